import {
  caseFor,
  EXAMPLES,
  exampleGame,
  exampleLog,
  examplesBeside,
  exampleText,
  type WorkedExample,
} from '@tactic48/content/examples'
import type { Point } from '@tactic48/geometry'
import {
  type Atom,
  createGame,
  fold,
  type GameSpec,
  type GameState,
  isRefusal,
  type Log,
  liveEntries,
  onTable,
  type RuleSet,
  redrawnChance,
  seededChance,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { useLengthUnit, useTheme } from '../app/settings.ts'
import { Board } from '../board/Board.tsx'
import { Effects } from '../board/Effects.tsx'
import { boardOf } from '../boardModel/boardOf.ts'
import { type Begun, useGame } from '../game/gameStore.ts'
import type { About } from '../game/savedGame.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Mark, marksOf } from '../stage/marks.ts'
import { drawPlan } from '../table/drawPlan.ts'
import { sceneOf } from '../table/sceneOf.ts'
import { RuleLink } from '../ui/RuleId.tsx'
import { useSeen } from '../ui/useSeen.ts'
import css from './Book.module.css'

/** The worked examples of one rule. */
export function ExamplesOf({ atom, rules }: { atom: Atom; rules: RuleSet }): ReactElement | undefined {
  const { t } = useTranslation('book')
  const { drawn, named } = examplesBeside(atom)
  if (drawn.length + named.length === 0) return undefined
  return (
    <div className={css.examples}>
      {drawn.map((example) => (
        <ExampleCard key={example.id} example={example} rules={rules} />
      ))}
      {named.length > 0 && (
        <p className="muted t12">
          {t(drawn.length > 0 ? 'example.more' : 'example.see')}{' '}
          {named.map(({ id }) => (
            <RuleLink key={id} rule={id} />
          ))}
        </p>
      )}
    </div>
  )
}

/** The first of them, small: its picture, what happens, and the way to where it is watched or played. */
export function FirstExample({ atom, rules }: { atom: Atom; rules: RuleSet }): ReactElement | undefined {
  const { t } = useTranslation('book')
  const text = useExampleText()
  const { drawn, named } = examplesBeside(atom)
  const [example] = [...drawn, ...named]
  const [game, log] = useMemo(() => gameOf(example, rules), [example, rules])
  if (!example) return undefined
  const { id } = example
  return (
    <div className="stack g6" data-example={id}>
      {game && <ExamplePicture id={id} game={game} log={log} />}
      <p className="t12">
        {text(example, rules)} <a href={hrefOf({ page: 'book', at: id })}>{t('example.moment')}</a>
      </p>
    </div>
  )
}

function useExampleText(): (example: WorkedExample, rules: RuleSet) => string {
  const language = useLanguage()
  const unit = useLengthUnit()
  return ({ id }, rules) =>
    exampleText(id, rules, language, unit)
      .map(({ text }) => text)
      .join('')
}

function gameOf(example: WorkedExample | undefined, rules: RuleSet) {
  if (!example) return [undefined, undefined] as const
  const at = caseFor(example, rules)
  const game = exampleGame(example, rules, at)
  return [game, game && exampleLog(example, game, at)] as const
}

/** All of them in their order. */
export function AllExamples({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('book')
  return (
    <section aria-labelledby="book-all-examples">
      <h2 id="book-all-examples">{t('examples')}</h2>
      <p className="muted">{t('example.says')}</p>
      <div className={css.examples}>
        {EXAMPLES.map((example) => (
          <ExampleCard key={example.id} example={example} rules={rules} at={example.id} withRules />
        ))}
      </div>
    </section>
  )
}

interface ExampleCardProps {
  readonly example: WorkedExample
  readonly rules: RuleSet
  /** Its address on the page of all of them. */
  readonly at?: string
  readonly withRules?: boolean
}

function ExampleCard({ example, rules, at, withRules }: ExampleCardProps): ReactElement {
  const { t } = useTranslation('book')
  const text = useExampleText()
  const [game, log] = useMemo(() => gameOf(example, rules), [example, rules])
  const { id } = example
  return (
    <article className={clsx('raised t13', css.example)} id={at} tabIndex={at ? -1 : undefined} data-example={id}>
      {game && <ExamplePicture id={id} game={game} log={log} />}
      <h4>{t('example.name', { id })}</h4>
      <p>{text(example, rules)}</p>
      {withRules && (
        <p className="row wrap g4">
          {example.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
      {game ? <OpenIt id={id} game={game} log={log} /> : <p className="muted t12">{t('example.noPosition')}</p>}
    </article>
  )
}

/** One press: the example is told on the table, or its position is there for two at this screen. */
function OpenIt({ id, game, log }: { id: string; game: GameSpec; log: Log | undefined }): ReactElement {
  const { t } = useTranslation('book')
  const pressed = useRef(false)
  const [failed, setFailed] = useState(false)
  const open = async (page: 'game' | 'replay', entering: (about: About) => Promise<Begun>): Promise<void> => {
    if (pressed.current) return
    pressed.current = true
    const begun = await entering({ title: t('example.name', { id }), battlefield: id, players: BOTH_HERE })
    pressed.current = 'id' in begun
    if ('id' in begun) goTo({ page, id: begun.id })
    else setFailed(true)
  }
  return (
    <>
      <div className={clsx('row wrap', css.doors)}>
        {log && (
          <button
            type="button"
            className="btn"
            data-watch-example={id}
            onClick={() => void open('replay', (about) => useGame.getState().adopt(log, about))}
          >
            {t('example.watch')} <span className="sr">{id}</span>
          </button>
        )}
        <button
          type="button"
          className="btn"
          data-open-example={id}
          onClick={() => void open('game', (about) => useGame.getState().begin(game, about, 'byHand'))}
        >
          {t('example.open')} <span className="sr">{id}</span>
        </button>
      </div>
      {failed && <p role="alert">{t('example.failed')}</p>}
    </>
  )
}

const BOTH_HERE = { blue: 'person', ember: 'person' } as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room around what stands there, and the least that is shown, in 1/1000 u. */
const AROUND = 1300
const LEAST = 7000
const SHAPE = 2
const DOTS = 480

/** Seen only while it happens, or told by the mark that follows. */
const PASSING: readonly Mark['kind'][] = ['fall', 'aim', 'nerve']

/** What happens is looked at, else all who stand there. */
function spotsOf(state: GameState, marks: readonly Mark[]): readonly Point[] {
  return marks.length > 0 ? marks.flatMap(placesOf) : onTable(state).map(({ position }) => position)
}

function placesOf(mark: Mark): readonly Point[] {
  if (mark.kind === 'walk') return mark.points
  if ('from' in mark) return [mark.from, mark.to]
  if (mark.kind === 'blast') return corners(mark.at, mark.radius)
  return 'at' in mark ? [mark.at] : []
}

const corners = ({ x, y }: Point, r: number): readonly Point[] => [
  { x: x - r, y: y - r },
  { x: x + r, y: y + r },
]

/** What is spoken of, not the whole table: twice as wide as high. */
function boxOf({ markers, table }: GameState, spots: readonly Point[]): Box {
  const reach = markers.flatMap(({ at, radius }) => corners(at, Math.round(radius * 1000)))
  const all = [...spots, ...reach]
  if (all.length === 0) return { x: 0, y: 0, width: table.width, height: table.width / SHAPE }
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const width = Math.max(LEAST, right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * SHAPE)
  const height = width / SHAPE
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

interface ExamplePictureProps {
  readonly id: string
  readonly game: GameSpec
  /** What is done in it; absent: the position alone. */
  readonly log: Log | undefined
}

/** An example as the table draws it, with what was done there, once it comes near the window. */
function ExamplePicture(props: ExamplePictureProps): ReactElement {
  // Nothing is drawn that nobody comes near to.
  const [near, holder] = useSeen<HTMLDivElement>('300px')
  return (
    <div ref={holder} className={css.picture} aria-hidden="true">
      {near && <Drawn {...props} />}
    </div>
  )
}

const NOTHING = { state: undefined, marks: [] }

/** The table as it is left, and what led there. */
function told(
  id: string,
  game: GameSpec,
  log: Log | undefined,
): { state: GameState; marks: readonly Mark[] } | undefined {
  const begun = createGame(game, log ? redrawnChance(log.opening.draws) : seededChance(id))
  if (isRefusal(begun)) return undefined
  const events = log ? liveEntries(log.entries).flatMap((entry) => entry.events) : []
  const marks = marksOf(begun.state, events).filter(({ kind }) => !PASSING.includes(kind))
  return { state: fold(begun.state, events), marks }
}

function Drawn({ id, game, log }: ExamplePictureProps): ReactElement | undefined {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useTheme() === 'dark'
  const { state, marks } = useMemo(() => told(id, game, log) ?? NOTHING, [id, game, log])
  const board = useMemo(() => state && boardOf(state), [state])
  const box = useMemo(() => state && boxOf(state, spotsOf(state, marks)), [state, marks])
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush || !state || !box) return
    const scale = (DOTS * 1000) / box.width
    brush.setTransform(scale, 0, 0, scale, (-box.x * scale) / 1000, (-box.y * scale) / 1000)
    drawPlan(brush, sceneOf(id, state.table))
  }, [id, state, box])
  if (!board || !box) return undefined
  return (
    <>
      <canvas ref={canvas} className={clsx(night && css.night)} width={DOTS} height={DOTS / SHAPE} />
      <svg aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <Board board={board} />
        <Effects marks={marks} r={board.base} />
      </svg>
    </>
  )
}
