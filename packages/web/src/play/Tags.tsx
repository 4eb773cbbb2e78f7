import { contains, createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  baseRadius,
  type Element,
  figureOf,
  isOnTable,
  markerRadius,
  type Question,
  watchIdleness,
} from '@tactic48/rules'
import clsx from 'clsx'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import labels from '../board/Labels.module.css'
import { onPiece } from '../board/Labels.tsx'
import { middleOf } from '../board/outline.ts'
import { place } from '../board/papers.ts'
import { ABOVE_FIRST, useLaidPapers } from '../board/useLaidPapers.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { interactionOf, pointsAt } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { commit } from './commands.ts'
import { figureIn } from './hint/idea.ts'
import { usePercent, useShotWords } from './Odds.tsx'
import { useEndWords } from './PlanWords.tsx'
import { PlayIcon, Price } from './PlayIcon.tsx'
import { usePlanned, usePlay } from './playContext.ts'
import css from './Tags.module.css'
import { ChanceTags, TargetTags } from './Targets.tsx'
import { usePart, useParts, useSpot, useTable, useVerb } from './tableStore.ts'
import { vehicleAt } from './vehiclesAndBunkers/thing.ts'
import { useVehicleWords } from './vehiclesAndBunkers/VehicleDetails.tsx'
import { climbsOf, endOf, objectiveAhead } from './way.ts'

/** Paper on the table: what waits along the way, and what the end of it is worth. */
export function PlanTags(): ReactElement {
  const { prospect, hits } = usePlanned()
  const verb = useVerb()
  const caught = hits.flatMap(({ figure: { id, position: at }, chance }) =>
    chance === undefined ? [] : { id, at, chance },
  )
  return (
    <>
      {prospect && verb !== 'giveOrder' && <PlanTag prospect={prospect} />}
      <ChanceTags chances={caught} />
      <TargetTags />
    </>
  )
}

function PlanTag({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const shotWords = useShotWords()
  const endWords = useEndWords()
  const verb = useVerb()
  const fixed = usePart('fixed')
  const goal = usePart('goal')
  const target = usePart('target')
  if (!verb) return undefined
  const { end, figure, plan, refusal, way } = prospect
  const { icon } = interactionOf(verb)
  const at = end ?? goal ?? (pointsAt(verb) === 'enemy' && target ? figureOf(state, target)?.position : undefined)
  if (!at) return undefined
  const shots = prospect.dangers.flatMap((danger) => (danger.kind === 'opportunityFire' ? [danger] : []))
  const arrives = shots.reduce((chance, { odds, second }) => (second ? chance : chance * odds.miss), 1)
  const low = at.y > state.table.height * 0.72
  // Away from the one who is met, else ahead of the mover.
  const met = prospect.charge ?? (way?.touch && 'figure' in way.touch ? way.touch.figure : undefined)
  const other = met && figureOf(state, met)
  const ahead = other ? at.y >= other.position.y : at.y > figure.position.y
  const below = (!way || ahead) && !low
  const climbs = prospect.blind ? [] : climbsOf(state, prospect)
  const extra = plan?.price && way ? Math.max(0, plan.price.tokens - 1) : 0
  // Beside an area, never on those who stand in it.
  const clear = prospect.radius ? prospect.radius * 1000 + markerRadius(state.rules) : baseRadius(state.rules) + 300
  const off = `max(26px, calc(${clear / 1000} * var(--zoom) * 1px + 8px))`
  const ending = endOf(state, prospect)
  const tokens = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, one) => sum + one.tokens, 0)
  return (
    <>
      {shots
        .filter(({ second }) => !second)
        .map((danger) => (
          <div
            key={danger.marker}
            className={clsx('tag', css.harm)}
            data-part="harm"
            style={place(sideways(prospect, danger.k), '26px', '-50%')}
          >
            <b>{percent(1 - danger.odds.miss)}</b>
            <span>
              {t('plan.odds', { shooter: names.figure(danger.shooter) })}
              <small>
                {t('plan.harm', { wound: percent(danger.odds.wound), lost: percent(danger.odds.elimination) })}
              </small>
              <small>{shotWords(danger.odds)}</small>
            </span>
          </div>
        ))}
      {climbs.map(({ element, at: spot }) => (
        <div
          key={`${element.id} ${spot.x} ${spot.y}`}
          className={clsx('tag', css.small)}
          data-part="climb"
          style={place(spot, '-50%', '-50%')}
        >
          <PlayIcon name="climb" />
          {extra > 0 && t('plan.extra', { price: t('at', { count: extra / climbs.length }) })}
        </div>
      ))}
      <div
        className={clsx('tag', css.plan)}
        data-part="plan-tag"
        style={{ ...place(at, '-50%', below ? off : `calc(-100% - ${off})`) }}
      >
        {way && !prospect.blind && (
          <span>
            <b>{length(prospect.length)}</b> / {length(prospect.stride)}
          </span>
        )}
        {ending && (
          <b className={ending.kind === 'objective' ? css.good : undefined} data-ends={ending.kind}>
            {endWords(ending)}
          </b>
        )}
        {way && shots.length > 0 && (
          <span className={css.good}>{t('plan.arrives', { percent: percent(arrives) })}</span>
        )}
        {fixed && (
          <button
            type="button"
            className={css.commit}
            disabled={!plan && !prospect.blind}
            data-commit-here
            onClick={commit}
          >
            <PlayIcon name={refusal ? 'cross' : icon} />
            {t(`verb.${verb}`)}
            <Price tokens={tokens} side={figure.side} />
          </button>
        )}
      </div>
    </>
  )
}

/** The trigger point itself: the tag stands beside it. */
function sideways({ figure, way }: Prospect, k: number): { x: number; y: number } {
  return trackPoint(createTrack([figure.position, ...(way?.path ?? []), ...(way?.stepInto ? [way.stepInto] : [])]), k)
}

const beside = ({ x, y }: Point): CSSProperties =>
  ({ '--x': x / 1000, '--y': y / 1000, '--shift-y': 'calc(-100% - 14px)' }) as CSSProperties

const OF_THE_TABLE: ReadonlySet<Question['kind']> = new Set(['edge', 'objective', 'deploy'])

/** What lies under the pointer: a marker with its owners, else the piece with its name and cover. */
export function PieceTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { state, names, question, side, mayAct } = usePlay()
  const { list } = useNumbers()
  const words = useVehicleWords(state)
  const { hovered, tool, dragging } = useParts('hovered', 'tool', 'dragging')
  const verb = useVerb()
  // A question lies on the table: nothing else asks to be read.
  const asked = side !== undefined && !mayAct && question !== undefined && !OF_THE_TABLE.has(question.kind)
  const spot = useSpot(!(hovered || verb || tool || dragging || asked))
  if (!spot) return undefined
  const tag = (at: Point, name: string, says: readonly string[], piece?: string): ReactElement => (
    <div className={clsx('tag', css.words)} style={beside(at)} data-piece={piece}>
      {name}
      {says.map((one) => (
        <span key={one}> {one}</span>
      ))}
    </div>
  )
  const reach = Math.max(300, markerRadius(state.rules))
  const marker = state.markers.find(({ at }) => Math.hypot(at.x - spot.x, at.y - spot.y) <= reach)
  if (marker?.kind === 'opportunityFire') {
    const idle = watchIdleness(state, marker)
    return tag(marker.at, t('marker.of', { name: names.figure(marker.owner) }), idle ? [t(`marker.idle.${idle}`)] : [])
  }
  if (marker) {
    const by = list(marker.participants.map(({ figure }) => names.figure(figure)))
    return tag(marker.at, t('marker.sf', { names: by }), marker.waiting ? [t('marker.waiting')] : [])
  }
  const vehicle = vehicleAt(state, spot)
  if (vehicle) {
    const { id, position, radius } = vehicle
    return tag({ x: position.x, y: position.y - radius }, names.vehicle(id), [words(vehicle)], id)
  }
  const element: Element | undefined = state.table.elements.findLast(({ outline }) => contains(outline, spot))
  return element && tag(spot, names.element(element.id), [common.t(`cover.${element.cover}`)], element.id)
}

/** VICT-02: how far it is to the objective, from the one in hand or from where he would end, in the place of its name. */
export function ObjectiveTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length } = useNumbers()
  const { actor, prospect } = usePlanned()
  if (!actor || !state.rules.premeasure) return undefined
  const ahead = objectiveAhead(state, actor, prospect?.end ?? actor.position)
  if (!ahead) return undefined
  const { element, away } = ahead
  const { outline } = element
  // The plan says it, and the objective is lit.
  if (prospect && endOf(state, prospect)?.kind === 'objective') return undefined
  return (
    <div
      className={clsx('tag', labels.label, labels.objective, css.away)}
      data-objective-away={Math.round(away)}
      style={onPiece({ outline, at: middleOf(outline) })}
    >
      {t('plan.away', { name: names.element(element.id), length: length(away) })}
    </div>
  )
}

/** Clear of what is drawn on the rim of a base. */
const HINT_GAP = 14

/** Where a hint tells to look. */
export function HintTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state } = play
  const lay = useLaidPapers(play)
  const hint = useTable(({ hinted }) => hinted.hint)
  const id = hint?.state === state ? figureIn(hint.command) : undefined
  const figure = id && figureOf(state, id)
  if (!figure || !isOnTable(figure)) return undefined
  const words = t('act.hintHere')
  const { shift } = lay({ at: figure.position, letters: words.length, gap: HINT_GAP, sides: ABOVE_FIRST })
  return (
    <div className="tag" data-hint-at={id} style={place(figure.position, shift.x, shift.y)}>
      {words}
    </div>
  )
}
