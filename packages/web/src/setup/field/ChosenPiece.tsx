import { BUNKER_LIMITS, EDGES, type Element, type GameState, liesInHalf, reachesZone, SIDES } from '@tactic48/rules'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { RuleId } from '../../ui/RuleId.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { type BunkerWall, bunkerWalls, elementOf, hasRoom, type Laid, withOpenings } from './laid.ts'
import type { Layout } from './useLayout.ts'

const COVERS = ['total', 'partial', 'none'] as const

interface ChosenPieceProps {
  readonly laid: Laid
  readonly name: string
  readonly state: GameState
  readonly layout: Layout
  readonly onRemove: (id: string) => void
}

/** The piece in hand: turn it, declare its cover (SETUP-06), take it away. */
export function ChosenPiece({ laid, name, state, layout, onRemove }: ChosenPieceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { id, cover, scenicBase, bunker } = laid.element
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id) card.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <section ref={card} className="card chosen-piece" aria-label={t('layout.chosen')}>
      <h3>{name}</h3>
      <div className="chosen-acts">
        <button
          type="button"
          className="btn"
          disabled={laid.shape.kind === 'disc'}
          onClick={() => layout.turn(id, -15)}
        >
          <Icon name="turnBack" /> {t('layout.back')}
        </button>
        <button type="button" className="btn" disabled={laid.shape.kind === 'disc'} onClick={() => layout.turn(id, 15)}>
          <Icon name="turn" /> {t('layout.turn')}
        </button>
        <button type="button" className="btn harm" onClick={() => onRemove(id)}>
          <Icon name="bin" /> {t('layout.remove')}
        </button>
      </div>
      {scenicBase || bunker ? (
        <p className="muted small">
          {t(bunker ? 'layout.total' : 'layout.partial')} <RuleChip rule={bunker ? 'BUNKER-01' : 'LOS-09'} />
        </p>
      ) : (
        <Segments
          legend={t('layout.cover')}
          options={COVERS}
          chosen={cover}
          label={(each) => t(`layout.${each}`)}
          onChoose={(each) => layout.declare(id, each)}
        />
      )}
      <PieceMarks laid={laid} state={state} layout={layout} />
    </section>
  )
}

/** HOUSE-18: what can be marked on any piece, with the rule that reads it. */
const TOGGLES = [
  { mark: 'obstacle', rule: 'MOVE-04' },
  { mark: 'elevated', rule: 'MOVE-04' },
  { mark: 'enterable', rule: 'MOVE-07' },
  { mark: 'aidStation', rule: 'AID-01' },
  { mark: 'hqLine', rule: 'HOUSE-15' },
] as const

const CLASSES = ['none', 'protective'] as const
const LEVELS = ['0', '1', '2', '3'] as const

interface PieceMarksProps {
  readonly laid: Laid
  readonly state: GameState
  readonly layout: Layout
}

/** What a piece is besides its cover: terrain class, marks, level; walls and armour of a bunker. */
function PieceMarks({ laid, state, layout }: PieceMarksProps): ReactElement {
  const { t } = useTranslation('setup')
  const { rules } = state
  const { id, bunker, terrainClass, level, cover, scenicBase } = laid.element
  const marked = TOGGLES.filter(({ mark }) => laid.element[mark]).length + (level ? 1 : 0)
  return (
    <details
      className="piece-marks"
      data-part="piece-marks"
      key={bunker ? 'bunker' : 'piece'}
      open={bunker !== undefined}
    >
      <summary>
        {t('scenery.heading')} <RuleId rule="HOUSE-18" />
        {marked > 0 && <span className="muted">{marked}</span>}
      </summary>
      <div>
        {bunker ? (
          <BunkerMarks laid={laid} layout={layout} />
        ) : (
          <>
            <Segments
              legend={t('scenery.class')}
              options={CLASSES}
              chosen={terrainClass === 'protective' ? 'protective' : 'none'}
              label={(each) => t(`scenery.classes.${each}`)}
              onChoose={(each) => layout.mark(id, { terrainClass: each === 'none' ? undefined : each })}
            />
            {terrainClass === 'protective' && (
              <p className="muted small">
                {t('scenery.protectiveSays')} <RuleChip rule="HOUSE-05" />
              </p>
            )}
          </>
        )}
        <div className="mark-toggles">
          {TOGGLES.filter(({ mark }) => mark !== 'enterable' || (cover === 'total' && !bunker && !scenicBase)).map(
            ({ mark, rule }) => (
              <label key={mark}>
                <input
                  type="checkbox"
                  checked={laid.element[mark] === true}
                  data-mark={mark}
                  onChange={({ target }) =>
                    layout.mark(id, { [mark]: target.checked || undefined, ...ownerless(laid, mark, target.checked) })
                  }
                />
                <span>
                  {t(`scenery.mark.${mark}`)} <RuleId rule={rule} />
                </span>
              </label>
            ),
          )}
        </div>
        <Segments
          legend={t('scenery.level')}
          options={LEVELS}
          chosen={LEVELS[level ?? 0] ?? '0'}
          label={(each) => each}
          onChoose={(each) => layout.mark(id, { level: Number(each) || undefined })}
        />
        {level !== undefined && !rules.house.heights && (
          <p className="muted small">
            {t('scenery.noHeights')} <RuleChip rule="HOUSE-12" />
          </p>
        )}
        <Owners element={elementOf(laid)} state={state} layout={layout} />
      </div>
    </details>
  )
}

/** What is neither a station nor a line belongs to nobody. */
function ownerless({ element }: Laid, mark: string, isOn: boolean): { readonly owner?: undefined } {
  const isOwned = (['aidStation', 'hqLine'] as const).some((each) => (each === mark ? isOn : element[each]))
  return isOwned ? {} : { owner: undefined }
}

const OWNERS = ['byPlace', ...SIDES] as const

interface OwnersProps {
  readonly element: Element
  readonly state: GameState
  readonly layout: Layout
}

/** AID-01, HOUSE-15: whose it is; where nobody says so, that follows from where it lies and which edges are chosen. */
function Owners({ element, state, layout }: OwnersProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const common = useTranslation()
  const { id, aidStation, hqLine, outline, owner } = element
  const { rules, table } = state
  if (!aidStation && !hqLine) return undefined
  const named = (edges: readonly (typeof EDGES)[number][]): string =>
    edges.map((edge) => play.t(`edge.${edge}`)).join(', ')
  const served = EDGES.filter((edge) => reachesZone(rules, table, edge, outline))
  const halves = EDGES.filter((edge) => liesInHalf(table, edge, outline))
  return (
    <>
      <Segments
        legend={t('scenery.owner')}
        options={OWNERS}
        chosen={owner ?? 'byPlace'}
        label={(each) => (each === 'byPlace' ? t('scenery.byPlace') : common.t(`side.${each}`))}
        onChoose={(each) => layout.mark(id, { owner: each === 'byPlace' ? undefined : each })}
      />
      {aidStation && (
        <p className={served.length > 0 ? 'small' : 'legality warn'} data-owner="aid">
          {served.length === 0
            ? t('scenery.aidOfNobody')
            : owner
              ? t('scenery.aidOfSide', { side: common.t(`side.${owner}`), edges: named(served) })
              : t('scenery.aidOf', { edges: named(served) })}{' '}
          <RuleChip rule="AID-01" />
        </p>
      )}
      {hqLine && (
        <p className="small" data-owner="line">
          {owner
            ? t('scenery.lineOfSide', { side: common.t(`side.${owner}`) })
            : halves.length > 0
              ? t('scenery.lineOf', { edges: named(halves) })
              : t('scenery.lineOfBoth')}{' '}
          <RuleChip rule="HOUSE-15" />
        </p>
      )}
      {!rules.company && <p className="muted small">{t('scenery.needsCompany')}</p>}
    </>
  )
}

function BunkerMarks({ laid, layout }: { laid: Laid; layout: Layout }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const armourId = useId()
  const { id, bunker } = laid.element
  if (!bunker) return undefined
  return (
    <>
      <ul className="bunker-walls">
        {bunkerWalls(laid).map((wall) => (
          <WallRow
            key={wall.wall}
            wall={wall}
            onOpen={(slits, doors) => layout.mark(id, { bunker: withOpenings(bunker, wall, slits, doors) })}
          />
        ))}
      </ul>
      <div className="bunker-armour">
        <label htmlFor={armourId}>
          {t('scenery.armour')} <RuleId rule="BUNKER-06" />
        </label>
        <NumberField
          id={armourId}
          value={bunker.armour ?? null}
          least={1}
          most={BUNKER_LIMITS.armour}
          whole
          orNull
          onChoose={(armour) => {
            const { armour: _, ...bare } = bunker
            layout.mark(id, { bunker: armour === null ? bare : { ...bare, armour } })
          }}
        />
        <span className="muted small">
          {t(bunker.armour === undefined ? 'scenery.noArmour' : 'scenery.armourSays')}
        </span>
      </div>
    </>
  )
}

interface WallRowProps {
  readonly wall: BunkerWall
  readonly onOpen: (slits: number, doors: number) => void
}

function WallRow({ wall, onOpen }: WallRowProps): ReactElement {
  const { t } = useTranslation('setup')
  const { facing, length, slits, doors } = wall
  const name = t(`scenery.facing.${facing}`)
  const step = (kind: 'slit' | 'door', now: number, change: (to: number) => void, more: boolean): ReactElement => (
    <span className="wall-count">
      <button
        type="button"
        className="btn square"
        aria-label={t(`scenery.${kind}Less`, { wall: name })}
        aria-disabled={now === 0}
        onClick={() => now > 0 && change(now - 1)}
      >
        <Icon name="minus" />
      </button>
      <b>{t(`scenery.${kind}s`, { count: now })}</b>
      <button
        type="button"
        className="btn square"
        aria-label={t(`scenery.${kind}More`, { wall: name })}
        aria-disabled={!more}
        title={more ? undefined : t('scenery.noRoom')}
        onClick={() => more && change(now + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
  return (
    <li data-wall={facing}>
      <span>{name}</span>
      {step('slit', slits, (to) => onOpen(to, doors), hasRoom(length, slits + 1, doors))}
      {step('door', doors, (to) => onOpen(slits, to), hasRoom(length, slits, doors + 1))}
    </li>
  )
}
