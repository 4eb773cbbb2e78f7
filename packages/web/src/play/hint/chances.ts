import {
  type ActionVerb,
  able,
  check,
  enemiesOf,
  type Figure,
  type FigureId,
  friendsOf,
  type GameState,
  grenadeOdds,
  isRefusal,
  type SeatId,
  type SideId,
  strideOf,
  weaponsOf,
} from '@tactic48/rules'
import { winsBy, withinTouch } from '../../interactions/contact.ts'

/** What is told once, when it is possible for the first time. */
interface Chance {
  readonly rule: string
  /** Somebody who can do it now. */
  readonly of: (state: GameState, seat: SeatId, side: SideId) => FigureId | undefined
}

const somebodyAble =
  (verb: ActionVerb) =>
  (state: GameState, _: SeatId, side: SideId): FigureId | undefined =>
    friendsOf(state, side).find(({ id }) => !isRefusal(able(state, verb, id)))?.id

/** GREN-07: a throw at an enemy, or between him and the next, that `check` allows and that may hurt two. */
function catchesTwo(state: GameState, seat: SeatId, figure: Figure): boolean {
  if (!state.rules.premeasure || isRefusal(able(state, 'throwGrenade', figure.id))) return false
  const enemies = enemiesOf(state, figure.side)
  const foes = new Set(enemies.map(({ id }) => id))
  return weaponsOf(state, figure)
    .filter(({ kind }) => kind === 'grenade')
    .some(({ id: weapon }) =>
      enemies.some(({ position: at }) => {
        const odds = grenadeOdds(state, { thrower: figure.id, weapon, at })
        // GREN-05: what may drift away promises nothing.
        if (!odds || odds.onPoint < 1) return false
        const { caught } = odds
        if (caught.filter((one) => foes.has(one.figure)).length < 2) return false
        return !isRefusal(check(state, { verb: 'throwGrenade', seat, figure: figure.id, weapon, at }))
      }),
    )
}

function winsByMove(state: GameState, figure: Figure): boolean {
  if (!state.rules.premeasure || isRefusal(able(state, 'move', figure.id))) return false
  return withinTouch(state, figure, strideOf(state, figure, 'move')).some((touch) => winsBy(state, figure, touch))
}

const CHANCES = {
  objective: {
    rule: 'VICT-02',
    of: (state, _, side) => friendsOf(state, side).find((one) => winsByMove(state, one))?.id,
  },
  grenadeOnTwo: {
    rule: 'GREN-07',
    of: (state, seat, side) => friendsOf(state, side).find((one) => catchesTwo(state, seat, one))?.id,
  },
  joinable: { rule: 'SF-10', of: somebodyAble('joinSuppression') },
  healing: { rule: 'MEDIC-02', of: somebodyAble('firstAid') },
  caller: { rule: 'CALL-01', of: somebodyAble('call') },
} as const satisfies { readonly [name: string]: Chance }

type ChanceName = keyof typeof CHANCES

const NAMES = Object.keys(CHANCES) as readonly ChanceName[]

/** The first of those that nobody has been told of yet. */
export function newChance(
  state: GameState,
  seat: SeatId,
  side: SideId,
  known: readonly string[],
): { readonly name: ChanceName; readonly rule: string; readonly figure: FigureId } | undefined {
  for (const name of NAMES) {
    if (known.includes(name)) continue
    const { rule, of }: Chance = CHANCES[name]
    const figure = of(state, seat, side)
    if (figure) return { name, rule, figure }
  }
  return undefined
}
