import type { GameAround, ProofFault } from '@tactic48/protocol'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './Online.module.css'
import { saveProof, watchAgain } from './replay.ts'
import { NoAnswer, server } from './requests.ts'
import { playAgain } from './seats.ts'
import { ToGames } from './ToGames.tsx'
import { checked } from './witness.ts'

/** When it has ended: another game, this one once more, its dice, and a file that proves them. */
export function AfterGame({ around, plain = false }: { around: GameAround; plain?: boolean }): ReactElement {
  const { t } = useTranslation('online')
  const [fault, setFault] = useState<string>()
  const { id, card, names } = around
  const attempt = (work: Promise<unknown>): void => {
    setFault(undefined)
    trackWork(work).catch((error: unknown) => {
      const why = error instanceof NoAnswer ? error.why : String(error)
      setFault(t('failed', { why }))
    })
  }
  return (
    <div className={plain ? 'stack g6' : `card stack g6 ${css.after}`}>
      {around.side && <Again around={around} attempt={attempt} />}
      <div className="halves">
        <button type="button" className="btn" onClick={() => attempt(watchAgain(id, { card, names }))}>
          <Icon name="replay" />
          {t('after.replay')}
        </button>
        <button type="button" className="btn" onClick={() => attempt(saveProof(id, card.title))}>
          {t('after.proof')}
        </button>
        <DiceCheck game={id} />
        <ToGames />
      </div>
      {fault && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

interface AgainProps {
  readonly around: GameAround
  readonly attempt: (work: Promise<unknown>) => void
}

/** One proposes, the other accepts: the same table and forces, new dice, sides changed. */
function Again({ around, attempt }: AgainProps): ReactElement {
  const { t } = useTranslation('online')
  const { next, side, names } = around
  if (next && next.by === side)
    return (
      <p className="stack g6" role="status">
        <span>{t('after.proposed')}</span>
        <a className="btn" href={hrefOf({ page: 'distant', id: next.id })}>
          {t('invite.toTable')}
        </a>
      </p>
    )
  return (
    <div className="stack g6" role="status">
      <span className="t13">{next ? t('after.theyPropose', { name: names[next.by] ?? '' }) : t('after.sides')}</span>
      <button type="button" className="btn final" onClick={() => attempt(playAgain(around))}>
        <Icon name="die" />
        {t(next ? 'after.accept' : 'after.rematch')}
      </button>
    </div>
  )
}

/** Every value of every roll, checked by what this browser was told while the game ran. */
function DiceCheck({ game }: { game: string }): ReactElement {
  const { t } = useTranslation('online')
  const [found, setFound] = useState<{ readonly entries: number; readonly fault: ProofFault | undefined }>()
  const check = async (): Promise<void> => {
    const proof = await server.proof(game)
    setFound({ entries: proof.entries.length, fault: checked(game, proof) })
  }
  if (!found)
    return (
      <button type="button" className="btn" onClick={() => void trackWork(check()).catch(() => undefined)}>
        {t('table.dice')}
      </button>
    )
  const { entries, fault } = found
  return (
    <span role="status" className={clsx('whole t13', fault ? 'refusal' : 'muted')}>
      {!fault && t('table.diceGood', { count: entries })}
      {fault && ('entry' in fault ? t('table.diceBad', { entry: fault.entry }) : t('table.diceBadPromise'))}
    </span>
  )
}
