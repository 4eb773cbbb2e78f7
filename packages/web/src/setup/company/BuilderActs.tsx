import { type Force, type MendedFault, totalOf } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { FieldName, NotKept } from '../field/OwnFieldActs.tsx'
import { freeName, nameFor, sameForce } from '../forces/ownForces.ts'
import { keepForce, useOwn } from '../own.ts'
import { ALL_READY } from '../scale.ts'
import { useBuild } from './build.ts'
import type { ForceBuilderProps } from './ForceBuilder.tsx'
import { leftAfter, mended, whyLeft } from './mended.ts'
import { useLegalWords } from './useForceWords.ts'

type BuilderActsProps = Pick<ForceBuilderProps, 'keeps' | 'done' | 'onDone' | 'onCancel'>

/** The ways out of the builder: onto the shelf under a name, legal or not; into the game, when it is legal. */
export function BuilderActs({ keeps, done, onDone, onCancel }: BuilderActsProps): ReactElement {
  const { t } = useTranslation('setup')
  const { force, faults } = useBuild()
  const isLegal = faults.every(({ fault }) => fault.severity === 'warning')
  const forces = useOwn((store) => store.forces)
  const [before, setBefore] = useState(keeps?.name)
  const [typed, setTyped] = useState(keeps?.name ?? '')
  const [told, setTold] = useState<string | Wrong | undefined>(undefined)
  const name = typed.trim() || freeName(nameFor(force), forces)
  const isTaken = name !== before && forces.some((one) => one.name === name)
  const keep = (as: string): boolean => {
    const kept = keepForce(as, force)
    setTold(isWrong(kept) ? kept : kept.name)
    if (isWrong(kept)) return false
    setBefore(as)
    setTyped(as)
    keeps?.onKept?.(as)
    return true
  }
  const isSame = (one: { readonly force: Force }): boolean => sameForce(one.force, force)
  const take = (): void => {
    // What is taken into a game is kept as well, and takes nobody's place for it.
    const isNew = keeps && !ALL_READY.some(isSame) && !forces.some(isSame)
    if (!isNew || keep(isTaken ? freeName(name, forces) : name)) onDone?.(force)
  }
  return (
    <footer className="card builder-ways">
      <Verdict />
      {keeps && (
        <div className="builder-keep">
          <FieldName name={typed} placeholder={name} onName={setTyped} />
          <button
            type="button"
            className={onDone ? 'btn' : 'btn primary'}
            disabled={force.characters.length === 0}
            onClick={() => keep(name)}
          >
            {t(isTaken ? 'shelf.replace' : 'forces.save')}
          </button>
          {typeof told === 'string' && <p role="status">{t('shelf.kept', { name: told })}</p>}
          {typeof told === 'object' && <WhatIsWrong file={name} wrong={told} />}
          <NotKept />
        </div>
      )}
      <div className="builder-acts">
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            {t(onDone ? 'force.cancel' : 'forces.close')}
          </button>
        )}
        {onDone && (
          <button type="button" className="btn primary" data-part="done" disabled={!isLegal} onClick={take}>
            {done}
          </button>
        )}
      </div>
    </footer>
  )
}

/** How many faults there are, where the next one is, and what mends them all; or that there are none. */
function Verdict(): ReactElement {
  const { t } = useTranslation('setup')
  const { state, force, context, change, faults } = useBuild()
  const legal = useLegalWords(state)
  const total = totalOf(state.cards, force)
  const errors = faults.filter(({ fault }) => fault.severity === 'error')
  const whole = mended(context, force)
  const cost = totalOf(state.cards, whole) - total
  const left = leftAfter(context, whole)
  return (
    <>
      <div className={errors.length > 0 ? 'fault-count bad' : 'fault-count good'} role="status">
        <Icon name={errors.length > 0 ? 'warning' : 'tick'} />
        <span className="when-narrow">
          {total} {t('force.of', { ap: state.setup.agreedAp })}
        </span>
        <b>{errors.length > 0 ? t('build.faults', { count: errors.length }) : legal(total)}</b>
        {errors.length > 0 && <kbd>F</kbd>}
        {errors.length === 0 && <RuleChip rule="SETUP-01" />}
        {errors.length > 1 && whole !== force && (
          <button type="button" className="btn" onClick={() => change(whole)}>
            {t('build.fixAll', { ap: `${cost < 0 ? '−' : '+'}${Math.abs(cost)}` })}
          </button>
        )}
      </div>
      {errors.length > 1 && left.length > 0 && <LeftOver left={left} unmended={whole === force} />}
    </>
  )
}

/** What “Fix all” leaves to the player, and why. */
function LeftOver({ left, unmended }: { left: readonly MendedFault[]; unmended: boolean }): ReactElement {
  const { t } = useTranslation('setup')
  const { state, words } = useBuild()
  const why = useWhy(state)
  return (
    <div className="left-over" data-part="left-over">
      <p className="small">{t(unmended ? 'build.leftNow' : 'build.left', { count: left.length })}</p>
      <ul className="small">
        {left.map((fault) => (
          <li key={`${fault.refusal.code} ${JSON.stringify(fault.refusal.params)}`} data-left={fault.refusal.code}>
            {why(words.about(fault.refusal, fault.unit))} <RuleChip rule={fault.refusal.rule} />{' '}
            <span className="muted">{t(`build.leftWhy.${whyLeft(fault)}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
