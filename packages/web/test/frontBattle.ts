import { choose } from '@tactic48/ai'
import { SHOWCASE } from '@tactic48/content/showcase'
import { type Command, figureOf, isGone, type Played, seededChance, topQuestion } from '@tactic48/rules'
import type { BoardModel } from '../src/board/model.ts'
import { boardOf } from '../src/boardModel/boardOf.ts'
import { changeOf, type LiveShot, type RecordedBattle, type RecordedMoment } from '../src/front/liveBattle.ts'
import { openVignette, playVignette } from '../src/front/vignette.ts'
import { seenBy } from '../src/game/seen.ts'
import { type Beat, beatsOf } from '../src/stage/beats.ts'

/** What two opponents do from the opening to the last command before the end. */
export function vignetteCommands(): readonly Command[] {
  const commands: Command[] = []
  for (let game = openVignette(SHOWCASE); ; ) {
    const side = topQuestion(game.state)?.awaiting[0]
    const command = side && choose(seenBy(game.state, side), side, seededChance(`front ${commands.length}`))?.command
    if (!command) return commands
    game = playVignette(game, command)
    if (game.state.phase === 'over') return commands
    commands.push(command)
  }
}

/** What `npm run showcase` writes: the battle behind the front page, with every board that it shows. */
export function recordedBattle(commands: readonly Command[]): RecordedBattle {
  const opening = openVignette(SHOWCASE)
  let game: Played = opening
  let board = boardOf(opening.state)
  const change = (after: BoardModel) => {
    const difference = changeOf(board, after)
    board = after
    return difference
  }
  const moments = commands.map((command): RecordedMoment => {
    const before = game
    game = playVignette(before, command)
    const last = game.log.entries.at(-1)
    const events = last?.entry === 'command' ? last.events : []
    const beats = beatsOf(before.state, events).map((beat) => ({
      marks: beat.marks,
      time: beat.time,
      board: change(boardOf(beat.state)),
      ...shotIn(beat),
    }))
    return { turn: game.state.turn.number, beats, board: change(boardOf(game.state)) }
  })
  return { commands, opening: { turn: opening.state.turn.number, board: boardOf(opening.state) }, moments }
}

function shotIn({ state, events }: Beat): { readonly shot?: LiveShot } {
  const shot = events.findLast((event) => event.type === 'shotResolved')
  const target = shot && figureOf(state, shot.target)
  if (!target) return {}
  const { dice, need, result } = shot
  return { shot: { dice, need, result, at: target.position, fallen: isGone(target) } }
}
