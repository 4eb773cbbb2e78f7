import type { Bot } from '@tactic48/ai'
import { opponentOf, type SideId } from '@tactic48/rules'
import { playOut } from '../match/game.ts'
import { pairing, type Terms } from '../match/pairings.ts'
import type { Player } from '../match/player.ts'
import { adjustedMargin, lostShare, luckOf } from './luck.ts'

/** One game of a pair, from where A sat. */
export interface Contest {
  readonly aSide: SideId
  /** 1, ½ or 0, of A. */
  readonly score: number
  /** Of the AP: what A took more than it lost, and the same without the luck of the shots. */
  readonly margin: number
  readonly adjusted: number
  readonly rule: string
  readonly rounds: number
  readonly turns: number
  /** Of A and of B: seconds of all their decisions, and of the longest turn. */
  readonly seconds: readonly [number, number]
  readonly longestTurn: readonly [number, number]
  readonly fault?: string
}

export interface PairResult {
  readonly number: number
  readonly title: string
  readonly games: readonly [Contest, Contest]
}

interface Thinking {
  all: number
  longest: number
  turn: number
  inTurn: number
}

const NO_THINKING = (): Thinking => ({ all: 0, longest: 0, turn: 0, inTurn: 0 })

/** The same table, forces, dice and first turn twice, the opponents with sides changed. */
export async function playPair(bots: readonly [Bot, Bot], terms: Terms, number: number): Promise<PairResult> {
  const { title } = pairing(terms, number)
  return {
    number,
    title,
    games: [await contest(bots, terms, number, 'blue'), await contest(bots, terms, number, 'ember')],
  }
}

async function contest([a, b]: readonly [Bot, Bot], terms: Terms, number: number, aSide: SideId): Promise<Contest> {
  const bSide = opponentOf(aSide)
  const thinking = { blue: NO_THINKING(), ember: NO_THINKING() }
  const luck = { blue: 0, ember: 0 }
  const players = { [aSide]: timed('A', a, thinking[aSide]), [bSide]: timed('B', b, thinking[bSide]) }
  const [blue, ember] = [players['blue'], players['ember']]
  if (!blue || !ember) throw new Error('two sides play')
  const { state, winner, rule, rounds, fault } = await playOut(pairing(terms, number), { blue, ember }, (done) => {
    const won = luckOf(done.before, done.step.events)
    luck.blue += won.blue
    luck.ember += won.ember
  })
  return {
    aSide,
    score: winner === undefined ? 0.5 : winner === aSide ? 1 : 0,
    margin: lostShare(state, bSide) - lostShare(state, aSide),
    adjusted: adjustedMargin(state, aSide, luck),
    rule,
    rounds,
    turns: state.turn.number,
    seconds: [thinking[aSide].all, thinking[bSide].all],
    longestTurn: [thinking[aSide].longest, thinking[bSide].longest],
    ...(fault === undefined ? {} : { fault }),
  }
}

const timed = (name: string, bot: Bot, thinking: Thinking): Player => ({
  name,
  answer({ view, question }, chance) {
    const begun = performance.now()
    const command = bot(view, question, chance)
    const spent = (performance.now() - begun) / 1000
    const { number } = view.turn
    thinking.inTurn = number === thinking.turn ? thinking.inTurn + spent : spent
    thinking.turn = number
    thinking.all += spent
    if (view.phase === 'play') thinking.longest = Math.max(thinking.longest, thinking.inTurn)
    return command
  },
  close: async () => undefined,
})
