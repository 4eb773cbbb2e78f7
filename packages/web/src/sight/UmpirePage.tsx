import type { Point } from '@tactic48/geometry'
import { SIDES } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type PointerEvent, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf, OWN } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import type { FigureLook } from '../board/figureState.ts'
import { LONGEST_LINK } from '../files/link.ts'
import type { Look } from '../paint/scene.ts'
import field from '../setup/field/Field.module.css'
import { PieceHandle, PieceLabel } from '../setup/field/handles.tsx'
import { elementOf } from '../setup/field/laid.ts'
import { PalettePiece } from '../setup/field/Palette.tsx'
import { toTable } from '../table/camera.ts'
import { extentOf, type Lens, spotUnder, tableLens } from '../table/lens.ts'
import { copyText } from '../ui/copyText.ts'
import { Tick } from '../ui/fields.tsx'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { BaseMeasures, PieceMeasures } from './Measures.tsx'
import { OWN_SCENE, payloadOf, TABLE, tableFrom } from './ownTable.ts'
import css from './Sight.module.css'
import { SightTable } from './SightTable.tsx'
import { type BaseId, baseIn, discOf, indexOfOther, rulingOf, useSight, within } from './sightStore.ts'
import { EditionChoice, Verdict } from './Verdict.tsx'

/** What stands on most tables; the kind of a piece can be changed to any other. */
const OFFERED = ['wall', 'hedge', 'building', 'ruin', 'wood', 'tree', 'rubble', 'rock', 'scenicBase', 'wreck'] as const

const LOOK: { readonly [side in 'blue' | 'ember' | 'other']: FigureLook } = {
  blue: { side: 'blue', arms: 'rifle' },
  ember: { side: 'ember', arms: 'rifle' },
  other: { side: 'blue', arms: 'mg' },
}

/** It opens on both bases and all that lies between them. */
const useOwnLens = (): Lens =>
  useMemo(() => {
    const shown = (): readonly Point[] => {
      const { bases, pieces } = useSight.getState().table
      return [bases.blue, bases.ember, ...pieces.map(({ laid }) => laid)]
    }
    return tableLens(TABLE, () => extentOf(shown(), 4000))
  }, [])

/** A link is proven before it is shown; nothing of it is kept until it is changed. */
function useOpened(at: string): 'waits' | 'here' | 'bad' {
  const [opened, setOpened] = useState<'waits' | 'here' | 'bad'>(at === OWN ? 'here' : 'waits')
  useEffect(() => {
    if (at === OWN) return
    let left = false
    void trackWork(tableFrom(at)).then((table) => {
      if (left) return
      if (table) useSight.getState().open(table)
      setOpened(table ? 'here' : 'bad')
    })
    return () => {
      left = true
    }
  }, [at])
  return opened
}

/** Two bases of a real table and what lies between them, drawn or typed in: the ruling, with its proof. */
export function UmpirePage({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('umpire')
  const opened = useOpened(at)
  return (
    <div className={clsx(css.page, css.umpire)} data-part="sight-page">
      <TopBar page={t('title')} note={t('note')} />
      {opened === 'waits' ? <main /> : <Umpire badLink={opened === 'bad'} />}
    </div>
  )
}

function Umpire({ badLink }: { badLink: boolean }): ReactElement {
  const { t } = useTranslation(['umpire', 'app', 'setup'])
  const store = useSight()
  const { table, chosen, problem } = store
  const lens = useOwnLens()
  const holder = useRef<HTMLDivElement>(null)
  const answer = useMemo(() => rulingOf(table), [table])
  const [corners, setCorners] = useState<readonly Point[] | undefined>(undefined)
  const names = table.pieces.map(({ laid }) => {
    const [, number = ''] = /-(\d+)$/.exec(laid.element.id) ?? []
    return `${t(`look.${laid.element.look as Look}`, { ns: 'setup' })} ${number}`
  })
  const bases: readonly BaseId[] = [...SIDES, ...table.others.map((_, i) => `other-${i}` as const)]
  const nameOf = (id: BaseId): string =>
    id === 'blue' || id === 'ember' ? t(`side.${id}`, { ns: 'app' }) : t('other', { n: indexOfOther(id) + 1 })
  const { shooter } = table
  const target = shooter === 'blue' ? 'ember' : 'blue'
  const inHand = table.pieces.findIndex(({ laid }) => laid.element.id === chosen)
  const held = table.pieces[inHand]
  const middle = (): Point => ({ x: lens.camera().x * 1000, y: lens.camera().y * 1000 })
  return (
    <main className={css.main}>
      <SightTable
        holder={holder}
        scene={OWN_SCENE}
        lens={lens}
        label={t('layout.table', { ns: 'setup', width: TABLE.width / 1000, height: TABLE.height / 1000 })}
        answer={answer}
        pieces={table.pieces.map(({ laid }) => ({ id: laid.element.id, outline: elementOf(laid).outline }))}
        bases={bases.map((id) => ({
          id,
          name: nameOf(id),
          base: discOf(baseIn(table, id)),
          look: LOOK[id === 'blue' || id === 'ember' ? id : 'other'],
        }))}
        now={(id) => baseIn(useSight.getState().table, id)}
        onMove={store.setBase}
        tags={held && <PieceLabel laid={held.laid} name={names[inHand] ?? ''} />}
        under={table.pieces.map(({ laid }, i) => {
          const { id } = laid.element
          return (
            <PieceHandle
              key={id}
              laid={laid}
              name={names[i] ?? ''}
              lens={lens}
              chosen={chosen === id}
              onChoose={() => store.choose(id)}
              onMove={(x, y) => store.shape(id, (now) => ({ ...now, x, y }))}
              onNudge={(dx, dy) => store.shape(id, (now) => ({ ...now, x: now.x + dx, y: now.y + dy }))}
              onTurn={(by) => store.shape(id, (now) => ({ ...now, angle: (now.angle + by + 360) % 360 }))}
              onRemove={() => store.remove(id)}
            />
          )
        })}
        over={
          corners && <Drawing lens={lens} corners={corners} onCorner={(corner) => setCorners([...corners, corner])} />
        }
      />
      <aside className={css.rail}>
        {badLink && (
          <p className={clsx('card bold', css.verdict)} role="alert">
            {t('badLink')}
          </p>
        )}
        <RulesInForce value={answer.rules}>
          <Verdict
            answer={answer}
            shooter={{ side: shooter, name: nameOf(shooter) }}
            target={{ side: target, name: nameOf(target) }}
            names={{ piece: (index) => names[index], base: (index) => bases[index] && nameOf(bases[index]) }}
            onSwap={() => store.set({ shooter: target })}
          />
          <EditionChoice
            answer={answer}
            onRead={(edition) => store.set({ edition })}
            onTest={(openTest) => store.set({ openTest })}
          />
          <section className="card stack g10" aria-labelledby="umpire-add">
            <h2 id="umpire-add" className="cap">
              {t('add')}
            </h2>
            <Adding {...{ lens, holder, corners, setCorners }} middle={middle} />
            {problem && (
              <p className={clsx('bold', css.problem)} role="alert">
                {t(`problem.${problem}`)}
              </p>
            )}
          </section>
          <section className="card stack g10" aria-labelledby="umpire-pieces">
            <h2 id="umpire-pieces" className="cap">
              {t('pieces')}
            </h2>
            {table.pieces.length === 0 && <p className="muted">{t('noPieces')}</p>}
            {table.pieces.map((piece, i) => (
              <PieceMeasures key={piece.laid.element.id} piece={piece} name={names[i] ?? ''} />
            ))}
          </section>
          <section className="card stack g10" aria-labelledby="umpire-bases">
            <h2 id="umpire-bases" className="cap">
              {t('bases')}
            </h2>
            <p className="muted t13">{t('basesSay')}</p>
            {bases.map((id) => (
              <BaseMeasures
                key={id}
                name={nameOf(id)}
                base={baseIn(table, id)}
                onChange={(part) => store.setBase(id, part)}
                onRemove={id === 'blue' || id === 'ember' ? undefined : () => store.removeOther(indexOfOther(id))}
              />
            ))}
            <button type="button" className="btn" onClick={() => store.addOther(middle())}>
              {t('addOther')}
            </button>
            <Tick
              label={
                <>
                  {t('heights')} <RuleChip rule="HOUSE-12" />
                </>
              }
              on={table.heights}
              onChange={(heights) => store.set({ heights })}
            />
            <p className="muted t13">{t('heightsSay')}</p>
            <LengthChoice />
          </section>
        </RulesInForce>
        <Sharing />
        <p className="card muted t13">{t('keys')}</p>
      </aside>
    </main>
  )
}

interface DrawingProps {
  readonly lens: Lens
  readonly corners: readonly Point[]
  readonly onCorner: (at: Point) => void
}

/** A sheet over the table that takes the corners of a new piece, one tap each; whoever types uses the numbers. */
function Drawing({ lens, corners, onCorner }: DrawingProps): ReactElement {
  const tap = (event: PointerEvent<SVGRectElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const box = (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect()
    const { x, y } = spotUnder(event, lens, box)
    onCorner({ x: within(x, TABLE.width), y: within(y, TABLE.height) })
  }
  return (
    <g className={css.drawing} data-part="drawing">
      <rect data-grab="drawing" width={TABLE.width} height={TABLE.height} onPointerDown={tap} />
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {corners.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={120} />
      ))}
    </g>
  )
}

interface AddingProps {
  readonly lens: Lens
  readonly holder: RefObject<HTMLDivElement | null>
  readonly corners: readonly Point[] | undefined
  readonly setCorners: (corners: readonly Point[] | undefined) => void
  readonly middle: () => Point
}

/** From the box of pieces, or corner by corner on the table. */
function Adding({ lens, holder, corners, setCorners, middle }: AddingProps): ReactElement {
  const { t } = useTranslation('umpire')
  const { add, draw } = useSight()
  if (corners) {
    return (
      <>
        <p role="status">{t('drawing', { count: corners.length })}</p>
        <div className="row wrap">
          <button
            type="button"
            className="btn primary"
            disabled={corners.length < 3}
            onClick={() => {
              draw(corners)
              setCorners(undefined)
            }}
          >
            {t('done')}
          </button>
          <button type="button" className="btn" onClick={() => setCorners(undefined)}>
            {t('cancel')}
          </button>
        </div>
      </>
    )
  }
  const drop = (look: (typeof OFFERED)[number], spot: Point): void => {
    const box = holder.current?.getBoundingClientRect()
    if (!box || spot.x < box.left || spot.x > box.right || spot.y < box.top || spot.y > box.bottom) return
    const at = toTable(lens.camera(), lens.viewport(), spot.x - box.left, spot.y - box.top)
    add(look, { x: at.x * 1000, y: at.y * 1000 })
  }
  return (
    <>
      <div className={field.palette}>
        {OFFERED.map((look) => (
          <PalettePiece
            key={look}
            look={look}
            lens={lens}
            onAdd={() => add(look, middle())}
            onDrop={(spot) => drop(look, spot)}
          />
        ))}
      </div>
      <button type="button" className="btn" onClick={() => setCorners([])} data-draw>
        {t('draw')}
      </button>
    </>
  )
}

function Sharing(): ReactElement {
  const { t } = useTranslation('umpire')
  const { table, clear } = useSight()
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'tooLong' | undefined>(undefined)
  const share = async (): Promise<void> => {
    const payload = await trackWork(payloadOf(table))
    const { origin, pathname } = window.location
    const link = `${origin}${pathname}${hrefOf({ page: 'sight', at: payload })}`
    if (link.length > LONGEST_LINK) setSaid('tooLong')
    else setSaid((await copyText(link)) ? 'copied' : 'notCopied')
  }
  return (
    <section className="card stack">
      <div className="row wrap">
        <button type="button" className="btn" onClick={() => void share()} data-share>
          {t('link')}
        </button>
        <button type="button" className="btn" onClick={clear}>
          {t('clear')}
        </button>
        <a className="btn" href={hrefOf({ page: 'sight' })}>
          {t('example')}
        </a>
      </div>
      <p className="muted t13" role="status">
        {said && t(said)}
      </p>
    </section>
  )
}
