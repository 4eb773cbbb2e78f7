import type { GameState } from '@tactic48/rules'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { ClockOfGame } from './ClockOfGame.tsx'
import { isAlone, mustSetUpByHand, THEATRES, useDraft } from './draft.ts'
import { remember, remembered } from './kept.ts'
import { NumberField } from './NumberField.tsx'
import { RulesChoice } from './RulesChoice.tsx'
import { useWhyNot } from './whyNot.ts'

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
      className="card more-choices"
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
        <div className="more-steps">
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
  const alone = isAlone(draft)
  const byHand = mustSetUpByHand(draft)
  const id = useId()
  return (
    <section className="step" aria-labelledby="step-terms">
      <h2 id="step-terms">{t('step.terms')}</h2>
      <label className="agreed" data-part="agreed" htmlFor={id}>
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
        <label className="theatre">
          <span className="cap">{t('theatre.heading')}</span>
          <select
            value={theatre}
            onChange={(event) => set({ theatre: THEATRES.find((each) => each === event.target.value) ?? 'any' })}
          >
            {THEATRES.map((each) => (
              <option key={each} value={each}>
                {t(`theatre.${each}`)}
              </option>
            ))}
          </select>
          <RuleChip rule="HOUSE-09" />
        </label>
      )}
      <Segments
        legend={t('deploy.heading')}
        options={DEPLOYMENTS}
        chosen={byHand ? 'byHand' : deployment}
        label={(way) => t(`deploy.${way}`)}
        onChoose={(way) => set({ deployment: way })}
      />
      <p className="muted small">
        {t(byHand ? 'deploy.must' : `deploy.${deployment}Says`)} <RuleChip rule="SETUP-08" />
      </p>
      {alone && (
        <>
          <Segments
            legend={t('players.takeBacks')}
            options={TAKE_BACKS}
            chosen={takeBacks ? 'allowed' : 'none'}
            label={(choice) => t(`players.${choice}`)}
            onChoose={(choice) => set({ takeBacks: choice === 'allowed' })}
          />
          <p className="muted small">{t(takeBacks ? 'players.allowedSays' : 'players.noneSays')}</p>
        </>
      )}
      <ClockOfGame />
    </section>
  )
}
