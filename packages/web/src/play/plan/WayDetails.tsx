import { type Figure, type FigureId, fighterOf, h2hOdds, type Touch } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Errands } from '../call/Errands.tsx'
import { climbsOf } from '../climbs.ts'
import { winsBy } from '../contact.ts'
import { endOf } from '../endOf.ts'
import { InSightWords } from '../InSight.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { RideLine } from '../things/RideLine.tsx'
import { useEndWords } from '../useEndWords.ts'
import { usePercent } from '../usePercent.ts'
import type { Draft } from '../verbs/verb.ts'

/** Length, price and everything that waits along the way. */
export function WayDetails({ draft }: { draft: Draft }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const bends = useTable((table) => table.bends)
  const change = useTable((table) => table.change)
  const { way, charge, near } = draft
  const extra = (draft.plan?.price?.tokens ?? 1) - 1
  const climbs = useMemo(() => (draft.blind ? [] : climbsOf(state, draft)), [state, draft])
  const climbed = [...new Set(climbs.map(({ element }) => names.element(element.id)))]
  return (
    <div className="plan-details">
      {way ? (
        <p className="way-length" data-part="way-length" hidden={draft.blind}>
          <b>{t('plan.length', { length: length(draft.length), limit: length(draft.stride) })}</b>{' '}
          {climbs.length > 0 && (
            <span data-climbs={climbs.length}>
              {t('plan.climb', { count: climbs.length })}: {list(climbed)}
              {extra > 0 && <b> +{t('at', { count: extra })}</b>} <RuleChip rule="MOVE-04" />
            </span>
          )}
          {way.stepInto && <RuleChip rule="MOVE-11" />}
        </p>
      ) : (
        <p className="muted">{t('next.destination')}</p>
      )}
      {way && <RideLine draft={draft} />}
      {way?.touch && <ContactLine figure={draft.figure} touch={way.touch} />}
      <Errands draft={draft} />
      <EndLine draft={draft} />
      <ul className="danger-list" data-part="dangers" hidden={draft.dangers.length === 0}>
        {draft.dangers.map((danger) => {
          if (danger.kind === 'suppression') {
            return (
              <li key={`${danger.kind} ${danger.marker}`}>
                <PlayIcon name="warn" />
                <span>
                  {t('plan.suppression')} <RuleChip rule="SF-04" />
                  {danger.odds && (
                    <small>
                      <b>{percent(1 - danger.odds.miss)}</b> {t('plan.volley')} <RuleChip rule="SF-14" />{' '}
                      {t('plan.harm', {
                        wound: percent(danger.odds.wound),
                        lost: percent(danger.odds.elimination),
                      })}
                    </small>
                  )}
                </span>
              </li>
            )
          }
          if (danger.kind === 'contact') {
            return danger.opponents.map((id) => <FightLine key={id} figure={draft.figure} foe={id} />)
          }
          return (
            <li key={`${danger.marker} ${danger.k}`}>
              <PlayIcon name="warn" />
              <span>
                <b>{percent(1 - danger.odds.miss)}</b> {t('plan.odds', { shooter: names.figure(danger.shooter) })}
                {danger.second && `, ${t('plan.second')}`} <RuleChip rule={danger.second ? 'OF-04' : 'OF-03'} />
                <small>
                  {t('plan.harm', {
                    wound: percent(danger.odds.wound),
                    lost: percent(danger.odds.elimination),
                  })}
                  {'; '}
                  {t('plan.detail', {
                    dice: t('dice', { count: danger.odds.dice }),
                    distance: length(danger.odds.distance),
                    need: t('needs', { n: danger.odds.need.score }),
                  })}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
      <InSightWords draft={draft} />
      {charge && !way?.touch && state.rules.contactEndsMove && !draft.blind && (
        <p className="muted">{t('plan.toward', { name: names.figure(charge) })}</p>
      )}
      {way && !charge && (
        <p className="way-tools">
          {near && (
            <button
              type="button"
              className="chip"
              data-contact={way.touch ? 'end' : 'short'}
              onClick={() => change({ contact: way.touch ? 'none' : undefined })}
            >
              {t(way.touch ? 'act.stopShort' : 'act.contact')}
            </button>
          )}
          <button
            type="button"
            className="chip"
            onClick={() => draft.end && change({ bends: [...bends, draft.end], fixed: false, goal: undefined })}
          >
            {t('act.bend')} <kbd>B</kbd>
          </button>
          {bends.length > 0 && (
            <button type="button" className="chip" onClick={() => change({ bends: [] })}>
              {t('act.unbend')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** LOS-05: the ground that he would stand in. */
function EndLine({ draft }: { draft: Draft }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const say = useEndWords()
  const end = endOf(state, draft)
  return end?.kind === 'into' ? (
    <p data-into={end.element.id}>
      {say(end)} {draft.way?.stepInto && t('plan.step')}
    </p>
  ) : undefined
}

/** GEN-06: contact is named, never a matter of a hair's breadth. */
function ContactLine({ figure, touch }: { figure: Figure; touch: Touch }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const name = 'figure' in touch ? names.figure(touch.figure) : names.element(touch.element)
  return (
    <p data-touch={'figure' in touch ? touch.figure : touch.element}>
      {t('plan.contact', { name })} <RuleChip rule="GEN-06" />
      {winsBy(state, figure, touch) && (
        <>
          {' '}
          <b>{t('plan.ends.objective')}</b> <RuleChip rule="VICT-02" />
        </>
      )}
    </p>
  )
}

function FightLine({ figure, foe }: { figure: Figure; foe: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const percent = usePercent()
  const other = state.figures.find(({ id }) => id === foe)
  const odds = useMemo(
    () => other && h2hOdds(fighterOf(state, figure), fighterOf(state, other), state.rules),
    [state, figure, other],
  )
  if (!odds) return undefined
  return (
    <li>
      <PlayIcon name="fight" />
      <span>
        {t('plan.fight', {
          name: names.figure(figure.id),
          lost: percent(odds.mover.eliminated),
          foe: names.figure(foe),
          foeLost: percent(odds.opponent.eliminated),
        })}{' '}
        <RuleChip rule="H2H-02" />
      </span>
    </li>
  )
}
