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
} from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../app/route.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { SlipBack } from '../../slip/TacticSlip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { useForceWords, useLegalWords } from '../company/useForceWords.ts'
import { useDraft } from '../draft.ts'
import { sameForce, useOwn } from '../own.ts'
import { allFactions, useOwnCards } from '../ownCards.ts'
import { ALL_READY, agreedFor, forceFault, readyForces, SCALES } from '../sheets.ts'
import { apOf, ForceDialog, ForceRow } from './ForceRow.tsx'
import { OWN, OwnForceOptions } from './OwnForces.tsx'

interface ForcesChoiceProps {
  readonly probe: GameState | undefined
  readonly cards: CardBook
}

export function ForcesChoice({ probe, cards }: ForcesChoiceProps): ReactElement {
  const { t } = useTranslation('setup')
  const { forcesBy, company, scale, setScale, setRules } = useDraft()
  return (
    <section className="card step" aria-labelledby="step-forces">
      <h2 id="step-forces">
        <span className="step-number">2</span> {t('step.forces')}
        <a className="btn quiet" href={hrefOf({ page: 'forces' })}>
          {t('forces.title')}
        </a>
      </h2>
      <Segments
        legend={t('scale.heading')}
        options={SCALES}
        chosen={scale}
        label={(each) => t(`scale.${each}`)}
        onChoose={setScale}
      />
      {company !== 'none' && (
        <p className="sheet-on" data-part="sheet-on">
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
    </section>
  )
}

/** TACTIC-07: the other side sees the deck from behind. */
const BACKS = 8
const SIZES_FAULTS = ['tooLarge', 'tooSmall'] as const

interface SideForceProps {
  readonly side: SideId
  readonly probe: GameState
  readonly cards: CardBook
}

/** One side's force on the page: who is in it, whether it is legal, and what would make it so. */
function SideForce({ side, probe, cards }: SideForceProps): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const play = useTranslation('play')
  const language = useLanguage()
  const why = useWhy(probe)
  const words = useForceWords(cards)
  const legal = useLegalWords(probe)
  const { forces, players, company, scale, setForce, setRules, set } = useDraft()
  const own = useOwnCards((store) => store.sets)
  const [open, setOpen] = useState(false)
  const force = forces[side]
  const factions = useMemo(() => allFactions(own, company), [own, company])
  const fault = forceFault(probe, side, force)
  const agreed = agreedFor(probe.rules, apOf(cards, forces.blue), apOf(cards, forces.ember))
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
  const shelf = useOwn((store) => store.forces)
  const mine = shelf.find((one) => one.kind === 'force' && sameForce(one.force, force))
  const offered = ready && !list.includes(ready) ? [ready, ...list] : list
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
            {mine && mine.name !== faction?.name[language] && (
              <>
                {' '}
                · <bdi>{mine.name}</bdi>
              </>
            )}
            {ready && !mine ? ` · ${ready.name[language]}` : ''}
          </small>
        </span>
        <span className="side-force-ap" data-part="force-points">
          <b>{apOf(cards, force)}</b> {t('force.of', { ap: probe.setup.agreedAp })}
        </span>
      </header>
      <ForceRow side={side} force={force} cards={cards} />
      {force.deck && (
        <p className="side-deck small">
          {force.deck.slice(0, BACKS).map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the backs of the cards are all alike
            <SlipBack key={i} />
          ))}
          {t('build.deckSize', { count: force.deck.length, ap: deckWorth(cards, force.deck) })}
        </p>
      )}
      <div className="side-force-acts">
        <select
          aria-label={t('force.ready', { side: common.t(`side.${side}`) })}
          value={mine ? OWN + mine.name : (ready?.id ?? '')}
          onChange={({ target: { value } }) => {
            const chosen = offered.find(({ id }) => id === value) ?? shelf.find(({ name }) => OWN + name === value)
            if (chosen) setForce(side, chosen.force)
          }}
        >
          {!ready && !mine && <option value="">{t('force.own')}</option>}
          <OwnForceOptions cards={cards} />
          {factions.map((each) => {
            const its = offered.filter((one) => one.force.faction === each.id)
            return its.length === 0 ? undefined : (
              <optgroup key={each.id} label={each.name[language]}>
                {its.map((one) => (
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
        <a className="btn" href={hrefOf({ page: 'print', at: side })}>
          {t('force.print')}
        </a>
      </div>
      <p className={fault ? 'legality bad' : 'legality good'} data-legality={fault ? 'bad' : 'good'}>
        <Icon name={fault ? 'cross' : 'tick'} />
        <span>
          {fault ? why(words.about(fault, unit)) : legal(apOf(cards, force))}{' '}
          <RuleChip rule={fault?.rule ?? 'SETUP-01'} />
        </span>
      </p>
      {SIZES_FAULTS.some((code) => code === fault?.code) && (
        <button type="button" className="btn" onClick={() => set({ agreedAp: agreed })}>
          {t('force.agree', { ap: agreed })}
        </button>
      )}
      {needsCompany && (
        <div className="needs-company">
          <p className="legality warn" data-legality="warn">
            <Icon name="warning" />
            <span>
              {why(needsCompany)} <RuleChip rule="FORCE-09" />
            </span>
          </p>
          {CC_EDITIONS.map((sheet) => (
            <button key={sheet} type="button" className="btn" onClick={() => setRules({ company: sheet })}>
              {t('force.needsSheet', { sheet: t(`company.${sheet}.name`) })}
            </button>
          ))}
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
    </article>
  )
}
