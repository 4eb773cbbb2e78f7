import { figureOf, type GameState, isGone } from '@tactic48/rules'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Die } from '../play/Die.tsx'
import type { Shot } from './useLiveBattle.ts'

/** What the dice said about a shot, above the one who was shot at. */
export function ShotTold({ state, shot }: { state: GameState; shot: Shot }): ReactElement | undefined {
  const { t } = useTranslation()
  const target = figureOf(state, shot.target)
  if (!target) return undefined
  const { x, y } = target.position
  const fallen = isGone(target)
  const place = { '--x': x / 1000, '--y': y / 1000 - 0.9, '--shift-y': '-100%' }
  return (
    <div className="tag shot-told" style={place as CSSProperties}>
      {shot.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name
        <Die key={i} face={die} hit={die >= shot.need.score} />
      ))}
      <span>
        <b>{t(`front.shot.${fallen && shot.result === 'wound' ? 'eliminated' : shot.result}`)}</b>
        <small>{t('front.shot.needed', { need: shot.need.score })}</small>
      </span>
    </div>
  )
}
