import type { GameAround, ListedOnline, WholeGame } from '@tactic48/protocol'
import { textsNow } from '../i18n/loadTexts.ts'

const name = (): string => textsNow('app').computer

/** The computer of a server is called what the reader calls it, and is always there. */
export function withComputer(around: GameAround): GameAround {
  const { computer, names, here } = around
  if (!computer) return around
  return { ...around, names: { ...names, [computer]: name() }, here: { ...here, [computer]: true } }
}

export const wholeWithComputer = (whole: WholeGame): WholeGame => ({ ...whole, around: withComputer(whole.around) })

export const listedWithComputer = (game: ListedOnline): ListedOnline =>
  game.computer ? { ...game, opponent: name() } : game
