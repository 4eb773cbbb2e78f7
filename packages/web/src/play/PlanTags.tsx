import { createTrack, trackPoint } from '@tactic48/geometry'
import { figureOf } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { commit } from './deeds.ts'
import type { Draft } from './draft.ts'
import { usePlay } from './playContext.ts'
import { Price } from './Tokens.tsx'
import { useTable } from './tableStore.ts'
import { usePercent } from './usePercent.ts'
import { VerbIcon } from './VerbIcon.tsx'

const place = (at: { x: number; y: number }, shiftX: string, shiftY: string): CSSProperties =>
  ({ '--x': at.x / 1000, '--y': at.y / 1000, '--shift-x': shiftX, '--shift-y': shiftY }) as CSSProperties

/** Paper on the table: what waits along the way, and what the end of it is worth. */
export function PlanTags({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { length } = useNumbers()
  const percent = usePercent()
  const { verb, fixed, goal, target } = useTable()
  const { end, figure, plan, refusal, way } = draft
  const at = end ?? goal ?? (verb === 'fire' && target ? figureOf(state, target)?.position : undefined)
  if (!verb || !at) return undefined
  const shots = draft.dangers.flatMap((danger) => (danger.kind === 'opportunityFire' ? [danger] : []))
  const arrives = shots.reduce((chance, { odds, second }) => (second ? chance : chance * odds.miss), 1)
  const below = at.y > figure.position.y || !way
  const tokens = (plan?.price?.tokens ?? 0) + (plan?.joinerPrices ?? []).reduce((sum, one) => sum + one.tokens, 0)
  return (
    <>
      {shots
        .filter(({ second }) => !second)
        .map((danger) => (
          <div key={danger.marker} className="tag harm-tag" style={place(sideways(draft, danger.k), '26px', '-50%')}>
            <b>{percent(1 - danger.odds.miss)}</b>
            <span>
              {t('plan.odds', { shooter: names.figure(danger.shooter) })}
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
      <div className="tag plan-tag" style={place(at, '-50%', below ? '26px' : 'calc(-100% - 26px)')}>
        {way && (
          <span>
            <b>{length(draft.length)}</b> / {length(draft.stride)}
          </span>
        )}
        {way && shots.length > 0 && <span className="ok">{t('plan.arrives', { percent: percent(arrives) })}</span>}
        {fixed && (
          <button type="button" className="commit-pill" disabled={!plan} data-commit-here onClick={() => commit(draft)}>
            <VerbIcon name={refusal ? 'cross' : verb} />
            {t(`verb.${verb}`)}
            <Price tokens={tokens} side={figure.side} />
          </button>
        )}
      </div>
    </>
  )
}

/** The trigger point itself: the tag stands beside it. */
function sideways({ figure, way }: Draft, k: number): { x: number; y: number } {
  return trackPoint(createTrack([figure.position, ...(way?.path ?? []), ...(way?.stepInto ? [way.stepInto] : [])]), k)
}
