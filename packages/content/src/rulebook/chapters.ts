import { ATOM_IDS, type Atom } from '@tactic48/rules'
import type { InLanguages } from './template.ts'

export const PARTS = ['quickStart', 'company', 'house'] as const
export type Part = (typeof PARTS)[number]

export interface Chapter {
  readonly id: string
  readonly part: Part
  readonly title: InLanguages
  readonly atoms: readonly Atom[]
}

/** All atoms of the families, in the order of the families. */
const family = (...names: readonly string[]): readonly Atom[] =>
  names.flatMap((name) => ATOM_IDS.filter((atom) => atom.slice(0, atom.indexOf('-')) === name))

const chapter =
  (part: Part) =>
  (id: string, en: string, it: string, es: string, atoms: readonly Atom[]): Chapter => ({
    id,
    part,
    title: { en, it, es },
    atoms,
  })

const quickStart = chapter('quickStart')
const company = chapter('company')
const house = chapter('house')

/** What a Character may do is told after how a turn runs. */
const ACTIONS: readonly Atom[] = [
  'TURN-15',
  'TURN-09',
  'TURN-10',
  'TURN-11',
  'TURN-12',
  'TURN-13',
  'TURN-17',
  'TURN-18',
]
const TURN = family('TURN').filter((atom) => !ACTIONS.includes(atom))

/** In the order in which a player needs it; every atom stands in one chapter. */
export const CHAPTERS: readonly Chapter[] = [
  quickStart('turn', 'The turn', 'Il turno', 'El turno', TURN),
  quickStart('actions', 'Actions', 'Azioni', 'Acciones', [...ACTIONS, ...family('CARD')]),
  quickStart('sight', 'Sight and cover', 'Linea di vista e copertura', 'Línea de Visión y coberturas', family('LOS')),
  quickStart('shooting', 'Shooting', 'Sparare', 'Disparar', family('FIRE', 'AIM', 'COVER')),
  quickStart('moving', 'Moving', 'Muovere', 'Mover', family('MOVE', 'MNF')),
  quickStart('opportunity', 'Opportunity Fire', 'Fuoco di Opportunità', 'Fuego de Oportunidad', family('OF')),
  quickStart('suppression', 'Suppression Fire', 'Fuoco di Soppressione', 'Fuego de Supresión', family('SF')),
  quickStart('grenades', 'Grenades', 'Granate', 'Granadas', family('GREN')),
  quickStart('handToHand', 'Hand to hand', 'Corpo a Corpo', 'Cuerpo a Cuerpo', family('H2H')),
  quickStart('wounds', 'Wounds', 'Ferite', 'Heridas', family('WOUND')),
  quickStart('abilities', 'Abilities', 'Abilità', 'Habilidades', family('CMD', 'CAMO')),
  quickStart('winning', 'Winning', 'Vincere', 'Ganar', family('VICT')),
  quickStart('setUp', 'Setting up', 'Preparare la partita', 'Preparar la partida', family('SETUP')),
  quickStart(
    'general',
    'Measuring and other basics',
    'Misure e nozioni di base',
    'Medidas y otros fundamentos',
    family('GEN'),
  ),
  company('forces', 'Building a company', 'Formare la compagnia', 'Formar la compañía', family('FORCE', 'STRUCT')),
  company('orders', 'Orders', 'Ordini', 'Órdenes', family('ORDER')),
  company(
    'calls',
    'Planning and calls',
    'Pianificazione e Chiamate',
    'Planificación y llamadas',
    family('PLAN', 'CALL', 'REINF', 'SUPP', 'MORTAR'),
  ),
  company('radio', 'Radio and messengers', 'Radio e messaggeri', 'Radio y enlaces', family('RADIO', 'RUNNER')),
  company('initiative', 'Initiative and feints', 'Iniziativa e finte', 'Iniciativa y fintas', family('INIT', 'FEINT')),
  company('medics', 'Medics', 'Medici', 'Sanitarios', family('MEDIC', 'EVAC', 'AID')),
  company('mounts', 'Mounts and bunkers', 'Cavalli, moto e bunker', 'Monturas y búnkeres', family('MOUNT', 'BUNKER')),
  company('tactics', 'Tactic cards', 'Carte tattiche', 'Cartas tácticas', family('TACTIC')),
  house('shock', 'Psychological shock', 'Shock psicologico', 'Conmoción psicológica', family('SHOCK')),
  house('house', 'House rules', 'Regole della casa', 'Reglas de la casa', family('HOUSE')),
]

export const chapterOf = (atom: Atom): Chapter | undefined => CHAPTERS.find(({ atoms }) => atoms.includes(atom))
