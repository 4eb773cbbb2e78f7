import { CC_EDITIONS, departuresOf, type GameState, QS_EDITIONS, RULINGS } from '@tactic48/rules'
import { Fragment, type ReactElement, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { remember, remembered } from '../app/storedText.ts'
import { companyOfReader, ownFirst, sheetOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { NumberField } from '../ui/fields.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Select } from '../ui/Select.tsx'
import { type ClockChoice, isAlone, mustSetUpByHand, THEATRES, useDraft, withTakeBacks } from './draft.ts'
import { Step } from './parts.tsx'
import { Fingerprint } from './rules/Fingerprint.tsx'
import { OptionsPanel } from './rules/OptionsPanel.tsx'
import css from './Setup.module.css'
import { presetOf, rulesOf } from './sheets.ts'
import { useWhyNot } from './specOf.ts'

const OPEN = 'moreChoices'
const WAYS = ['here', 'secret'] as const
const TAKE_BACKS = ['none', 'allowed'] as const
const DEPLOYMENTS = ['byHand', 'atOnce'] as const

/** What most games leave as it is; whoever has opened it finds it open the next time. */
export function MoreChoices({ probe }: { probe: GameState | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const [open, setOpen] = useState(() => remembered(OPEN) === true)
  // An option with which no game can begin is shown.
  const isRefused = (useWhyNot()?.behind.length ?? 0) > 0
  useEffect(() => {
    if (isRefused) setOpen(true)
  }, [isRefused])
  return (
    <details
      className={`${css.more} card`}
      data-part="more-choices"
      open={open}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return
        setOpen(currentTarget.open)
        remember(OPEN, currentTarget.open)
      }}
    >
      <summary>
        <b>{t('more.heading')}</b> <span className="muted">{t('more.says')}</span>
      </summary>
      {open && (
        <div className={css.moreSteps}>
          <RulesChoice probe={probe} />
          <TermsChoice />
        </div>
      )}
    </details>
  )
}

function TermsChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const draft = useDraft()
  const { agreedAp, company, theatre, forcesBy, takeBacks, deployment, set } = draft
  const byHand = mustSetUpByHand(draft)
  const id = useId()
  return (
    <Step id="terms" title={t('step.terms')} bare>
      <label className={`${css.agreed} row g6 t13`} data-part="agreed" htmlFor={id}>
        <NumberField
          id={id}
          value={agreedAp}
          least={5}
          most={2000}
          whole
          onChoose={(ap) => set({ agreedAp: ap ?? agreedAp })}
        />
        {t('force.agreed')} <RuleChip rule="SETUP-01" />
      </label>
      <Segments
        legend={t('force.by')}
        options={WAYS}
        chosen={forcesBy}
        label={(way) => t(`force.${way}`)}
        onChoose={(way) => set({ forcesBy: way })}
      />
      {company !== 'none' && (
        <div className={`${css.theatre} row`}>
          <Select
            label={t('theatre.heading')}
            options={THEATRES}
            chosen={theatre}
            name={(each) => t(`theatre.${each}`)}
            onChoose={(each) => set({ theatre: each })}
          />
          <RuleChip rule="HOUSE-09" />
        </div>
      )}
      <Segments
        legend={t('deploy.heading')}
        options={DEPLOYMENTS}
        chosen={byHand ? 'byHand' : deployment}
        label={(way) => t(`deploy.${way}`)}
        onChoose={(way) => set({ deployment: way })}
      />
      <p className="muted t12">
        {t(byHand ? 'deploy.must' : `deploy.${deployment}Says`)} <RuleChip rule="SETUP-08" />
      </p>
      {isAlone(draft) && (
        <>
          <Segments
            legend={t('players.takeBacks')}
            options={TAKE_BACKS}
            chosen={takeBacks ? 'allowed' : 'none'}
            label={(choice) => t(`players.${choice}`)}
            onChoose={(choice) => set({ takeBacks: choice === 'allowed' })}
          />
          <p className="muted t12">{t(takeBacks ? 'players.allowedSays' : 'players.noneSays')}</p>
        </>
      )}
      <ClockOfGame />
    </Step>
  )
}

const CLOCKS = ['none', 'runs'] as const
const MINUTES = [2, 5, 10, 20, 40]
const SECONDS = [10, 20, 30, 60, 120]

/** HOUSE-17: whether a clock runs, how long a turn may take and how long an answer in the other side's turn. */
function ClockOfGame(): ReactElement {
  const { t } = useTranslation('setup')
  const { setClock, ...draft } = useDraft()
  const { house, reactionSeconds } = rulesOf(draft)
  const now: ClockChoice = { runs: house.clock, turnMinutes: draft.turnMinutes, reactionSeconds }
  return (
    <div className="stack" data-part="clock-choice">
      <Segments
        legend={t('clock.heading')}
        options={CLOCKS}
        chosen={now.runs ? 'runs' : 'none'}
        label={(clock) => t(`clock.${clock}`)}
        onChoose={(clock) => setClock({ ...now, runs: clock === 'runs' })}
      />
      {now.runs && (
        <>
          <div className="columns">
            <Select
              label={t('clock.turn')}
              options={withOwn(MINUTES, now.turnMinutes)}
              chosen={now.turnMinutes}
              name={(count) => t('clock.minutes', { count })}
              onChoose={(turnMinutes) => setClock({ ...now, turnMinutes })}
            />
            <Select
              label={t('clock.answer')}
              options={withOwn(SECONDS, reactionSeconds)}
              chosen={reactionSeconds}
              name={(count) => t('clock.seconds', { count })}
              onChoose={(seconds) => setClock({ ...now, reactionSeconds: seconds })}
            />
          </div>
          <p className="muted t12">
            {t('clock.says')} <RuleChip rule="HOUSE-17" />
          </p>
        </>
      )}
    </div>
  )
}

/** What was chosen elsewhere stands among the others. */
const withOwn = (values: readonly number[], own: number): readonly number[] =>
  [...new Set([...values, own])].sort((a, b) => a - b)

function RulesChoice({ probe }: { probe: GameState | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const { edition, company, rulings, options, gameType, setRules } = useDraft()
  const language = useLanguage()
  const takeBacks = useDraft(withTakeBacks)
  const rules = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  return (
    <Step id="rules" title={t('step.rules')} bare>
      <fieldset className="stack">
        <legend className="sr">{t('edition.heading')}</legend>
        {ownFirst(QS_EDITIONS, sheetOfReader(language)).map((id) => (
          <label key={id} className={css.edition}>
            <input type="radio" name="edition" checked={id === edition} onChange={() => setRules({ edition: id })} />
            <span>
              <b>{t(`edition.${id}.name`)}</b>
              <small className={css.date}>{t(`edition.${id}.date`)}</small>
              <span className="sub">{t(`edition.${id}.says`)}</span>
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
      <p className="muted t12">
        {t(`company.${company}.says`)} <RuleChip rule="FORCE-09" />
      </p>
      <RulingsChoice />
      {probe && <OptionsPanel probe={probe} />}
      <div className={`${css.fingerprints} sunk row wrap apart`}>
        <Fingerprint rules={rules} gameType={gameType} takeBacks={takeBacks} />
        <a className="btn" href={hrefOf({ page: 'in-force' })}>
          {t('print.all')}
        </a>
      </div>
    </Step>
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
      <p className="muted t12">
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
