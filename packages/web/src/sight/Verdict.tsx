import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { SightMark } from '../ui/SightMark.tsx'
import type { Answer } from './answer.ts'
import { LOOKS_OF } from './figures.ts'
import { FARM } from './orchardFarm.ts'
import { useSight } from './sightStore.ts'
import { useProofText } from './useProofText.ts'

/** FIRE-09: the score that each die needs, without Take Cover. */
const NEED = { open: '4+', partial: '5+' } as const

export function Verdict({ answer }: { answer: Answer }): ReactElement {
  const { t } = useTranslation()
  const { length } = useNumbers()
  const { shooter, swap } = useSight()
  const target = shooter === 'sergeant' ? 'rifleman' : 'sergeant'
  const { proof, free } = answer
  const text = useProofText({
    piece: (index) => {
      const piece = FARM[index]
      return piece && t(`piece.${piece.nameKey}`)
    },
    base: () => t('who.gunner'),
  })(answer)
  return (
    <section className="card verdict" aria-labelledby="verdict-heading">
      <h2 id="verdict-heading" className="sr">
        {t('verdict.heading')}
      </h2>
      <div className="verdict-pair">
        <b>
          <SideMark side={LOOKS_OF[shooter].side} />
          {t(`who.${shooter}`)}
        </b>
        <button type="button" className="btn square quiet" onClick={swap} aria-label={t('verdict.swap')}>
          <Icon name="swap" />
        </button>
        <b>
          <SideMark side={LOOKS_OF[target].side} />
          {t(`who.${target}`)}
        </b>
      </div>
      <div className={`verdict-class ${proof.sight}`} data-sight={proof.sight}>
        <SightMark sight={proof.sight} />
        <strong>{t(`verdict.${proof.sight}`)}</strong>
        <Need sight={proof.sight} />
      </div>
      <p className="verdict-proof">
        {text.proof}{' '}
        {text.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {text.near && (
        <p className="verdict-proof muted">
          {text.near} <RuleChip rule="LOS-07" />
        </p>
      )}
      <dl className="facts">
        <div>
          <dt>{t('verdict.distance')}</dt>
          <dd>{length(answer.distance)}</dd>
        </div>
        <div>
          <dt>{t('verdict.band')}</dt>
          <dd>{t(`verdict.${answer.band}`)}</dd>
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

function Need({ sight }: { sight: Answer['proof']['sight'] }): ReactElement {
  const { t } = useTranslation()
  if (sight === 'none') return <span className="need none">{t('verdict.noShot')}</span>
  return (
    <span className="need">
      <small>{t('verdict.need')}</small> <b>{NEED[sight]}</b> <RuleChip rule="FIRE-09" />
    </span>
  )
}
