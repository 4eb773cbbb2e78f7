import {
  type Barrage,
  barrageOdds,
  type CommandOf,
  check,
  type EventOf,
  type Figure,
  type FigureId,
  figureOf,
  type GameState,
  grenadeOdds,
  isRefusal,
  knownFigure,
  liveEntries,
  type Odds,
  onTable,
  type Refusal,
  type SideId,
  STANDARD_GRENADES,
} from '@tactic48/rules'
import { useDeferredValue, useMemo } from 'react'
import { useGame } from '../../game/gameStore.ts'
import { activeDraft, redraft } from '../../input/active.ts'
import type { PreparedAnswer } from '../../interactions/draft.ts'
import type { Hit } from '../../interactions/interaction.ts'
import type { PreparedDraft } from '../../interactions/prepared.ts'
import { usePlay } from '../playContext.ts'
import type { Situation } from '../situation.ts'
import { useTable } from '../tableStore.ts'

/** Asks the table to be looked at again whenever the answer in hand changes. */
export const useAnswerInHand = (): unknown => useTable(({ draft }) => (draft?.verb === 'prepared' ? draft : undefined))

/** The answer in hand: what was changed so far, else what §33 proposes. */
export function answerIn(play: Situation): PreparedDraft | undefined {
  const draft = activeDraft(play, useTable.getState().draft)
  return draft?.verb === 'prepared' ? draft : undefined
}

/** The same, with the reason why it cannot be given as it is. */
export function useAnswer(): (PreparedDraft & { readonly refusal: Refusal | undefined }) | undefined {
  const play = usePlay()
  useAnswerInHand()
  const answer = answerIn(play)
  if (!answer) return undefined
  const judged = check(play.state, answer.command)
  return { ...answer, refusal: isRefusal(judged) ? judged : undefined }
}

export const changeAnswer = (command: PreparedAnswer, current = 0): void => redraft({ command, current, fixed: true })

/** Back to what was proposed. */
export const forgetAnswer = (): void => useTable.getState().change({ draft: undefined })

/** One who is in danger of fire that is about to be called for. */
export interface Endangered {
  readonly figure: Figure
  /** What the next shell, or one bomb, does to him. */
  readonly odds: Odds
  /** SUPP-04: in the blast of at least one of all shells. */
  readonly caught?: number
}

/** Own men first, then whom it is likeliest to hurt. */
const ordered = (all: readonly Endangered[], side: SideId): readonly Endangered[] =>
  [...all].sort(
    (a, b) =>
      Number(b.figure.side === side) - Number(a.figure.side === side) ||
      a.odds.miss - b.odds.miss ||
      (b.caught ?? 0) - (a.caught ?? 0),
  )

function endangeredBy(
  state: GameState,
  caller: FigureId,
  side: SideId,
  { profile, ammo, at: target, line }: CommandOf<'placeSupport'>,
): readonly Endangered[] {
  const barrage: Barrage = { profile, ammo, target, line }
  const all = barrageOdds(state, caller, barrage).flatMap(({ figure: id, shell, caught }) => {
    const figure = figureOf(state, id)
    return figure ? [{ figure, odds: shell, caught }] : []
  })
  return ordered(all, side)
}

/** MORTAR-01: bombs on their aim points, each reckoned as if it were the first. */
function endangeredByBombs(
  state: GameState,
  caller: FigureId,
  side: SideId,
  { ammo, at }: CommandOf<'aimMortar'>,
): readonly Endangered[] {
  if (ammo === 'smoke') return []
  const { dice, radius } = STANDARD_GRENADES[ammo]
  const spared = new Map<FigureId, Odds>()
  for (const point of at) {
    for (const { figure, ...odds } of grenadeOdds(state, { thrower: caller, dice, radius, at: point })?.caught ?? []) {
      const known = spared.get(figure)
      if (!known || odds.miss < known.miss) spared.set(figure, odds)
    }
  }
  const all = onTable(state).flatMap((figure) => {
    const odds = spared.get(figure.id)
    return odds ? [{ figure, odds }] : []
  })
  return ordered(all, side)
}

type Aimed = CommandOf<'placeSupport' | 'aimMortar'>

const known = new WeakMap<Aimed, { readonly state: GameState; readonly all: readonly Endangered[] }>()

/** The list and the table ask alike: it is reckoned once. */
function endangered(state: GameState, caller: FigureId, command: Aimed): readonly Endangered[] {
  const before = known.get(command)
  if (before?.state === state) return before.all
  const { side } = knownFigure(state, caller)
  const all =
    command.verb === 'placeSupport'
      ? endangeredBy(state, caller, side, command)
      : endangeredByBombs(state, caller, side, command)
  known.set(command, { state, all })
  return all
}

/** Reckoned behind the pointer: the marker never waits for it. */
export function useEndangered(state: GameState, caller: FigureId, command: Aimed): readonly Endangered[] {
  const shown = useDeferredValue(command)
  return useMemo(() => endangered(state, caller, shown), [state, caller, shown])
}

/** Of whatever answer is in hand. */
export function endangeredNow({ state, question }: Situation, command: PreparedAnswer): readonly Endangered[] {
  const aims = command.verb === 'placeSupport' || command.verb === 'aimMortar'
  return aims && question && 'caller' in question ? endangered(state, question.caller, command) : []
}

export const asHits = (all: readonly Endangered[]): readonly Hit[] =>
  all.map(({ figure, odds }) => ({ figure, kind: 'caught', chance: 1 - odds.miss }))

/** The dice of the call that is being settled. */
export function useLastCall(caller: FigureId): EventOf<'callTried'> | undefined {
  const log = useGame((store) => store.game?.log)
  return useMemo(() => {
    const entries = log ? liveEntries(log.entries) : []
    for (let i = entries.length - 1; i >= 0; i--) {
      const tried = entries[i]?.events.findLast((event) => event.type === 'callTried' && event.caller === caller)
      if (tried?.type === 'callTried') return tried
    }
    return undefined
  }, [log, caller])
}
