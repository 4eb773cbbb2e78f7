import {
  allowanceOf,
  type Rank as CardRank,
  type CharacterCard,
  cardOf,
  type Figure,
  type GameState,
  isWounded,
  own,
  sheetOf,
  type WeaponProfile,
} from '@tactic48/rules'
import type { Arms, FigureLook, Rank } from './figureState.ts'

const ARMS: { readonly [silhouette: string]: Arms } = { rifle: 'rifle', smg: 'smg', mg: 'mg', sniper: 'sniper' }

const CHEVRONS: { readonly [rank in CardRank]?: Rank } = {
  corporal: 'corporal',
  nco: 'corporal',
  sergeant: 'sergeant',
  secondLieutenant: 'officer',
  lieutenant: 'officer',
  captain: 'officer',
  higher: 'officer',
}

/** The first gun gives the outline; a pistol is carried by those who lead. */
function armsOf(weapons: readonly WeaponProfile[]): Arms {
  const gun = weapons.find(({ kind }) => kind === 'gun')
  if (gun?.silhouette === 'pistol') return 'officer'
  return own(ARMS, gun?.silhouette ?? '') ?? (gun?.mg ? 'mg' : 'rifle')
}

export function cardLook(side: Figure['side'], card: CharacterCard | undefined): FigureLook {
  const rank = card && CHEVRONS[card.rank]
  return { side, arms: armsOf(card?.healthy.weapons ?? []), ...(rank ? { rank } : {}) }
}

/** Everything that a figure's marks tell (the clock places of the mock); Actions only while its side is active. */
export function lookOf(state: GameState, figure: Figure): FigureLook {
  const { standing, aims, shockSince, counters } = figure
  const stance = standing?.kind ?? (aims > 0 ? 'aim' : undefined)
  const harm = shockSince !== undefined ? 'shock' : counters.suppressed ? 'suppressed' : undefined
  const slots = allowanceOf(state, figure)
  const active = state.phase === 'play' && state.turn.active === figure.side
  return {
    ...cardLook(figure.side, cardOf(state, figure)),
    wounded: isWounded(state, figure),
    ...(stance ? { stance } : {}),
    ...(harm ? { harm } : {}),
    ...(active ? { actions: { slots, spent: Math.min(slots, sheetOf(state, figure).counters.slots) } } : {}),
  }
}
