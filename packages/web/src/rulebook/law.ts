import type { Atom } from '@tactic48/rules'

type Family = Atom extends `${infer F}-${number}` ? F : never

/** The page of docs/rules on which a family is specified; the build serves it as `rules/<page>.html`. */
const PAGES: { readonly [family in Family]: string } = {
  GEN: 'general',
  SETUP: 'set-up',
  TURN: 'turn',
  FIRE: 'fire',
  AIM: 'fire',
  COVER: 'cover',
  LOS: 'sight',
  MOVE: 'movement',
  MNF: 'movement',
  OF: 'opportunity-fire',
  SF: 'suppression',
  GREN: 'grenades',
  H2H: 'hand-to-hand',
  WOUND: 'wounds',
  CMD: 'abilities',
  CAMO: 'abilities',
  VICT: 'victory',
  FORCE: 'forces',
  STRUCT: 'forces',
  ORDER: 'orders',
  PLAN: 'orders',
  CALL: 'calls',
  REINF: 'calls',
  SUPP: 'calls',
  MORTAR: 'calls',
  RADIO: 'radio-and-runners',
  RUNNER: 'radio-and-runners',
  INIT: 'initiative',
  FEINT: 'feint',
  MEDIC: 'medics',
  EVAC: 'medics',
  AID: 'medics',
  MOUNT: 'mounts',
  BUNKER: 'bunkers',
  TACTIC: 'tactic-cards',
  SHOCK: 'psychological-shock',
  HOUSE: 'undefined',
  CARD: 'cards',
}

/** The paragraph of an atom in the specification, relative to the page of the game. */
export const lawHref = (atom: Atom): string =>
  `rules/${PAGES[atom.slice(0, atom.lastIndexOf('-')) as Family]}.html#${atom.toLowerCase()}`
