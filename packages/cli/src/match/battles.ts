import { BATTLES, type Battle, battleSpec, FORMATIONS } from '@tactic48/content/battles'
import { CC_EDITIONS, type Force, QS_EDITIONS, type SideId, seatId, totalOf } from '@tactic48/rules'
import { editionsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { playGame } from './game.ts'
import { playerOf } from './load.ts'
import type { Pairing } from './pairings.ts'
import type { Player } from './player.ts'
import { type Interval, wilson } from './tally.ts'

const SEATS = { blue: seatId('blue'), ember: seatId('ember') } as const
const SHEETS = QS_EDITIONS.flatMap((qs) => CC_EDITIONS.map((cc) => `${qs}+${cc}`))

/** Between equal opponents neither side of a battle should win more often than this. */
export const FAIR = { low: 0.3, high: 0.7 } as const

export interface BattleBalance {
  readonly battle: string
  readonly games: number
  readonly blue: number
  readonly drawn: number
  /** Of Blue: games won plus half of those drawn. */
  readonly score: Interval | undefined
  readonly fair: boolean
}

/** All battles, or those with these ids. */
export function battlesNamed(ids: readonly string[]): readonly Battle[] {
  if (ids.length === 0) return BATTLES
  return ids.map((id) => {
    const battle = BATTLES.find((one) => one.id === id)
    if (!battle) throw new CliError(`no battle is called '${id}'; take ${BATTLES.map((one) => one.id).join(', ')}`)
    return battle
  })
}

/** The sides of a battle differ, so they are not changed: every game has dice and a pair of sheets of its own. */
function battlePairing(battle: Battle, number: number, seed: string, edition: string | undefined): Pairing {
  const sheets = edition ?? SHEETS[number % SHEETS.length] ?? 'qs-en+cc-en'
  return {
    seed: `${seed} ${battle.id} ${number}`,
    title: `${battle.id} ${sheets}`,
    spec: battleSpec(battle, editionsOf(sheets), SEATS),
  }
}

export async function battleBalance(
  battle: Battle,
  games: number,
  seed: string,
  edition: string | undefined,
): Promise<BattleBalance> {
  const player = fielding(await playerOf('regular', 60), battle)
  let blue = 0
  let drawn = 0
  for (let number = 0; number < games; number++) {
    const pairing = battlePairing(battle, number, seed, edition)
    const { winner, fault } = await playGame(pairing, { blue: player, ember: player })
    if (fault !== undefined) throw new CliError(`${pairing.title}: ${fault}`)
    if (!winner) drawn += 1
    else if (winner === 'blue') blue += 1
  }
  const score = wilson(blue + drawn / 2, games)
  const share = score?.share ?? 0
  return { battle: battle.id, games, blue, drawn, score, fair: share >= FAIR.low && share <= FAIR.high }
}

/** The opponent buys no cards: where a battle gives AP to spend it fields the squad of the faction. */
function fielding(player: Player, battle: Battle): Player {
  return {
    ...player,
    answer(asked, chance) {
      const [side] = asked.question.awaiting
      if (asked.question.kind !== 'force' || !side) return player.answer(asked, chance)
      return { verb: 'submitForce', seat: SEATS[side], force: forceFor(battle, side, asked.view.cards) }
    },
  }
}

/** SETUP-01: of the squad as many as the AP allow, the last in its list staying behind. */
function forceFor({ sides }: Battle, side: SideId, cards: Parameters<typeof totalOf>[0]): Force {
  const { faction, ...rest } = sides[side]
  const squad = FORMATIONS.find(({ size, force }) => size === 'squad' && force.faction === faction)
  if (!squad) throw new CliError(`${faction} has no squad`)
  let { force } = squad
  const limit = rest.who === 'ap' ? rest.ap : squad.ap
  while (force.characters.length > 1 && totalOf(cards, force) > limit) {
    force = { ...force, characters: force.characters.slice(0, -1) }
  }
  return force
}
