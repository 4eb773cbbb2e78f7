import { OPEN_TESTS, type OpenTest, type SightClass } from '@tactic48/geometry'
import type { SideId } from '@tactic48/rules'
import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { type Answer, EDITIONS, type Edition } from './answer.ts'
import css from './Sight.module.css'
import { type SightNames, useProofText } from './shownSight.ts'

interface Looker {
  readonly side: SideId
  readonly name: string
}

interface VerdictProps {
  readonly answer: Answer
  readonly shooter: Looker
  readonly target: Looker
  /** What lies and stands between them. */
  readonly names: SightNames
  readonly onSwap: () => void
}

/** LOS-14 in words: what is seen, why, how far, what a die needs, and what is seen looking back. */
export function Verdict({ answer, shooter, target, names, onSwap }: VerdictProps): ReactElement {
  const { t } = useTranslation('sight')
  const { length } = useNumbers()
  const { proof, free } = answer
  const text = useProofText(names)(answer)
  return (
    <section className={clsx('card stack', css.verdict)} aria-labelledby="verdict-heading">
      <h2 id="verdict-heading" className="sr">
        {t('verdict.heading')}
      </h2>
      <div className="row apart t13">
        <b className="row g6">
          <SideMark side={shooter.side} />
          {shooter.name}
        </b>
        <button
          type="button"
          className={clsx('btn square quiet', css.swap)}
          onClick={onSwap}
          aria-label={t('verdict.swap')}
        >
          <Icon name="swap" />
        </button>
        <b className="row g6">
          <SideMark side={target.side} />
          {target.name}
        </b>
      </div>
      <div className={clsx('row g10', css.class)} data-sight={proof.sight}>
        <SightMark sight={proof.sight} />
        <strong>{t(`verdict.${proof.sight}`)}</strong>
        <Need score={answer.need} />
      </div>
      <p className="t14" data-part="proof">
        {text.proof}{' '}
        {text.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {text.near && (
        <p className="t13 muted" data-part="proof">
          {text.near} <RuleChip rule="LOS-07" />
        </p>
      )}
      <dl className={clsx('line-above', css.facts)} data-part="facts">
        <div>
          <dt>{t('verdict.distance')}</dt>
          <dd>{length(answer.distance)}</dd>
        </div>
        <div>
          <dt>{t('verdict.band')}</dt>
          <dd>
            {t(`verdict.${answer.band}`)} <RuleChip rule="FIRE-03" />
          </dd>
        </div>
        <div>
          <dt>{t('verdict.gap')}</dt>
          <dd>{free ? length(free.gap) : '–'}</dd>
        </div>
        <div className={clsx('whole row', css.back)}>
          <dt>{t('verdict.back')}</dt>
          <dd>
            <SightMark sight={answer.back} /> {t(`verdict.${answer.back}`)} <RuleChip rule="LOS-12" />
          </dd>
        </div>
      </dl>
      <p className="sr" role="status">
        {t(`verdict.${proof.sight}`)}. {text.proof}
      </p>
    </section>
  )
}

function Need({ score }: { score: number | undefined }): ReactElement {
  const { t } = useTranslation('sight')
  if (score === undefined)
    return (
      <span className="push bold" data-part="shot-need">
        {t('verdict.noShot')}
      </span>
    )
  return (
    <span className={clsx('push', css.need)} data-part="shot-need">
      <small>{t('verdict.need')}</small> <b>{score}+</b> <RuleChip rule="FIRE-09" />
    </span>
  )
}

interface EditionChoiceProps {
  readonly answer: Answer
  readonly onRead: (edition: Edition) => void
  readonly onTest: (openTest: OpenTest) => void
}

/** LOS-07 as each sheet reads it, with what it says about this very line. */
export function EditionChoice({ answer, onRead, onTest }: EditionChoiceProps): ReactElement {
  const { t } = useTranslation(['sight', 'app'])
  const { qs: edition, openTest, nearCoverDistance: near } = answer.rules
  return (
    <section className={clsx('card', css.editions)}>
      <fieldset>
        <legend className="cap">
          {t('edition.heading', { ns: 'app' })} <RuleChip rule="LOS-07" /> <RuleChip rule="LOS-08" />
        </legend>
        {EDITIONS.map((id) => (
          <label key={id} className={css.edition} data-edition={id}>
            <input type="radio" name="edition" value={id} checked={id === edition} onChange={() => onRead(id)} />
            <b>{t(`edition.${id}`, { ns: 'app' })}</b>
            <span className={clsx('row g6 push t13', css.says)}>
              <SightMark sight={answer.byEdition[id]} />
              {t(`verdict.${answer.byEdition[id]}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="t12 muted">{t(`edition.read.${edition}`, { ns: 'app', near })}</p>
      <Segments
        legend={t('edition.openHeading', { ns: 'app' })}
        options={OPEN_TESTS}
        chosen={openTest}
        label={(option) => t(`edition.${option}`, { ns: 'app' })}
        onChoose={onTest}
      />
    </section>
  )
}

/** Open is an open eye, Partial Cover an eye over a wall, hidden a closed eye: told apart by outline. */
function SightMark({ sight }: { sight: SightClass }): ReactElement {
  return (
    <svg className={`sight-mark ${sight}`} viewBox="0 0 32 32" aria-hidden="true">
      {sight === 'none' ? (
        <path d="M4 14.5q12 9 24 0M7 18.5l-2.5 3.5M13 20.5l-1 4M19 20.5l1 4M25 18.5l2.5 3.5" />
      ) : (
        <>
          <path
            d={
              sight === 'open'
                ? 'M3.5 16S8.5 8 16 8s12.5 8 12.5 8-5 8-12.5 8S3.5 16 3.5 16Z'
                : 'M3.5 16S8.5 8 16 8s12.5 8 12.5 8'
            }
          />
          {sight === 'open' ? (
            <circle className="pupil" cx="16" cy="16" r="4.2" />
          ) : (
            <>
              <path className="pupil" d="M11.8 16a4.2 4.2 0 0 1 8.4 0Z" />
              <path d="M2.5 19h27M2.5 25h27M9 19v6M22 19v6" />
            </>
          )}
        </>
      )}
    </svg>
  )
}
