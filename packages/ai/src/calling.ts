import type { Point } from '@tactic48/geometry'
import {
  type Bomb,
  barrageOdds,
  bombOdds,
  type CallKind,
  type Command,
  callOptions,
  type Figure,
  type FigureId,
  type GameState,
  knownFigure,
  type QuestionOf,
  SUPPORT_PROFILES,
  type SupportId,
  seatOf,
  teamOdds,
} from '@tactic48/rules'
import { pointsWorthHitting } from './generator/marks.ts'
import type { Situation } from './situation.ts'
import { gainOf, type Harm, riskOf } from './worth.ts'

/** Enemies round whom a fall of shells is thought of. */
const MANY_AIMS = 5
/** Of what a barrage would do now: it falls turns later, when the men have gone on. */
const LATER = 0.5
/** AP of a team that comes turns later. */
const TEAM = 6
const MOST_TEAMS = 2

/** AP that a call brings when it is heard, as the table stands. */
export const calledValue = (situation: Situation, caller: Figure, kind: CallKind): number =>
  situation.once(kind, caller, () => {
    const { state } = situation
    if (kind === 'reinforcements') {
      const teams = teamOdds(state, caller).reduce((sum, chance, i) => sum + chance * (i + 1), 0)
      return TEAM * Math.min(MOST_TEAMS, teams)
    }
    const { support, mortar } = callOptions(state, caller)
    if (kind === 'platoonMortar') {
      const [first] = aims(situation, caller, mortar.ammo)
      return first ? Math.max(0, mortar.shells * first.value) : 0
    }
    const [first] = barrages(
      situation,
      caller,
      support.profiles.map(({ profile }) => profile),
    )
    return first ? Math.max(0, LATER * first.value) : 0
  })

interface Aimed<T> {
  readonly what: T
  readonly at: Point
  readonly value: number
}

const best = <T>(all: Aimed<T>[]): readonly Aimed<T>[] => all.sort((a, b) => b.value - a.value)

/** SUPP-03: profiles and targets, the best first. A strip is laid by the rules (D49). */
function barrages(situation: Situation, caller: Figure, profiles: readonly SupportId[]): readonly Aimed<SupportId>[] {
  const { state } = situation
  return best(
    profiles
      .filter((profile) => !SUPPORT_PROFILES[profile].strip)
      .flatMap((profile) =>
        pointsWorthHitting(state, caller, MANY_AIMS).map((at) => {
          const barrage = { profile, ammo: 'he', target: at, line: undefined } as const
          const odds = barrageOdds(state, caller.id, barrage).map(({ figure, shell }) => ({ figure, odds: shell }))
          return { what: profile, at, value: SUPPORT_PROFILES[profile].shells * harm(situation, odds) }
        }),
      ),
  )
}

/** MORTAR-01: bombs and where one of them does most, the best first. */
function aims(situation: Situation, caller: Figure, ammo: readonly Bomb[]): readonly Aimed<Bomb>[] {
  const { state } = situation
  return best(
    ammo.flatMap((bomb) =>
      pointsWorthHitting(state, caller, MANY_AIMS).map((at) => ({
        what: bomb,
        at,
        value: harm(situation, bombOdds(state, caller.id, { ammo: bomb, at: [at] })),
      })),
    ),
  )
}

function harm(situation: Situation, all: readonly { readonly figure: FigureId; readonly odds: Harm }[]): number {
  let sum = 0
  for (const { figure: id, odds } of all) {
    const figure = knownFigure(situation.state, id)
    const stake = situation.stake(figure)
    sum += figure.side === situation.side ? -riskOf(stake, odds) : gainOf(stake, odds)
  }
  return sum
}

/** D30, D32: where fire that was called falls, the best first; `check` judges. */
export function placings(situation: Situation, question: QuestionOf<'support' | 'mortar'>): readonly Command[] {
  const { state, side } = situation
  const seat = seatOf(state, side)
  const caller = callerOf(state, question)
  if (!seat) return []
  if (question.kind === 'support') {
    return barrages(situation, caller, question.profiles)
      .filter(({ value }) => value > 0)
      .map(({ what, at }) => ({ verb: 'placeSupport', seat, profile: what, ammo: 'he', at }))
  }
  return aims(situation, caller, question.ammo)
    .filter(({ value }) => value > 0)
    .map(({ what, at }) => ({
      verb: 'aimMortar',
      seat,
      ammo: what,
      at: Array.from({ length: question.shells }, () => at),
    }))
}

const callerOf = (state: GameState, { caller }: QuestionOf<'support' | 'mortar'>): Figure => knownFigure(state, caller)
