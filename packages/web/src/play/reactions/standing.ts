import type { ActionVerb, GameState, QuestionOf, SideId } from '@tactic48/rules'
import { create } from 'zustand'
import { useGame } from '../../game/gameStore.ts'

/** TURN-16: moments of the other's turn at which a side may wish to be asked; all of them are public. */
export const MOMENTS = [
  'turnStart',
  'fireDeclared',
  'grenadeThrown',
  'shot',
  'grenade',
  'move',
  'order',
  'other',
] as const
export type Moment = (typeof MOMENTS)[number]

export const ASKING = {
  every: MOMENTS,
  shots: ['fireDeclared', 'grenadeThrown', 'shot', 'grenade'],
  never: [],
} as const satisfies { readonly [preset: string]: readonly Moment[] }
export type Asking = keyof typeof ASKING

const AFTER: { readonly [V in ActionVerb]?: Moment } = {
  fire: 'shot',
  moveAndFire: 'shot',
  fireAtArmour: 'shot',
  throwGrenade: 'grenade',
  layCharge: 'grenade',
  move: 'move',
  carry: 'move',
  mount: 'move',
  dismount: 'move',
  giveOrder: 'order',
}

/** Which of them a window is. */
export function momentOf({ turn }: Pick<GameState, 'turn'>, { after }: Pick<QuestionOf<'window'>, 'after'>): Moment {
  if (after !== 'action') return after
  return (turn.last && AFTER[turn.last.verb]) ?? 'other'
}

/** The Action that a window belongs to: every one uses a slot, so their sum tells one from the next. */
export const actionKey = ({ turn, sheets }: Pick<GameState, 'turn' | 'sheets'>): string =>
  `${turn.number} ${sheets.reduce((sum, { counters }) => sum + counters.slots, 0)}`

/** What one side has said in advance. It is given without looking at the hand, and holds whatever is in it. */
export interface Standing {
  readonly asked: readonly Moment[]
  /** The turn in which it wants to hear of nothing more. */
  readonly quietTurn?: number
  /** The Action of which it has heard enough. */
  readonly quietAction?: string
}

const ATTENTIVE: Standing = { asked: MOMENTS }

/** TURN-16: shall this window be answered with a pass, by what was said in advance and by public facts alone? */
export function passesBy(
  standing: Standing,
  state: Pick<GameState, 'turn' | 'sheets'>,
  window: Pick<QuestionOf<'window'>, 'after'>,
): boolean {
  const { asked, quietTurn, quietAction } = standing
  if (quietTurn === state.turn.number || quietAction === actionKey(state)) return true
  return !asked.includes(momentOf(state, window))
}

type Sides = { readonly [side in SideId]?: Standing }

interface StandingStore {
  readonly games: { readonly [game: string]: Sides }
  readonly say: (game: string, side: SideId, part: Partial<Standing>) => void
}

const KEPT = 'tactic48.asked'

/** For as long as this tab lives: a reload keeps it, another visit asks again. */
function kept(): StandingStore['games'] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as StandingStore['games']) : {}
  } catch {
    return {}
  }
}

const useStandings = create<StandingStore>()((set, get) => ({
  games: kept(),
  say: (game, side, part) => {
    const { games } = get()
    const sides = games[game] ?? {}
    const next = { ...games, [game]: { ...sides, [side]: { ...ATTENTIVE, ...sides[side], ...part } } }
    sessionStorage.setItem(KEPT, JSON.stringify(next))
    set({ games: next })
  },
}))

const standingOf = (games: StandingStore['games'], game: string, side: SideId): Standing => {
  const said = games[game]?.[side]
  return said && Array.isArray(said.asked) ? said : ATTENTIVE
}

export function presetOf({ asked }: Standing): Asking | undefined {
  const presets = Object.keys(ASKING) as readonly Asking[]
  return presets.find((name) => {
    const wanted: readonly Moment[] = ASKING[name]
    return wanted.length === asked.length && wanted.every((moment) => asked.includes(moment))
  })
}

/** What a side of the game on the table has said in advance, and how it says more. */
export function useStanding(side: SideId): readonly [Standing, (part: Partial<Standing>) => void] {
  const game = useGame((store) => store.game?.id ?? '')
  const standing = useStandings((store) => standingOf(store.games, game, side))
  const say = useStandings((store) => store.say)
  return [standing, (part) => say(game, side, part)]
}
