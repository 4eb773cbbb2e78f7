import type { Point } from '@tactic48/geometry'
import { baseRadius, onTable } from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { SidedText } from '../../prose/SidedText.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { NoAnswer } from '../clock/Clock.tsx'
import { answerWith, Choices, Whose } from '../dock/Choices.tsx'
import css from '../dock/Dock.module.css'
import { SightWords } from '../Odds.tsx'
import { useOnScreen } from '../onScreen.ts'
import { usePlay } from '../playContext.ts'
import { isAside, type Prompt } from './usePrompt.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Window {
  readonly width: number
  readonly height: number
  /** The figure concerned, which is never covered. */
  readonly at: Spot
  readonly gap: number
  readonly paper: { readonly width: number; readonly height: number }
  readonly towards: readonly Spot[]
  readonly others: readonly Spot[]
  readonly radius: number
}

const MARGIN = 10
const SAMPLES = 12

/** A question about the whole table lies where the fewest figures are, best at the top. */
export function placeFreely({
  width,
  height,
  paper,
  others,
  radius,
}: Pick<Window, 'width' | 'height' | 'paper' | 'others' | 'radius'>): { readonly left: number; readonly top: number } {
  const lefts = [(width - paper.width) / 2, MARGIN, width - paper.width - MARGIN]
  const places = [2 * MARGIN, height - paper.height - 2 * MARGIN].flatMap((top) => lefts.map((left) => ({ left, top })))
  const hidden = places.map((place) => others.filter((spot) => lies(spot, place, paper, radius)).length)
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: MARGIN, top: MARGIN }
}

function lies(
  { x, y }: Spot,
  { left, top }: { readonly left: number; readonly top: number },
  paper: Window['paper'],
  slack: number,
): boolean {
  return x > left - slack && x < left + paper.width + slack && y > top - slack && y < top + paper.height + slack
}

/** Below, above, or at one side: where the paper hides the least of what it asks about. */
function placePrompt(window: Window): { readonly left: number; readonly top: number } {
  const { at, gap, paper, width, height } = window
  const into = (value: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(room - size - MARGIN, value))
  const places = [
    { left: at.x - paper.width / 2, top: at.y + gap },
    { left: at.x - paper.width / 2, top: at.y - gap - paper.height },
    { left: at.x + gap, top: at.y - paper.height / 2 },
    { left: at.x - gap - paper.width, top: at.y - paper.height / 2 },
    ...[at.x + gap, at.x - gap - paper.width].flatMap((left) => [
      { left, top: at.y + gap },
      { left, top: at.y - gap - paper.height },
    ]),
  ].map(({ left, top }) => ({ left: into(left, paper.width, width), top: into(top, paper.height, height) }))
  const costs = places.map((place, i) => cost(window, place) + i)
  const least = Math.min(...costs)
  return places[costs.indexOf(least)] ?? { left: MARGIN, top: MARGIN }
}

function cost({ at, paper, towards, others, radius }: Window, { left, top }: { left: number; top: number }): number {
  const covers = (spot: Spot, slack: number): boolean => lies(spot, { left, top }, paper, slack)
  const lines = towards.flatMap((to) =>
    Array.from({ length: SAMPLES }, (_, i) => ({
      x: at.x + ((to.x - at.x) * (i + 1)) / SAMPLES,
      y: at.y + ((to.y - at.y) * (i + 1)) / SAMPLES,
    })),
  )
  const figures = others.filter((spot) => covers(spot, radius)).length
  return (
    (covers(at, radius) ? 1000 : 0) + lines.filter((spot) => covers(spot, 0)).length * (60 / SAMPLES) + figures * 12
  )
}

const WIDTH = 372

/** More would hide the answers. */
const PROOFS = 2

/** Beside the figure concerned, where it leaves that figure and the lines of fire in sight. */
export function AnchoredPrompt({ prompt }: { prompt: Prompt }): ReactElement | undefined {
  const { lens, state } = usePlay()
  const at = prompt.at ?? { x: state.table.width / 2, y: 0 }
  const spot = useOnScreen(lens, at)
  const paper = useRef<HTMLDivElement>(null)
  const [tall, setTall] = useState(200)
  const signature = `${prompt.kind} ${prompt.choices.map(({ id }) => id).join(' ')}`
  useLayoutEffect(() => {
    const { current } = paper
    if (!current || !signature) return
    setTall(current.offsetHeight)
    // A rule that is opened in it makes it taller.
    const observer = new ResizeObserver(() => setTall(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [signature])
  const onScreen = ({ x, y }: Point): Point => ({
    x: spot.x + ((x - at.x) * spot.scale) / 1000,
    y: spot.y + ((y - at.y) * spot.scale) / 1000,
  })
  const room = {
    width: spot.width,
    height: spot.height,
    paper: { width: WIDTH, height: tall },
    others: onTable(state).map(({ position }) => onScreen(position)),
    radius: (baseRadius(state.rules) * spot.scale) / 1000,
  }
  const gap = Math.max(30, spot.scale * 1.2, ((prompt.around ?? 0) * spot.scale) / 1000 + 12)
  const { left, top } = prompt.at
    ? placePrompt({ ...room, at: spot, gap, towards: (prompt.towards ?? []).map(onScreen) })
    : placeFreely(room)
  if (isAside(prompt)) return undefined
  return (
    <div ref={paper} className={css.place} style={{ left, top, width: WIDTH }}>
      <PromptCard prompt={prompt} />
    </div>
  )
}

/** A calm question: what triggered it, both answers at equal size, the default and the keys. */
export function PromptCard({ prompt }: { prompt: Prompt }): ReactElement {
  const { state, side, question, names } = usePlay()
  const card = useRef<HTMLElement>(null)
  const since = question?.since
  useLayoutEffect(() => {
    // What listens to the page is led to the question; the pointer is not disturbed.
    if (since !== undefined) card.current?.focus({ preventScroll: true })
  }, [since])
  useDockKeys(
    useCallback(
      (key) => {
        const choice = prompt.choices.find((one) => one.key !== '' && one.key.toUpperCase() === key.toUpperCase())
        if (choice) answerWith(choice, question)
        return choice !== undefined
      },
      [prompt, question],
    ),
  )
  const standard = prompt.choices.find(({ id }) => id === prompt.standard)
  return (
    <section
      ref={card}
      className={clsx(css.prompt, side && css[side])}
      tabIndex={-1}
      aria-labelledby="prompt-title"
      data-prompt={prompt.kind}
      data-since={since}
    >
      <h2 id="prompt-title">
        <Whose />
        <SidedText names={names}>{prompt.title}</SidedText>
      </h2>
      <p className="t12 muted">
        <SidedText names={names}>{prompt.note ?? ''}</SidedText> {prompt.rule && <RuleChip rule={prompt.rule} />}
      </p>
      {prompt.shots?.slice(0, PROOFS).map(({ shooter, target }) => (
        <SightWords key={`${shooter} ${target}`} state={state} shooter={shooter} target={target} />
      ))}
      <Choices choices={prompt.choices} />
      <NoAnswer answer={standard?.label} />
    </section>
  )
}
