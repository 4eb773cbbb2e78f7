import {
  type GameSpec,
  type GameState,
  isRefusal,
  type Played,
  type Refusal,
  seededChance,
  startLog,
} from '@tactic48/rules'
import { expose } from 'comlink'
import { setUpAtOnce } from '../game/setUp.ts'

/** How many of all figures stand on the table. */
export type OnProgress = (done: number, all: number) => void

const tell = (state: GameState, onProgress: OnProgress): void =>
  onProgress(state.figures.filter(({ place }) => place.at !== 'reserve').length, state.figures.length)

/** Both forces are set out here: the page goes on while a company takes its places. */
const setOut = (spec: GameSpec, seed: string, onProgress: OnProgress): Played | Refusal => {
  const chance = seededChance(seed)
  const opened = startLog(spec, chance)
  if (isRefusal(opened)) return opened
  return setUpAtOnce(opened, chance, (state) => tell(state, onProgress))
}

export type SetOut = typeof setOut

expose(setOut)
