import { type CSSProperties, type ReactElement, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Die } from '../ui/Die.tsx'
import type { LiveShot } from './liveBattle.ts'

/** What the dice said about a shot, above the one who was shot at. */
export function ShotTold({ shot }: { shot: LiveShot }): ReactElement {
  const { t } = useTranslation()
  const tag = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shot is told somewhere else
  useLayoutEffect(() => keepOnScreen(tag.current), [shot])
  const { x, y } = shot.at
  const place = { '--x': x / 1000, '--y': y / 1000 - 0.9, '--shift-y': '-100%' }
  return (
    <div ref={tag} className="tag shot-told" style={place as CSSProperties}>
      {shot.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name
        <Die key={i} face={die} hit={die >= shot.need.score} />
      ))}
      <span>
        <b>{t(`front.shot.${shot.fallen && shot.result === 'wound' ? 'eliminated' : shot.result}`)}</b>
        <small>{t('front.shot.needed', { need: shot.need.score })}</small>
      </span>
    </div>
  )
}

/** Pixels between it and the edge of the window. */
const MARGIN = 12

/** Moved in from the right edge, where it would be cut. */
function keepOnScreen(tag: HTMLElement | null): void {
  tag?.style.removeProperty('--shift-x')
  const over = tag ? tag.getBoundingClientRect().right - (window.innerWidth - MARGIN) : 0
  if (over > 0) tag?.style.setProperty('--shift-x', `calc(-50% - ${Math.ceil(over)}px)`)
}
