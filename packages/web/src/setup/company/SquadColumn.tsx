import { changedForce, factionData } from '@tactic48/rules'
import type { KeyboardEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { Icon } from '../../ui/Icon.tsx'
import { faultsAt, useBuild } from './build.ts'
import { ManSheet } from './ManSheet.tsx'
import { FaultNote } from './Summary.tsx'
import { type Group, groupsOf, type Man } from './units.ts'

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

/** From row to row as they stand on the screen. */
function focusBeside(from: HTMLElement, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.man-row')]
  rows[rows.indexOf(from) + step]?.focus()
}

/** One man of a squad: carried by mouse, finger or keys; his sheet opens below him. */
function ManRow({ man, group }: { man: Man; group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { side, words, carry, lifted, opened, open, lift, moveMan, putBack, tree } = build
  const priced = useCardAp()
  const { at, card, ap, apTyped } = man
  const faults = faultsAt(build, { of: 'man', at })
  const isLifted = lifted?.at === at
  const isOpen = opened === at

  const carryOn = (key: string): boolean => {
    const place = group.men.findIndex((one) => one.at === at)
    if (key === 'ArrowUp') {
      const above = group.men[place - 1]
      if (above) moveMan(at, group.unit, above.at)
    } else if (key === 'ArrowDown') {
      const below = group.men[place + 2]
      if (place + 1 < group.men.length) moveMan(at, group.unit, below?.at)
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const groups = groupsOf(tree)
      const here = groups.findIndex((one) => one.key === group.key)
      const next = groups[here + (key === 'ArrowLeft' ? -1 : 1)]
      if (next) moveMan(at, next.unit)
    } else return false
    return true
  }
  const onKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const { key } = event
    if (key === ' ') lift(isLifted ? undefined : at)
    else if (key === 'Escape' && isLifted) putBack()
    else if (key === 'Delete' && !isLifted) build.open(at)
    else if (isLifted && carryOn(key)) {
      // The row went on with him.
    } else if (!isLifted && (key === 'ArrowUp' || key === 'ArrowDown')) {
      focusBeside(event.currentTarget, key === 'ArrowUp' ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li
      className="man"
      data-man={at}
      data-carried={carry.carried?.at === at || undefined}
      data-lifted={isLifted || undefined}
      data-faulty={faults.length > 0 || undefined}
    >
      <div className="man-line">
        <button
          type="button"
          className="man-row"
          aria-expanded={isOpen}
          aria-pressed={isLifted}
          aria-description={t('build.manKeys')}
          onKeyDown={onKey}
          onClick={() => {
            if (!carry.justDropped()) open(isOpen ? undefined : at)
          }}
          onPointerDown={(event) => {
            // A finger scrolls the list, except on the grip.
            const onGrip = (event.target as Element).closest('.man-grip') !== null
            if (event.pointerType !== 'touch' || onGrip) carry.down(event, at)
          }}
          onPointerMove={carry.move}
          onPointerUp={carry.up}
          onPointerCancel={carry.up}
        >
          <svg className="man-grip" viewBox="0 0 8 14" aria-hidden="true">
            <path d="M1.500 2h.01M6.500 2h.01M1.500 7h.01M6.500 7h.01M1.500 12h.01M6.500 12h.01" />
          </svg>
          <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
            <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
          </svg>
          <span className="man-name">
            {words.man(man)}
            <small>{words.arms(man)}</small>
          </span>
          <b className="man-ap" title={apTyped ? priced(man) : undefined}>
            {ap}
            {apTyped && <small> {t('build.typed')}</small>}
          </b>
        </button>
        {tree.isPlain && (
          <button
            type="button"
            className="btn square quiet"
            aria-label={t('force.remove', { name: words.man(man) })}
            onClick={() => build.change(changedForce(build.now(), [{ change: 'removeCharacter', at }]))}
          >
            <Icon name="minus" />
          </button>
        )}
      </div>
      {faults.map((fault) => (
        <FaultNote
          key={fault.refusal.code}
          fault={fault}
          force={build.force}
          state={build.state}
          onFix={build.change}
        />
      ))}
      {isOpen && <ManSheet man={man} group={group} />}
    </li>
  )
}
