import { contains, type Point } from '@tactic48/geometry'
import { type Element, markerRadius, type Question, watchIdleness } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onPiece } from '../board/MarkerLabels.tsx'
import { middleOf } from '../board/outline.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { usePlanned, usePlay } from './playContext.ts'
import { useParts, useSpot, useVerb } from './tableStore.ts'
import { vehicleAt } from './things/thing.ts'
import { useThingWords } from './things/useThingWords.ts'
import { endOf, objectiveAhead } from './way.ts'

const beside = ({ x, y }: Point): CSSProperties =>
  ({ '--x': x / 1000, '--y': y / 1000, '--shift-y': 'calc(-100% - 14px)' }) as CSSProperties

const OF_THE_TABLE: ReadonlySet<Question['kind']> = new Set(['edge', 'objective', 'deploy'])

/** What lies under the pointer: a marker with its owners, else the piece with its name and cover. */
export function PieceTag(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { state, names, question, side, mayAct } = usePlay()
  const { list } = useNumbers()
  const words = useThingWords(state)
  const { hovered, tool, dragging } = useParts('hovered', 'tool', 'dragging')
  const verb = useVerb()
  // A question lies on the table: nothing else asks to be read.
  const asked = side !== undefined && !mayAct && question !== undefined && !OF_THE_TABLE.has(question.kind)
  const spot = useSpot(!(hovered || verb || tool || dragging || asked))
  if (!spot) return undefined
  const reach = Math.max(300, markerRadius(state.rules))
  const marker = state.markers.find(({ at }) => Math.hypot(at.x - spot.x, at.y - spot.y) <= reach)
  if (marker) {
    const idle = marker.kind === 'opportunityFire' ? watchIdleness(state, marker) : undefined
    return (
      <div className="tag piece-tag" style={beside(marker.at)}>
        {marker.kind === 'opportunityFire'
          ? t('marker.of', { name: names.figure(marker.owner) })
          : t('marker.sf', { names: list(marker.participants.map(({ figure }) => names.figure(figure))) })}
        {idle && <span> {t(`marker.idle.${idle}`)}</span>}
        {marker.kind === 'suppressionFire' && marker.waiting && <span> {t('marker.waiting')}</span>}
      </div>
    )
  }
  const vehicle = vehicleAt(state, spot)
  if (vehicle) {
    const { x, y } = vehicle.position
    return (
      <div className="tag piece-tag" style={beside({ x, y: y - vehicle.radius })} data-piece={vehicle.id}>
        {names.vehicle(vehicle.id)} <span>{words(vehicle)}</span>
      </div>
    )
  }
  const element: Element | undefined = state.table.elements.findLast(({ outline }) => contains(outline, spot))
  if (!element) return undefined
  return (
    <div className="tag piece-tag" style={beside(spot)} data-piece={element.id}>
      {names.element(element.id)} <span>{common.t(`cover.${element.cover}`)}</span>
    </div>
  )
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
      className="tag objective-name objective-tag"
      data-objective-away={Math.round(away)}
      style={onPiece({ outline, at: middleOf(outline) })}
    >
      {t('plan.away', { name: names.element(element.id), length: length(away) })}
    </div>
  )
}
