import { createTrack, trackPoint } from '@tactic48/geometry'
import { baseRadius, figureOf, markerRadius } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { place } from '../board/papers.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { interactionOf, pointsAt } from '../interactions/actions.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { commit } from './commands.ts'
import { usePercent } from './Odds.tsx'
import { useEndWords } from './PlanWords.tsx'
import { PlayIcon, Price } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { usePart, useVerb } from './tableStore.ts'
import { climbsOf, endOf } from './way.ts'

/** Paper on the table: what waits along the way, and what the end of it is worth. */
export function PlanTags({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
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
            className="tag harm-tag"
            data-part="harm"
            style={place(sideways(prospect, danger.k), '26px', '-50%')}
          >
            <b>{percent(1 - danger.odds.miss)}</b>
            <span>
              {t('plan.odds', { shooter: names.figure(danger.shooter) })}
              <small>
                {t('plan.harm', { wound: percent(danger.odds.wound), lost: percent(danger.odds.elimination) })}
              </small>
              <small>
                {t('plan.detail', {
                  dice: t('dice', { count: danger.odds.dice }),
                  distance: length(danger.odds.distance),
                  need: t('needs', { n: danger.odds.need.score }),
                })}
              </small>
            </span>
          </div>
        ))}
      {climbs.map(({ element, at: spot }) => (
        <div
          key={`${element.id} ${spot.x} ${spot.y}`}
          className="tag climb-tag"
          data-part="climb"
          style={place(spot, '-50%', '-50%')}
        >
          <PlayIcon name="climb" />
          {extra > 0 && t('plan.extra', { price: t('at', { count: extra / climbs.length }) })}
        </div>
      ))}
      <div
        className={`tag plan-tag${below ? '' : ' above'}`}
        data-part="plan-tag"
        style={{ ...place(at, '-50%', below ? off : `calc(-100% - ${off})`) }}
      >
        {way && !prospect.blind && (
          <span>
            <b>{length(prospect.length)}</b> / {length(prospect.stride)}
          </span>
        )}
        {ending && (
          <b className={ending.kind === 'objective' ? 'ok' : undefined} data-ends={ending.kind}>
            {endWords(ending)}
          </b>
        )}
        {way && shots.length > 0 && <span className="ok">{t('plan.arrives', { percent: percent(arrives) })}</span>}
        {fixed && (
          <button
            type="button"
            className="commit-pill"
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
