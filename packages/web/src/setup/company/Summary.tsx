import { changedForce, deckWorth, type Force, type GameState, type MendedFault, totalOf } from '@tactic48/rules'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { type Build, faultsAt, isFaulty, type Page, useBuild } from './build.ts'
import { nextName, squadUnit } from './units.ts'
import { type ForceWords, useForceWords } from './useForceWords.ts'

const PARTS = ['squads', 'staff', 'vehicles', 'cards'] as const

/** Where the points went. */
function partsOf({ tree, force, state }: Build): { readonly [part in (typeof PARTS)[number]]: number } {
  const squads = tree.platoons.flatMap((platoon) => platoon.squads).reduce((sum, { ap }) => sum + ap, tree.loose.ap)
  const cards = deckWorth(state.cards, force.deck ?? [])
  const vehicles = (force.vehicles ?? []).reduce((sum, { card }) => sum + (state.cards.vehicles?.[card]?.ap ?? 0), 0)
  return { squads, vehicles, cards, staff: totalOf(state.cards, force) - squads - cards - vehicles }
}

/** The force as one column: points, organisation, faults, and the way on. */
export function Summary({ faction }: { faction: ReactNode }): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { side, force, state, change, tree, setPage, openUnit } = build
  const total = totalOf(state.cards, force)
  const { agreedAp } = state.setup
  const parts = partsOf(build)
  const addPlatoon = (): void => {
    const id = nextName(tree.platoons.map((platoon) => platoon.id))
    openUnit(squadUnit(id, '1'))
    setPage(`platoon ${id}`)
  }
  return (
    <aside className="card force-summary">
      {faction}
      <p className="builder-total" data-part="force-points">
        <SideMark side={side} />
        <b>{total}</b> {t('force.of', { ap: agreedAp })}
      </p>
      <div className="ap-bar" aria-hidden="true">
        {PARTS.map((part) => (
          <i key={part} className={part} style={{ width: `${(100 * parts[part]) / Math.max(total, agreedAp, 1)}%` }} />
        ))}
      </div>
      {!tree.isPlain && (
        <>
          <ul className="ap-parts">
            {PARTS.filter((part) => parts[part] > 0).map((part) => (
              <li key={part} className={part}>
                {t(`build.part.${part}`)} {parts[part]}
              </li>
            ))}
          </ul>
          <TreeList />
          <button type="button" className="btn" onClick={addPlatoon}>
            <Icon name="plus" /> {t('build.addPlatoon')}
          </button>
        </>
      )}
      {faultsAt(build, { of: 'force' }).map((fault) => (
        <FaultNote key={fault.refusal.code} fault={fault} force={force} state={state} onFix={change} />
      ))}
    </aside>
  )
}

/** Company, platoons, squads; where something is wrong, the tree says so. */
function TreeList(): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { tree, page, setPage, setTarget, words, force } = build
  const entry = (to: Page, name: string, ap: number, faulty: boolean): ReactElement => (
    <button type="button" className="tree-entry" aria-current={page === to} onClick={() => setPage(to)}>
      <span>
        {name}
        {faulty && <FaultyMark />}
      </span>
      <b>{ap}</b>
    </button>
  )
  const convoy = (force.vehicles ?? []).reduce(
    (sum, { card }) => sum + (build.state.cards.vehicles?.[card]?.ap ?? 0),
    0,
  )
  return (
    <nav aria-label={t('build.organisation')}>
      <ul className="tree" data-part="tree">
        <li>
          {entry(
            'headquarters',
            t('build.companyHq'),
            tree.headquarters.ap + tree.loose.ap,
            isFaulty(build, tree.headquarters) || isFaulty(build, tree.loose),
          )}
        </li>
        {tree.platoons.map((platoon) => (
          <li key={platoon.id}>
            {entry(
              `platoon ${platoon.id}`,
              t('build.platoon', { n: platoon.id }),
              platoon.ap,
              isFaulty(build, platoon.headquarters),
            )}
            {page === `platoon ${platoon.id}` && (
              <ul>
                {[platoon.headquarters, ...platoon.squads].map((group) => (
                  <li key={group.key}>
                    <button type="button" className="tree-entry" onClick={() => setTarget(group.unit)}>
                      <span>
                        {words.shortUnit(group.unit)}
                        {isFaulty(build, group) && <FaultyMark />}
                      </span>
                      <span>{group.ap}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          {entry(
            'vehicles',
            t('build.vehicles'),
            convoy,
            build.faults.some(({ place }) => place.of === 'vehicle'),
          )}
        </li>
      </ul>
    </nav>
  )
}

function FaultyMark(): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <span className="faulty-mark">
      <span aria-hidden="true">▲</span>
      <span className="sr">{t('build.faulty')}</span>
    </span>
  )
}

interface FaultNoteProps {
  readonly fault: MendedFault
  readonly force: Force
  readonly state: GameState
  readonly onFix: (force: Force) => void
}

/** What a remedy does, and what it costs: no point is spent in silence. */
function useFixText(words: ForceWords): (force: Force, fault: MendedFault, cost: number) => string {
  const { t } = useTranslation('setup')
  return (force, { fix = [] }, cost) => {
    const [first] = fix
    const ap = cost === 0 ? '' : `, ${t('build.cost', { ap: `${cost > 0 ? '+' : '−'}${Math.abs(cost)}` })}`
    const more = fix.length > 1 ? t('build.fix.more', { count: fix.length - 1 }) : ''
    return `${first ? words.change(force, first) : ''}${more}${ap}`
  }
}

/** A fault where it belongs, with its rule and the button that mends it. */
export function FaultNote({ fault, force, state, onFix }: FaultNoteProps): ReactElement {
  const why = useWhy(state)
  const words = useForceWords(state.cards)
  const fixText = useFixText(words)
  const { refusal, severity, unit, fix } = fault
  const changed = fix && changedForce(force, fix)
  const cost = changed ? totalOf(state.cards, changed) - totalOf(state.cards, force) : 0
  return (
    <div className={`fault ${severity}`} data-fault={refusal.code}>
      <Icon name="warning" />
      <p>
        {why(words.about(refusal, unit))} <RuleChip rule={refusal.rule} />
      </p>
      {changed && (
        <button type="button" className="btn" data-fix="" onClick={() => onFix(changed)}>
          {fixText(force, fault, cost)}
        </button>
      )}
    </div>
  )
}
