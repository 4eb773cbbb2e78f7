import {
  type CardBook,
  CC_EDITIONS,
  deckWorth,
  forceContext,
  forceFaults,
  forceRefusal,
  type GameState,
  SIDES,
  type SideId,
  totalOf,
} from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useForceWords, useLegalWords } from '../company/useForceWords.ts'
import { useDraft } from '../draft.ts'
import { allFactions, sameForce, useOwn } from '../own.ts'
import { Legality, SideCard, Step } from '../parts.tsx'
import { ALL_READY, agreedFor, forceFault, readyForces, SCALES } from '../sheets.ts'
import { ForceDialog, ForceOptions, ForceRow, OWN } from './ForceRow.tsx'
import css from './Forces.module.css'

interface ForcesChoiceProps {
  readonly probe: GameState | undefined
  readonly cards: CardBook
}

export function ForcesChoice({ probe, cards }: ForcesChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { forcesBy, company, scale, setScale, setRules } = useDraft()
  return (
    <Step
      id="forces"
      number={2}
      title={t('step.forces')}
      aside={
        <a className={`${css.toShelf} btn quiet t13`} href={hrefOf({ page: 'forces' })}>
          {t('forces.title')}
        </a>
      }
    >
      <Segments
        legend={t('scale.heading')}
        options={SCALES}
        chosen={scale}
        label={(each) => t(`scale.${each}`)}
        onChoose={setScale}
      />
      {company !== 'none' && (
        <p className={`${css.sheetOn} row wrap apart t13`} data-part="sheet-on">
          <span>{t('company.on', { sheet: t(`company.${company}.name`) })}</span>
          <button
            type="button"
            className="btn quiet"
            onClick={() => (scale === 'squad' ? setRules({ company: 'none' }) : setScale('squad'))}
          >
            {t('company.without')}
          </button>
        </p>
      )}
      {forcesBy === 'here' ? (
        SIDES.map((side) => probe && <SideForce key={side} side={side} probe={probe} cards={cards} />)
      ) : (
        <p className="muted">{t('force.secretSays')}</p>
      )}
    </Step>
  )
}

const SIZES_FAULTS: readonly (string | undefined)[] = ['tooLarge', 'tooSmall']

interface SideForceProps {
  readonly side: SideId
  readonly probe: GameState
  readonly cards: CardBook
}

/** One side's force on the page: who is in it, whether it is legal, and what would make it so. */
function SideForce({ side, probe, cards }: SideForceProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const language = useLanguage()
  const why = useWhy(probe)
  const words = useForceWords(cards)
  const legal = useLegalWords(probe)
  const { forces, players, company, scale, setForce, setRules, set } = useDraft()
  const own = useOwn((store) => store.sets)
  const shelf = useOwn((store) => store.forces)
  const [open, setOpen] = useState(false)
  const force = forces[side]
  const factions = useMemo(() => allFactions(own, company), [own, company])
  const fault = forceFault(probe, side, force)
  const agreed = agreedFor(probe.rules, totalOf(cards, forces.blue), totalOf(cards, forces.ember))
  // FORCE-09: what such a force has more than a squad of the quick start, lies idle.
  const faults = forceFaults(forceContext(probe), force)
  const needsCompany = faults.find(
    ({ refusal }) => refusal.rule === 'FORCE-09' || (refusal.code === 'noVehicles' && company === 'none'),
  )?.refusal
  const unit = faults.find(({ refusal }) => refusal.code === fault?.code)?.unit
  const faction = factions.find(({ id }) => id === force.faction)
  const list = useMemo(() => {
    const context = { ...forceContext(probe), agreedAp: undefined }
    return readyForces(company, scale).filter((one) => !forceRefusal(context, one.force))
  }, [company, scale, probe])
  const ready = ALL_READY.find((one) => sameForce(one.force, force))
  const mine = shelf.find((one) => one.kind === 'force' && sameForce(one.force, force))
  const offered = ready && !list.includes(ready) ? [ready, ...list] : list
  const called = mine ? (mine.name === faction?.name[language] ? undefined : mine.name) : ready?.name[language]
  return (
    <SideCard
      side={side}
      name={`${common.t(`side.${side}`)}, ${t(`players.${players[side]}`)}`}
      about={
        <>
          {faction?.name[language]}
          {called !== undefined && (
            <>
              {' '}
              · <bdi>{called}</bdi>
            </>
          )}
          {force.deck && ` · ${t('build.deckSize', { count: force.deck.length, ap: deckWorth(cards, force.deck) })}`}
        </>
      }
      aside={
        <span className="push nowrap t13" data-part="force-points">
          <b className="t20">{totalOf(cards, force)}</b> {t('force.of', { ap: probe.setup.agreedAp })}
        </span>
      }
    >
      <ForceRow side={side} force={force} cards={cards} />
      <div className={css.acts}>
        <select
          className="wide"
          aria-label={t('force.ready', { side: common.t(`side.${side}`) })}
          value={mine ? OWN + mine.name : (ready?.id ?? '')}
          onChange={({ target: { value } }) => {
            const chosen = offered.find(({ id }) => id === value) ?? shelf.find(({ name }) => OWN + name === value)
            if (chosen) setForce(side, chosen.force)
          }}
        >
          {!ready && !mine && <option value="">{t('force.own')}</option>}
          <ForceOptions cards={cards} factions={factions} ready={offered} />
        </select>
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {t('force.pick')}
        </button>
        <a className="btn" href={hrefOf({ page: 'print', at: side })}>
          {t('force.print')}
        </a>
      </div>
      <Legality is={fault ? 'bad' : 'good'} rule={fault?.rule ?? 'SETUP-01'}>
        {fault ? why(words.about(fault, unit)) : legal(totalOf(cards, force))}
      </Legality>
      {SIZES_FAULTS.includes(fault?.code) && (
        <button type="button" className="btn" onClick={() => set({ agreedAp: agreed })}>
          {t('force.agree', { ap: agreed })}
        </button>
      )}
      {needsCompany && (
        <div className="stack">
          <Legality is="warn" rule="FORCE-09">
            {why(needsCompany)}
          </Legality>
          <div className="row wrap">
            {CC_EDITIONS.map((sheet) => (
              <button key={sheet} type="button" className="btn" onClick={() => setRules({ company: sheet })}>
                {t('force.needsSheet', { sheet: t(`company.${sheet}.name`) })}
              </button>
            ))}
          </div>
        </div>
      )}
      {open && (
        <ForceDialog
          title={t('force.dialog', { side: common.t(`side.${side}`) })}
          side={side}
          force={force}
          factions={factions}
          cards={cards}
          state={probe}
          ownCards
          keeps={{ name: mine?.name }}
          done={t('force.take')}
          onDone={(chosen) => {
            set({ forces: { ...forces, [side]: chosen } })
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </SideCard>
  )
}
