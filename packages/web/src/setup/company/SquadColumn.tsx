import { factionData } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { faultsAt, useBuild } from './build.ts'
import { FaultNote } from './FaultNote.tsx'
import { ManRow } from './ManRow.tsx'
import type { Group } from './units.ts'

/** A squad or a headquarters with its men; what is missing from it stands where it is missing. */
export function SquadColumn({ group }: { group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const build = useBuild()
  const { words, carry, target, setTarget, state, force, tree } = build
  const { key, unit, men, ap } = group
  const faults = faultsAt(build, { of: 'unit', key })
  const figures = men.reduce((sum, { card }) => sum + (card?.figures ?? 1), 0)
  const { squadSize } = factionData(state.rules, state.cards, force.faction)
  const name = tree.isPlain ? t('build.roster') : words.shortUnit(unit)
  const isTarget = target.key === key
  const said = (
    <>
      <b>{name}</b>{' '}
      <span className="muted">
        {unit.squad === undefined
          ? t('build.men', { count: figures })
          : t('build.menOf', { count: figures, full: squadSize })}
      </span>
    </>
  )
  return (
    <section
      className="squad"
      aria-label={tree.isPlain ? name : words.unit(unit)}
      data-unit={key}
      data-staff={unit.squad === undefined || undefined}
      data-target={(isTarget && !tree.isPlain) || undefined}
      data-over={carry.carried?.over === key || undefined}
    >
      <header>
        {tree.isPlain ? (
          <p className="squad-name">{said}</p>
        ) : (
          <button
            type="button"
            className="squad-name"
            data-part="squad-name"
            aria-pressed={isTarget}
            onClick={() => setTarget(unit)}
          >
            {said}
          </button>
        )}
        <b>{play.t('ap', { n: ap })}</b>
      </header>
      {faults.map((fault) => (
        <div key={fault.refusal.code} className="hole">
          {fault.severity === 'error' && <span className="hole-base" aria-hidden="true" />}
          <FaultNote fault={fault} force={force} state={state} onFix={build.change} />
        </div>
      ))}
      <ul className="squad-men" data-part="roster">
        {men.map((man) => (
          <ManRow key={man.at} man={man} group={group} />
        ))}
      </ul>
      {men.length === 0 && <p className="squad-empty muted">{t(tree.isPlain ? 'force.empty' : 'build.empty')}</p>}
    </section>
  )
}
