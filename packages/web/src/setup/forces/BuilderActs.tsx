import type { Force } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { FieldName, NotKept } from '../field/OwnFieldActs.tsx'
import { keepForce, useOwn } from '../own.ts'
import { ALL_READY } from '../scale.ts'
import type { ForceBuilderProps } from './ForceBuilder.tsx'
import { freeName, nameFor, sameForce } from './ownForces.ts'

interface BuilderActsProps extends Pick<ForceBuilderProps, 'keeps' | 'done' | 'onDone' | 'onCancel'> {
  readonly force: Force
  readonly isLegal: boolean
}

/** The ways out of the builder: onto the shelf under a name, legal or not; into the game, when it is legal. */
export function BuilderActs({ force, isLegal, keeps, done, onDone, onCancel }: BuilderActsProps): ReactElement {
  const { t } = useTranslation('setup')
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
    <div className="builder-ways">
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
    </div>
  )
}
