import type { Point } from '@tactic48/geometry'
import { SIDES } from '@tactic48/rules'
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf, OWN } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { useTheme } from '../../app/theme.ts'
import type { FigureLook } from '../../board/figureState.ts'
import { LONGEST_LINK } from '../../files/link.ts'
import { FRAME } from '../../paint/frame.ts'
import type { Look, Scene } from '../../paint/scene.ts'
import { PieceHandle, PieceLabel } from '../../setup/field/handles.tsx'
import { elementOf } from '../../setup/field/laid.ts'
import { PalettePiece } from '../../setup/field/PalettePiece.tsx'
import { toTable } from '../../table/camera.ts'
import { Loupe } from '../../table/Loupe.tsx'
import { createLens, type Lens } from '../../table/lens.ts'
import { TableView } from '../../table/TableView.tsx'
import { ZoomButtons } from '../../table/ZoomButtons.tsx'
import { copyText } from '../../ui/copyText.ts'
import { LengthChoice } from '../../ui/LengthChoice.tsx'
import { RulesInForce } from '../../ui/openTag.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { BaseHandle, type Drag, SightTags } from '../BaseHandle.tsx'
import { EditionChoice, Verdict } from '../Rail.tsx'
import { HiddenPoint, SightLines } from '../SightLines.tsx'
import { Drawing } from './Drawing.tsx'
import { BaseMeasures, PieceMeasures } from './Measures.tsx'
import { type OwnTable, payloadOf, TABLE, tableFrom } from './ownTable.ts'
import { type BaseId, baseIn, discOf, indexOfOther, rulingOf, useUmpire } from './umpireStore.ts'
import '../../setup/phases/phases.css'
import '../sight.css'
import './umpire.css'

/** What stands on most tables; the kind of a piece can be changed to any other. */
const OFFERED = ['wall', 'hedge', 'building', 'ruin', 'wood', 'tree', 'rubble', 'rock', 'scenicBase', 'wreck'] as const

const EMPTY: Scene = { id: 'own-table', ...TABLE, ground: 'meadow', pieces: [], dressing: [] }
const EDGE = FRAME + 0.1

const LOOK: { readonly [side in 'blue' | 'ember' | 'other']: FigureLook } = {
  blue: { side: 'blue', arms: 'rifle' },
  ember: { side: 'ember', arms: 'rifle' },
  other: { side: 'blue', arms: 'mg' },
}

/** Both bases and all that lies between them. */
function opening({ bases, pieces }: OwnTable) {
  const xs = [bases.blue.x, bases.ember.x, ...pieces.map(({ laid }) => laid.x)].map((x) => x / 1000)
  const ys = [bases.blue.y, bases.ember.y, ...pieces.map(({ laid }) => laid.y)].map((y) => y / 1000)
  return {
    left: Math.min(...xs) - 4,
    right: Math.max(...xs) + 4,
    top: Math.min(...ys) - 3,
    bottom: Math.max(...ys) + 3,
  }
}

function useOwnLens(): Lens {
  return useMemo(
    () =>
      createLens(
        { left: -EDGE, top: -EDGE, right: TABLE.width / 1000 + EDGE, bottom: TABLE.height / 1000 + EDGE },
        () => opening(useUmpire.getState().table),
      ),
    [],
  )
}

/** A link is proven before it is shown; nothing of it is kept until it is changed. */
function useOpened(at: string): 'waits' | 'here' | 'bad' {
  const [opened, setOpened] = useState<'waits' | 'here' | 'bad'>(at === OWN ? 'here' : 'waits')
  useEffect(() => {
    if (at === OWN) return
    let left = false
    void trackWork(tableFrom(at)).then((table) => {
      if (left) return
      if (table) useUmpire.getState().open(table)
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
    <div className="sight-page umpire" data-part="sight-page">
      <TopBar page={t('title')} note={t('note')} />
      {opened === 'waits' ? <main /> : <Umpire badLink={opened === 'bad'} />}
    </div>
  )
}

function Umpire({ badLink }: { badLink: boolean }): ReactElement {
  const { t } = useTranslation('umpire')
  const common = useTranslation()
  const setup = useTranslation('setup')
  const store = useUmpire()
  const { table, chosen, problem } = store
  const theme = useTheme((state) => state.theme)
  const lens = useOwnLens()
  const holder = useRef<HTMLDivElement>(null)
  const answer = useMemo(() => rulingOf(table), [table])
  const [dragged, setDragged] = useState<Drag<BaseId> | undefined>(undefined)
  const [corners, setCorners] = useState<readonly Point[] | undefined>(undefined)
  const names = table.pieces.map(({ laid }) => {
    const [, number = ''] = /-(\d+)$/.exec(laid.element.id) ?? []
    return `${setup.t(`look.${laid.element.look as Look}`)} ${number}`
  })
  const bases: readonly BaseId[] = [...SIDES, ...table.others.map((_, i) => `other-${i}` as const)]
  const baseOf = (id: BaseId) => baseIn(table, id)
  const nameOf = (id: BaseId): string =>
    id === 'blue' || id === 'ember' ? common.t(`side.${id}`) : t('other', { n: indexOfOther(id) + 1 })
  const { shooter } = table
  const target = shooter === 'blue' ? 'ember' : 'blue'
  const inHand = table.pieces.findIndex(({ laid }) => laid.element.id === chosen)
  const held = table.pieces[inHand]
  const lifted = dragged && baseOf(dragged.id)
  const middle = (): Point => ({ x: lens.camera().x * 1000, y: lens.camera().y * 1000 })
  return (
    <main className="sight-main">
      <div className="table-holder" ref={holder}>
        <TableView
          scene={EMPTY}
          lens={lens}
          night={theme === 'dark'}
          label={setup.t('layout.table', { width: TABLE.width / 1000, height: TABLE.height / 1000 })}
          tags={
            <>
              <SightTags answer={answer} />
              {held && <PieceLabel laid={held.laid} name={names[inHand] ?? ''} />}
            </>
          }
        >
          {table.pieces.map(({ laid }, i) => {
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
          <SightLines
            shown={answer}
            pieces={table.pieces.map(({ laid }) => ({ id: laid.element.id, outline: elementOf(laid).outline }))}
          />
          {bases.map((id) => (
            <BaseHandle
              key={id}
              id={id}
              name={nameOf(id)}
              base={discOf(baseOf(id))}
              look={LOOK[id === 'blue' || id === 'ember' ? id : 'other']}
              lens={lens}
              now={() => baseIn(useUmpire.getState().table, id)}
              onMove={(to) => store.setBase(id, to)}
              onDrag={setDragged}
            />
          ))}
          <HiddenPoint shown={answer} />
          {corners && <Drawing lens={lens} corners={corners} onCorner={(corner) => setCorners([...corners, corner])} />}
        </TableView>
        {dragged?.touch && lifted && <Loupe lens={lens} x={lifted.x / 1000} y={lifted.y / 1000} />}
        <ZoomButtons lens={lens} />
      </div>
      <aside className="rail">
        {badLink && (
          <p className="card umpire-note" role="alert">
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
          <section className="card umpire-add" aria-labelledby="umpire-add">
            <h2 id="umpire-add" className="cap">
              {t('add')}
            </h2>
            <Adding {...{ lens, holder, corners, setCorners }} middle={middle} />
            {problem && (
              <p className="umpire-problem" role="alert">
                {t(`problem.${problem}`)}
              </p>
            )}
          </section>
          <section className="card" aria-labelledby="umpire-pieces">
            <h2 id="umpire-pieces" className="cap">
              {t('pieces')}
            </h2>
            {table.pieces.length === 0 && <p className="muted">{t('noPieces')}</p>}
            {table.pieces.map((piece, i) => (
              <PieceMeasures key={piece.laid.element.id} piece={piece} name={names[i] ?? ''} />
            ))}
          </section>
          <section className="card" aria-labelledby="umpire-bases">
            <h2 id="umpire-bases" className="cap">
              {t('bases')}
            </h2>
            <p className="muted small">{t('basesSay')}</p>
            {bases.map((id) => (
              <BaseMeasures
                key={id}
                name={nameOf(id)}
                base={baseOf(id)}
                onChange={(part) => store.setBase(id, part)}
                {...(id !== 'blue' && id !== 'ember' && { onRemove: () => store.removeOther(indexOfOther(id)) })}
              />
            ))}
            <button type="button" className="btn" onClick={() => store.addOther(middle())}>
              {t('addOther')}
            </button>
            <label className="umpire-heights">
              <input
                type="checkbox"
                checked={table.heights}
                onChange={({ target: box }) => store.set({ heights: box.checked })}
              />
              {t('heights')} <RuleChip rule="HOUSE-12" />
            </label>
            <p className="muted small">{t('heightsSay')}</p>
            <LengthChoice />
          </section>
        </RulesInForce>
        <Sharing />
        <p className="card muted small umpire-keys">{t('keys')}</p>
      </aside>
    </main>
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
  const { add, draw } = useUmpire()
  if (corners) {
    return (
      <div className="umpire-drawing">
        <p role="status">{t('drawing', { count: corners.length })}</p>
        <div className="umpire-acts">
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
      </div>
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
      <div className="palette">
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
  const { table, clear } = useUmpire()
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'tooLong' | undefined>(undefined)
  const share = async (): Promise<void> => {
    const payload = await trackWork(payloadOf(table))
    const { origin, pathname } = window.location
    const link = `${origin}${pathname}${hrefOf({ page: 'sight', at: payload })}`
    if (link.length > LONGEST_LINK) setSaid('tooLong')
    else setSaid((await copyText(link)) ? 'copied' : 'notCopied')
  }
  return (
    <section className="card umpire-share">
      <div className="umpire-acts">
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
      <p className="muted small" role="status">
        {said && t(said)}
      </p>
    </section>
  )
}
