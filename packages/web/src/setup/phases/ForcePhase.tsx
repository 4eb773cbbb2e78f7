import { Fault, type Force, forceShape, own as known, readAs, seatOf } from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../game/gameStore.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { LazyForceBuilder } from '../forces/ForceDialog.tsx'
import { forceFault } from '../forces/forceFault.ts'
import { OWN, OwnForceOptions } from '../forces/OwnForceOptions.tsx'
import { sameForce } from '../forces/ownForces.ts'
import { keep, kept } from '../kept.ts'
import { useOwn } from '../own.ts'
import { allFactions, useOwnCards } from '../ownCards.ts'
import { ALL_READY } from '../scale.ts'
import type { Asked } from './asked.ts'
import '../../table/table.css'
import '../style/setup.css'

function keptForce(name: string): Force | undefined {
  const force = readAs(forceShape, kept(name))
  return force instanceof Fault ? undefined : force
}

/** D01: the own force, sealed until both are in. */
export function ForcePhase({ state, side }: Asked): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const language = useLanguage()
  const submit = useGame((store) => store.submit)
  const own = useOwnCards((store) => store.sets)
  // Cards that this game does not know cannot be fielded in it.
  const factions = useMemo(
    () =>
      allFactions(own, state.rules.company?.edition ?? 'none')
        .map((faction) => ({
          ...faction,
          characters: faction.characters.flatMap(({ id }) => known(state.cards.characters, id) ?? []),
        }))
        .filter(({ characters }) => characters.length > 0),
    [own, state.cards, state.rules],
  )
  const shelf = useOwn((store) => store.forces)
  const game = useGame((store) => store.game?.id ?? '')
  const halfDone = `force.${game}.${side}`
  const [start, setStart] = useState<Force>(
    () => keptForce(halfDone) ?? { faction: factions[0]?.id ?? '', characters: [] },
  )
  const isLegal = (force: Force): boolean => !forceFault(state, side, force)
  const ready = ALL_READY.filter(({ force }) => isLegal(force))
  const mine = shelf.filter(({ kind, force }) => kind === 'force' && isLegal(force))
  const seal = (force: Force): void => {
    const seat = seatOf(state, side)
    keep(halfDone, undefined)
    if (seat) submit({ verb: 'submitForce', seat, force })
  }
  return (
    <section className="card force-phase">
      <header>
        <h2>
          {t('force.heading', { side: common.t(`side.${side}`) })} <RuleChip rule="SETUP-01" />
        </h2>
        {ready.length + mine.length > 0 && (
          <label>
            <span className="cap">{t('force.readyHeading')}</span>
            <select
              value={
                ready.find(({ force }) => sameForce(force, start))?.id ??
                mine.flatMap(({ name, force }) => (sameForce(force, start) ? OWN + name : []))[0] ??
                ''
              }
              onChange={({ target: { value } }) => {
                const chosen = ready.find(({ id }) => id === value) ?? mine.find(({ name }) => OWN + name === value)
                if (!chosen) return
                keep(halfDone, chosen.force)
                setStart(chosen.force)
              }}
            >
              <option value="">{t('force.own')}</option>
              <OwnForceOptions cards={state.cards} fits={isLegal} />
              {ready.map(({ id, name, force, ap }) => (
                <option key={id} value={id}>
                  {factions.find((faction) => faction.id === force.faction)?.name[language]}: {name[language]}, {ap}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <LazyForceBuilder
        key={JSON.stringify(start)}
        side={side}
        force={start}
        factions={factions}
        cards={state.cards}
        state={state}
        onChange={(force) => keep(halfDone, force)}
        done={t('force.seal')}
        onDone={seal}
      />
    </section>
  )
}
