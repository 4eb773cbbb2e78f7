import type { ActionVerb, GameState, QuestionOf } from '@tactic48/rules'

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
export interface StandingAnswers {
  readonly asked: readonly Moment[]
  /** The turn in which it wants to hear of nothing more. */
  readonly quietTurn?: number
  /** The Action of which it has heard enough. */
  readonly quietAction?: string
}

export const ATTENTIVE: StandingAnswers = { asked: MOMENTS }

/** TURN-16: shall this window be answered with a pass, by what was said in advance and by public facts alone? */
export function passesBy(
  standing: StandingAnswers,
  state: Pick<GameState, 'turn' | 'sheets'>,
  window: Pick<QuestionOf<'window'>, 'after'>,
): boolean {
  const { asked, quietTurn, quietAction } = standing
  if (quietTurn === state.turn.number || quietAction === actionKey(state)) return true
  return !asked.includes(momentOf(state, window))
}

export function presetOf({ asked }: StandingAnswers): Asking | undefined {
  const presets = Object.keys(ASKING) as readonly Asking[]
  return presets.find((name) => {
    const wanted: readonly Moment[] = ASKING[name]
    return wanted.length === asked.length && wanted.every((moment) => asked.includes(moment))
  })
}
