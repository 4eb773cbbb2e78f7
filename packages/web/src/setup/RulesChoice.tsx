import { CC_EDITIONS, departuresOf, type GameState, QS_EDITIONS, RULINGS } from '@tactic48/rules'
import { Fragment, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { companyOfReader, ownFirst, sheetOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useDraft, withTakeBacks } from './draft.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { OptionsPanel } from './rules/OptionsPanel.tsx'
import { presetOf, rulesOf } from './sheets.ts'

export function RulesChoice({ probe }: { probe: GameState | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, company, rulings, options, gameType, setRules } = useDraft()
  const language = useLanguage()
  const takeBacks = useDraft(withTakeBacks)
  const rules = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  return (
    <section className="step" aria-labelledby="step-rules">
      <h2 id="step-rules">{t('step.rules')}</h2>
      <fieldset className="edition-cards">
        <legend className="sr">{t('edition.heading')}</legend>
        {ownFirst(QS_EDITIONS, sheetOfReader(language)).map((id) => (
          <label key={id} className="edition-card">
            <input type="radio" name="edition" checked={id === edition} onChange={() => setRules({ edition: id })} />
            <span>
              <b>{t(`edition.${id}.name`)}</b>
              <small className="edition-date">{t(`edition.${id}.date`)}</small>
              <span className="muted">{t(`edition.${id}.says`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Segments
        legend={t('company.heading')}
        options={['none', ...ownFirst(CC_EDITIONS, companyOfReader(language))]}
        chosen={company}
        label={(sheet) => t(`company.${sheet}.name`)}
        onChoose={(sheet) => setRules({ company: sheet })}
      />
      <p className="muted small">
        {t(`company.${company}.says`)} <RuleChip rule="FORCE-09" />
      </p>
      <RulingsChoice />
      {probe && <OptionsPanel probe={probe} />}
      <div className="print-row">
        <Fingerprint rules={rules} gameType={gameType} takeBacks={takeBacks} />
        <a className="btn" href={hrefOf({ page: 'in-force' })}>
          {t('print.all')}
        </a>
      </div>
    </section>
  )
}

/** GEN-01: one switch between our recommendation and each sheet to the letter. */
function RulingsChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, company, rulings, setRules } = useDraft()
  const departures = useMemo(() => departuresOf(presetOf({ edition, company, rulings })), [edition, company, rulings])
  return (
    <>
      <Segments
        legend={t('rulings.heading')}
        options={RULINGS}
        chosen={rulings}
        label={(preset) => t(`rulings.${preset}`)}
        onChoose={(preset) => setRules({ rulings: preset })}
      />
      <p className="muted small">
        {rulings === 'printed' ? t('rulings.printedSays') : t('rulings.recommendedSays', { count: departures.length })}{' '}
        {departures.map(({ atom }) => (
          <Fragment key={atom}>
            <RuleChip rule={atom} />{' '}
          </Fragment>
        ))}
      </p>
    </>
  )
}
