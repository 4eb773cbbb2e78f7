import type { Point } from '@tactic48/geometry'
import type { Figure } from '@tactic48/rules'
import { createContext, type ReactElement, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import type { BoardModel } from '../board/model.ts'
import { boardOf } from '../boardModel/boardOf.ts'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import type { JudgedVerb } from '../interactions/actions.ts'
import type { Hit, Prospect } from '../interactions/interaction.ts'
import { FRAME } from '../paint/frame.ts'
import { type Named, type Names, useNames } from '../prose/useNames.ts'
import type { SeenLog } from '../session/seenLog.ts'
import type { Extent } from '../table/camera.ts'
import { createLens, type Lens } from '../table/lens.ts'
import { useToldLog } from './playStage.ts'
import type { Shooting, ShotInView } from './shot.ts'
import { type Situation, useSituation } from './situation.ts'

/** What every part of the table needs to know. */
export interface Play extends Situation {
  /** What the state shows on the table. */
  readonly board: BoardModel
  readonly names: Names
  readonly lens: Lens
  /** As far as it has been told. */
  readonly log: SeenLog
}

const EDGE = FRAME + 0.1
const NOTHING: Named = {
  figures: [],
  sheets: [],
  cards: { characters: {}, weapons: {} },
  table: { width: 1000, height: 1000, elements: [], dressing: [] },
}

let kept: { readonly of: string; readonly lens: Lens } | undefined

/** Who leaves the table to read a rule finds it again as it was looked at. */
function useLens(name: string, { width, height }: Named['table'], opening: Extent | undefined): Lens {
  const of = `${name} ${width} ${height}`
  const lens = useMemo(() => {
    if (kept?.of === of) return kept.lens
    const extent = { left: -EDGE, top: -EDGE, right: width / 1000 + EDGE, bottom: height / 1000 + EDGE }
    return createLens(extent, () => opening)
  }, [of, width, height, opening])
  useLayoutEffect(() => {
    kept = { of, lens }
  }, [of, lens])
  return lens
}

/** The situation with what the screen adds to it: names in the reader's language and the camera with what it shows first. */
export function useGameInPlay(opening: Extent | undefined): Play | undefined {
  const game = useGame((store) => store.game)
  const situation = useSituation()
  const log = useToldLog(game)
  const state = situation?.state ?? NOTHING
  usePointsOf(situation?.state.rules.company?.edition)
  const names = useNames(state)
  // A step that is tried again is another game on the same table.
  const lens = useLens((opening ? game?.battlefield : game?.id) ?? '', state.table, opening)
  const inPlay = situation?.state
  const board = useMemo(() => inPlay && boardOf(inPlay), [inPlay])
  return useMemo(
    () => situation && board && log && { ...situation, board, names, lens, log },
    [situation, board, names, lens, log],
  )
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('usePlay outside PlayContext')
  return play
}

/** What is drawn on the table for the eye, in words for the ear. */
export interface Sign {
  readonly name: string
  readonly at: Point
  /** It marks a place, and nothing that has a line of its own. */
  readonly place: boolean
}

/** What the table is used for beside a game of one's own, such as a lesson: what it brings, and what it has no use for. */
export interface TableHost {
  readonly title: string
  readonly back: { readonly href: string; readonly label: string }
  /** What the camera shows first, in u. */
  readonly opening: Extent
  /** Both sides count their losses. */
  readonly losses: boolean
  /** In the rail instead of what the game is played for; folded, it leaves the room to what is being done. */
  readonly Brief: (props: { readonly folded: boolean }) => ReactElement
  /** Over the figures, in 1/1000 u. */
  readonly drawing: ReactNode
  /** Paper on the table. */
  readonly tags: ReactNode
  /** Drawing and paper as they are now, for the table as text. */
  readonly Signs: (props: { readonly told: (signs: readonly Sign[]) => ReactElement }) => ReactElement
  /** Its own hints instead of the opponent's. */
  readonly askHint: () => void
  /** In the menu instead of saving, replay, draw and resignation. */
  readonly menu: ReactNode
}

export const TableHostContext = createContext<TableHost | undefined>(undefined)

export const useTableHost = (): TableHost | undefined => useContext(TableHostContext)

/** What a game with somebody elsewhere offers when it is over, instead of a rematch and a replay of this browser. */
interface AfterGame {
  readonly acts: ReactNode
  readonly watch: (moment: number) => void
}

export const AfterGameContext = createContext<AfterGame | undefined>(undefined)

/** What the player is about to do, and what would come of it. */
interface Planned {
  readonly actor: Figure | undefined
  /** Every Action of his, and whether it can be done. */
  readonly verbs: readonly JudgedVerb[]
  readonly prospect: Prospect | undefined
  readonly shooting: Shooting | undefined
  readonly shot: ShotInView | undefined
  readonly hits: readonly Hit[]
}

export const PlannedContext = createContext<Planned>({
  actor: undefined,
  verbs: [],
  prospect: undefined,
  shooting: undefined,
  shot: undefined,
  hits: [],
})

export const usePlanned = (): Planned => useContext(PlannedContext)
