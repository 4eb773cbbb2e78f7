import { isGone } from '@tactic48/rules'
import { useLayoutEffect, useMemo } from 'react'
import { boardOf } from '../boardModel/boardOf.ts'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { partOf, verbOf } from '../interactions/draft.ts'
import { FRAME } from '../paint/frame.ts'
import { type Named, useNames } from '../prose/useNames.ts'
import type { Extent } from '../table/camera.ts'
import { createLens, type Lens } from '../table/lens.ts'
import type { Play } from './playContext.ts'
import { useToldLog, useToldSoFar } from './playStage.ts'
import { situationOf } from './situation.ts'
import { useTable } from './tableStore.ts'

const EDGE = FRAME + 0.1
const NOTHING: Named = {
  figures: [],
  sheets: [],
  cards: { characters: {}, weapons: {} },
  table: { width: 1000, height: 1000, elements: [], dressing: [] },
}

let kept: { readonly of: string; readonly lens: Lens } | undefined

/** Who leaves the table to read a rule finds it again as it was looked at. */
function lensFor(name: string, width: number, height: number, opening: Extent | undefined): Lens {
  const of = `${name} ${width} ${height}`
  if (kept?.of !== of) {
    const extent = { left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }
    kept = { of, lens: createLens(extent, () => opening) }
  }
  return kept.lens
}

/** The situation with what the screen adds to it: names in the reader's language and the camera with what it shows first. */
export function useGameInPlay(opening: Extent | undefined): Play | undefined {
  const game = useGame((store) => store.game)
  const moment = useTable((table) => table.moment)
  const told = useToldSoFar()
  const situation = useMemo(() => game && situationOf(game, moment, told), [game, moment, told])
  const log = useToldLog(game)
  const state = situation?.state ?? NOTHING
  usePointsOf(situation?.state.rules.company?.edition)
  const names = useNames(state)
  const { width, height } = state.table
  // A step that is tried again is another game on the same table.
  const name = (opening ? game?.battlefield : game?.id) ?? ''
  const lens = useMemo(() => lensFor(name, width, height, opening), [name, width, height, opening])
  const inPlay = situation?.state
  const board = useMemo(() => inPlay && boardOf(inPlay), [inPlay])
  const play = useMemo(
    () => situation && board && log && { ...situation, board, names, lens, log },
    [situation, board, names, lens, log],
  )
  useSelectionKept(play)
  return play
}

/** What was in hand is put down when its side is no longer asked, or when it is gone. */
function useSelectionKept(play: Play | undefined): void {
  const state = play?.state
  const side = play?.side
  const kind = play?.question?.kind
  useLayoutEffect(() => {
    if (!state) return
    const { selected, draft, clear, select } = useTable.getState()
    const verb = verbOf(draft)
    const figure = state.figures.find(({ id }) => id === selected)
    if (selected && figure && isGone(figure)) clear()
    else if (figure && figure.side !== side && (verb || kind === 'action' || kind === 'window')) select(undefined)
    else if (figure && kind !== 'action' && kind !== 'window' && kind !== 'deploy' && verb) select(figure.id)
    else if (!figure && partOf(draft, 'goal') && kind !== 'drift') clear()
  }, [state, side, kind])
}
