import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { choose } from '@tactic48/ai'
import { companyBookOf, FACTIONS } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import {
  defaultAnswer,
  isRefusal,
  type Log,
  type Played,
  play,
  type Refusal,
  reopen,
  ruleSetOf,
  seededChance,
  startLog,
  storeLog,
  topQuestion,
} from '@tactic48/rules'
import { SEATS } from '../../packages/web/src/game/seats.ts'

const FOLDER = new URL('../.built/', import.meta.url)

/**
 * Two ready companies that the opponent played against itself for so many turns. To play it takes minutes, so it is kept beside the
 * benchmarks and played again only where it is missing or comes out otherwise now.
 */
export function longGame(turns: number): Played {
  const kept = new URL(`company-${turns}.json`, FOLDER)
  if (existsSync(kept)) {
    const played = reopen(JSON.parse(readFileSync(kept, 'utf8')))
    if (!isRefusal(played)) return played
  }
  const played = playedFor(turns)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(kept, JSON.stringify(storeLog(played.log)))
  return played
}

function playedFor(turns: number): Played {
  const chance = seededChance('thirty turns')
  let played = held(startLog(companies(), chance))
  while (played.state.turn.number <= turns) {
    const side = topQuestion(played.state)?.awaiting[0]
    if (!side) throw new Error(`the game was over in turn ${played.state.turn.number}`)
    const command = choose(played.state, side, chance)?.command ?? defaultAnswer(played.state, side, chance)
    if (!command) throw new Error('nothing can be answered')
    played = held(play(played, command, chance))
  }
  return played
}

function held(played: Played | Refusal): Played {
  if (isRefusal(played)) throw new Error(`${played.rule} ${played.code}`)
  return played
}

/** Nobody breaks before the last man, so that it lasts. */
function companies(): Log['spec'] {
  const formation = FORMATIONS.find(({ size }) => size === 'company')
  if (!formation) throw new Error('no company is ready')
  const { force, ap } = formation
  return {
    start: 'setup',
    rules: ruleSetOf({ qs: 'qs-en', cc: 'cc-en', options: { turnLimit: 40 }, scenario: { victoryShare: 1 } }),
    cards: companyBookOf(FACTIONS.filter(({ id }) => id === force.faction)),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: 'skirmish',
    agreedAp: ap,
    table: { width: 72_000, height: 48_000 },
    forces: { blue: force, ember: force },
  }
}
