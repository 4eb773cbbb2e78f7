import { READY_FORCES } from '@tactic48/content'
import { type GameState, SIDES, type SideId } from '@tactic48/rules'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { sameForce, useDraft } from '../draft.ts'
import { NumberField } from '../NumberField.tsx'
import { allFactions, bookOf, useOwnCards } from '../ownCards.ts'
import { PlayersChoice } from '../PlayersChoice.tsx'
import { ForceDialog } from './ForceBuilder.tsx'
import { apOf, ForceRow } from './ForceRow.tsx'
import { forceFault } from './forceFault.ts'

const WAYS = ['here', 'secret'] as const

export function ForcesChoice({ probe }: { probe: GameState | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const { forcesBy, agreedAp, set } = useDraft()
  const id = useId()
  return (
    <section className="card step" aria-labelledby="step-forces">
      <h2 id="step-forces">
        <span className="step-number">2</span> {t('step.forces')}
        <label className="agreed" htmlFor={id}>
          <NumberField
            id={id}
            value={agreedAp}
            least={5}
            most={500}
            whole
            onChoose={(ap) => set({ agreedAp: ap ?? agreedAp })}
          />
          {t('force.agreed')} <RuleChip rule="SETUP-01" />
        </label>
      </h2>
      <PlayersChoice />
      <Segments
        legend={t('force.by')}
        options={WAYS}
        chosen={forcesBy}
        label={(way) => t(`force.${way}`)}
        onChoose={(way) => set({ forcesBy: way })}
      />
      {forcesBy === 'here' ? (
        SIDES.map((side) => probe && <SideForce key={side} side={side} probe={probe} />)
      ) : (
        <p className="muted">{t('force.secretSays')}</p>
      )}
    </section>
  )
}

function SideForce({ side, probe }: { side: SideId; probe: GameState }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const play = useTranslation('play')
  const language = useLanguage()
  const why = useWhy(probe)
  const { forces, players, setForce } = useDraft()
  const own = useOwnCards((store) => store.factions)
  const [open, setOpen] = useState(false)
  const force = forces[side]
  const factions = useMemo(() => allFactions(own), [own])
  const cards = useMemo(() => bookOf(own), [own])
  const fault = forceFault(probe, side, force)
  const faction = factions.find(({ id }) => id === force.faction)
  const ready = READY_FORCES.find((one) => sameForce(one.force, force))
  return (
    <article className={`side-force ${side}`} aria-label={common.t(`side.${side}`)}>
      <header>
        <SideMark side={side} />
        <span>
          <b>
            {common.t(`side.${side}`)}, {t(`players.${players[side]}`)}
          </b>
          <small>
            {faction?.name[language]}
            {ready ? ` · ${ready.name[language]}` : ''}
          </small>
        </span>
        <span className="side-force-ap">
          <b>{apOf(cards, force)}</b> {t('force.of', { ap: probe.setup.agreedAp })}
        </span>
      </header>
      <ForceRow side={side} force={force} cards={cards} />
      <div className="side-force-acts">
        <select
          aria-label={t('force.ready', { side: common.t(`side.${side}`) })}
          value={ready?.id ?? ''}
          onChange={(event) => {
            const chosen = READY_FORCES.find(({ id }) => id === event.target.value)
            if (chosen) setForce(side, chosen.force)
          }}
        >
          {!ready && <option value="">{t('force.own')}</option>}
          {factions.map((each) => {
            const list = READY_FORCES.filter((one) => one.force.faction === each.id)
            return list.length === 0 ? undefined : (
              <optgroup key={each.id} label={each.name[language]}>
                {list.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name[language]}, {play.t('ap', { n: one.ap })}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </select>
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {t('force.pick')}
        </button>
      </div>
      <p className={fault ? 'legality bad' : 'legality good'}>
        <Icon name={fault ? 'cross' : 'tick'} />
        <span>
          {fault ? why(fault) : t('force.legal')} <RuleChip rule="SETUP-01" />
        </span>
      </p>
      {open && (
        <ForceDialog
          title={t('force.dialog', { side: common.t(`side.${side}`) })}
          side={side}
          force={force}
          factions={factions}
          cards={cards}
          state={probe}
          ownCards
          done={t('force.take')}
          onDone={(chosen) => {
            setForce(side, chosen)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </article>
  )
}
