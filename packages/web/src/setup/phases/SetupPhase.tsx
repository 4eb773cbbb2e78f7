import { Fault, type Force, forceShape, own as known, readAs, seatOf } from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keep, kept } from '../../app/storedText.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { useGame } from '../../game/gameStore.ts'
import { askedPerson } from '../../game/seen.ts'
import { usePointsOf } from '../../i18n/points.ts'
import { ClockTag } from '../../play/clock/Clock.tsx'
import { HostNotices } from '../../play/HostNotices.tsx'
import { useScreen } from '../../session/useScreen.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import css from '../field/Field.module.css'
import { ForceOptions, LazyForceBuilder, OWN } from '../forces/ForceRow.tsx'
import { allFactions, sameForce, useOwn } from '../own.ts'
import { ALL_READY, forceFault } from '../sheets.ts'
import { type Asked, preparing } from './asked.ts'
import { HandOver } from './HandOver.tsx'
import { LayoutPhase } from './LayoutPhase.tsx'
import '../../table/table.css'

/** D01 and D02: forces and battlefield, before the table is in play. */
export function SetupPhase(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const kind = game && preparing(game)
  usePointsOf(game?.state.rules.company?.edition)
  const { wanted, take } = useScreen()
  if (!game || !kind) return undefined
  const side = askedPerson(game)
  return (
    <div className={css.page}>
      <TopBar page={t(kind === 'force' ? 'step.forces' : 'step.field')} />
      <main className={css.phase} data-part="set-up" data-phase={kind}>
        <HostNotices />
        <ClockTag />
        {!side && <p role="status">{t('force.opponent')}</p>}
        {side && kind === 'layout' && <LayoutPhase state={game.state} side={side} />}
        {/* A secret is shown only to the one who says to be there. */}
        {wanted && <HandOver key={wanted} side={wanted} onReady={() => void take(wanted)} />}
        {side && !wanted && kind === 'force' && <ForcePhase key={side} state={game.state} side={side} />}
      </main>
    </div>
  )
}

function halfDoneForce(name: string): Force | undefined {
  const force = readAs(forceShape, kept(name))
  return force instanceof Fault ? undefined : force
}

/** D01: the own force, sealed until both are in. */
function ForcePhase({ state, side }: Asked): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const submit = useGame((store) => store.submit)
  const own = useOwn((store) => store.sets)
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
    () => halfDoneForce(halfDone) ?? { faction: factions[0]?.id ?? '', characters: [] },
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
    <section className={`${css.force} card`}>
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
              <ForceOptions cards={state.cards} factions={factions} ready={ready} fits={isLegal} />
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
