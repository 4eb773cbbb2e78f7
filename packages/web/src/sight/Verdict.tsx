import type { SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { SightMark } from '../ui/SightMark.tsx'
import type { Answer } from './answer.ts'
import { type SightNames, useProofText } from './useProofText.ts'

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
    <section className="card verdict" aria-labelledby="verdict-heading">
      <h2 id="verdict-heading" className="sr">
        {t('verdict.heading')}
      </h2>
      <div className="verdict-pair">
        <b>
          <SideMark side={shooter.side} />
          {shooter.name}
        </b>
        <button type="button" className="btn square quiet" onClick={onSwap} aria-label={t('verdict.swap')}>
          <Icon name="swap" />
        </button>
        <b>
          <SideMark side={target.side} />
          {target.name}
        </b>
      </div>
      <div className={`verdict-class ${proof.sight}`} data-sight={proof.sight}>
        <SightMark sight={proof.sight} />
        <strong>{t(`verdict.${proof.sight}`)}</strong>
        <Need score={answer.need} />
      </div>
      <p className="verdict-proof" data-part="proof">
        {text.proof}{' '}
        {text.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {text.near && (
        <p className="verdict-proof muted" data-part="proof">
          {text.near} <RuleChip rule="LOS-07" />
        </p>
      )}
      <dl className="facts" data-part="facts">
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
        <div className="facts-back">
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
      <span className="need none" data-part="shot-need">
        {t('verdict.noShot')}
      </span>
    )
  return (
    <span className="need" data-part="shot-need">
      <small>{t('verdict.need')}</small> <b>{score}+</b> <RuleChip rule="FIRE-09" />
    </span>
  )
}
