import { departuresOf, QS_EDITIONS, RULINGS } from '@tactic48/rules'
import { Fragment, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { presetOf, useDraft, withTakeBacks } from './draft.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { OptionsPanel } from './rules/OptionsPanel.tsx'
import { rulesOf } from './specOf.ts'

const GAME_TYPES = ['skirmish', 'mission'] as const

export function RulesChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, rulings, options, gameType, setRules, setGameType } = useDraft()
  const takeBacks = useDraft(withTakeBacks)
  const rules = useMemo(() => rulesOf({ edition, rulings, options }), [edition, rulings, options])
  return (
    <section className="card step" aria-labelledby="step-rules">
      <h2 id="step-rules">
        <span className="step-number">1</span> {t('step.rules')}
      </h2>
      <fieldset className="edition-cards">
        <legend className="sr">{t('edition.heading')}</legend>
        {QS_EDITIONS.map((id) => (
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
      <RulingsChoice />
      <Segments
        legend={t('game.heading')}
        options={GAME_TYPES}
        chosen={gameType}
        label={(type) => t(`game.${type}`)}
        onChoose={setGameType}
      />
      <p className="muted small">
        {t(`game.${gameType}Says`)} <RuleChip rule={gameType === 'skirmish' ? 'VICT-01' : 'VICT-02'} />
      </p>
      <OptionsPanel />
      <div className="print-row">
        <Fingerprint rules={rules} takeBacks={takeBacks} />
        <a className="btn" href={hrefOf({ page: 'rules' })}>
          {t('print.all')}
        </a>
      </div>
    </section>
  )
}

/** GEN-01: one switch between our recommendation and each sheet to the letter. */
function RulingsChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, rulings, setRules } = useDraft()
  const departures = useMemo(() => departuresOf(presetOf({ edition, rulings })), [edition, rulings])
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
