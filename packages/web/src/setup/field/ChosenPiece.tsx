import { BUNKER_LIMITS, EDGES, type Element, type GameState, liesInHalf, reachesZone, SIDES } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { RuleId } from '../../ui/RuleId.tsx'
import { Segments } from '../../ui/Segments.tsx'
import css from './Field.module.css'
import { type BunkerWall, bunkerWalls, elementOf, hasRoom, type Laid, withOpenings } from './laid.ts'
import type { LaidProp } from './palette.ts'
import type { Layout } from './useLayout.ts'

const COVERS = ['total', 'partial', 'none'] as const

interface InHandProps {
  readonly id: string
  readonly name: string
  readonly onRemove: (id: string) => void
  /** Beside the way to take it away. */
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** What is in hand, brought into sight. */
function InHand({ id, name, onRemove, acts, children }: InHandProps): ReactElement {
  const { t } = useTranslation('setup')
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id) card.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <section ref={card} className={`${css.chosen} card`} aria-label={t('layout.chosen')}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <div className="row wrap g6">
        {acts}
        <button type="button" className="btn harm" onClick={() => onRemove(id)}>
          <Icon name="bin" /> {t('layout.remove')}
        </button>
      </div>
      {children}
    </section>
  )
}

interface ChosenPropProps extends Pick<InHandProps, 'name' | 'onRemove'> {
  readonly prop: LaidProp
  readonly layout: Layout
}

/** The vehicle or weapon in hand: whose it is, and away with it. */
export function ChosenProp({ prop, layout, ...hand }: ChosenPropProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { id, kind, side } = prop
  return (
    <InHand id={id} {...hand}>
      <Segments
        legend={t('scenery.givenTo')}
        options={SIDES}
        chosen={side}
        label={(each) => common.t(`side.${each}`)}
        onChoose={(each) => layout.give(id, each)}
      />
      <p className="muted t12">
        {t(`scenery.${kind}Says`)} <RuleChip rule={kind === 'parked' ? 'HOUSE-03' : 'HOUSE-21'} />
      </p>
    </InHand>
  )
}

interface ChosenPieceProps extends Pick<InHandProps, 'name' | 'onRemove'> {
  readonly laid: Laid
  readonly state: GameState
  readonly layout: Layout
}

const TURNS = [
  { by: -15, icon: 'turnBack', says: 'layout.back' },
  { by: 15, icon: 'turn', says: 'layout.turn' },
] as const

/** The piece in hand: turn it, declare its cover (SETUP-06), take it away. */
export function ChosenPiece({ laid, state, layout, ...hand }: ChosenPieceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { id, cover, scenicBase, bunker } = laid.element
  return (
    <InHand
      id={id}
      {...hand}
      acts={TURNS.map(({ by, icon, says }) => (
        <button
          key={says}
          type="button"
          className="btn"
          disabled={laid.shape.kind === 'disc'}
          onClick={() => layout.turn(id, by)}
        >
          <Icon name={icon} /> {t(says)}
        </button>
      ))}
    >
      {scenicBase || bunker ? (
        <p className="muted t12">
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
    </InHand>
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
      className={`${css.marks} line-above`}
      data-part="piece-marks"
      key={bunker ? 'bunker' : 'piece'}
      open={bunker !== undefined}
    >
      <summary>
        {t('scenery.heading')} <RuleId rule="HOUSE-18" />
        {marked > 0 && <span className="muted">{marked}</span>}
      </summary>
      <div className="stack g10">
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
              <p className="muted t12">
                {t('scenery.protectiveSays')} <RuleChip rule="HOUSE-05" />
              </p>
            )}
          </>
        )}
        <div className={`${css.toggles} columns t13`}>
          {TOGGLES.filter(({ mark }) => mark !== 'enterable' || (cover === 'total' && !bunker && !scenicBase)).map(
            ({ mark, rule }) => (
              <label key={mark} className="tick">
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
          <p className="muted t12">
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
        <p className={served.length > 0 ? 't12' : `${css.warning} t13`} data-owner="aid">
          {served.length === 0
            ? t('scenery.aidOfNobody')
            : owner
              ? t('scenery.aidOfSide', { side: common.t(`side.${owner}`), edges: named(served) })
              : t('scenery.aidOf', { edges: named(served) })}{' '}
          <RuleChip rule="AID-01" />
        </p>
      )}
      {hqLine && (
        <p className="t12" data-owner="line">
          {owner
            ? t('scenery.lineOfSide', { side: common.t(`side.${owner}`) })
            : halves.length > 0
              ? t('scenery.lineOf', { edges: named(halves) })
              : t('scenery.lineOfBoth')}{' '}
          <RuleChip rule="HOUSE-15" />
        </p>
      )}
      {!rules.company && <p className="muted t12">{t('scenery.needsCompany')}</p>}
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
      <ul className="stack g6">
        {bunkerWalls(laid).map((wall) => (
          <WallRow
            key={wall.wall}
            wall={wall}
            onOpen={(slits, doors) => layout.mark(id, { bunker: withOpenings(bunker, wall, slits, doors) })}
          />
        ))}
      </ul>
      <div className={css.armour}>
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
        <span className="muted t12">{t(bunker.armour === undefined ? 'scenery.noArmour' : 'scenery.armourSays')}</span>
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
  const step = (kind: 'slit' | 'door', now: number, change: (to: number) => void, more: boolean): ReactElement => {
    const button = (by: 1 | -1, can: boolean): ReactElement => (
      <button
        type="button"
        className="btn square rigid"
        aria-label={t(by < 0 ? `scenery.${kind}Less` : `scenery.${kind}More`, { wall: name })}
        aria-disabled={!can}
        title={by < 0 || can ? undefined : t('scenery.noRoom')}
        onClick={() => can && change(now + by)}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} />
      </button>
    )
    return (
      <span className="row fill apart g6">
        {button(-1, now > 0)}
        <b>{t(`scenery.${kind}s`, { count: now })}</b>
        {button(1, more)}
      </span>
    )
  }
  return (
    <li className={`${css.wall} row wrap line-above t13`} data-wall={facing}>
      <span>{name}</span>
      {step('slit', slits, (to) => onOpen(to, doors), hasRoom(length, slits + 1, doors))}
      {step('door', doors, (to) => onOpen(slits, to), hasRoom(length, slits, doors + 1))}
    </li>
  )
}
