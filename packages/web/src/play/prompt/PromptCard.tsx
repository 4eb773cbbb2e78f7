import type { Point } from '@tactic48/geometry'
import { baseRadius, onTable, type Question } from '@tactic48/rules'
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { isBeingAnswered } from '../../input/inputGate.ts'
import { Key } from '../../input/Key.tsx'
import { useDockKeys } from '../../input/useDockKeys.ts'
import { SidedText } from '../../prose/SidedText.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { NoAnswer } from '../clock/ClockTag.tsx'
import { HarmBar, SightWords } from '../Odds.tsx'
import { useOnScreen } from '../onScreen.ts'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { situationNow } from '../situation.ts'
import { useLighting } from '../Targets.tsx'
import { useTable } from '../tableStore.ts'
import { type Choice, isAside, type Prompt } from './prompt.ts'
import { placeFreely, placePrompt } from './promptPlace.ts'

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
    <div ref={paper} className="prompt-place" style={{ left, top, width: WIDTH }}>
      <PromptCard prompt={prompt} />
    </div>
  )
}

/** An answer to the question that was read; what has been asked since then is read first. */
function act({ command, onChoose }: Choice, question: Question | undefined): void {
  if (situationNow()?.question !== question || isBeingAnswered()) return
  if (command) void send(command)
  onChoose?.()
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
        if (choice) act(choice, question)
        return choice !== undefined
      },
      [prompt, question],
    ),
  )
  const standard = prompt.choices.find(({ id }) => id === prompt.standard)
  const many = prompt.choices.length > 4
  return (
    <section
      ref={card}
      className={`prompt ${side ?? ''}${many ? ' many' : ''}`}
      tabIndex={-1}
      aria-labelledby="prompt-title"
      data-prompt={prompt.kind}
      data-since={since}
    >
      <h2 id="prompt-title">
        <Whose />
        <SidedText names={names}>{prompt.title}</SidedText>
      </h2>
      <p className="prompt-note">
        <SidedText names={names}>{prompt.note ?? ''}</SidedText> {prompt.rule && <RuleChip rule={prompt.rule} />}
      </p>
      {prompt.shots?.slice(0, PROOFS).map(({ shooter, target }) => (
        <SightWords key={`${shooter} ${target}`} state={state} shooter={shooter} target={target} />
      ))}
      <div className="choices">
        {prompt.choices.map((choice) => (
          <ChoiceButton key={choice.id} choice={choice} standard={choice.id === prompt.standard} />
        ))}
      </div>
      <NoAnswer answer={standard?.label} />
    </section>
  )
}

/** Where two people share a screen, whose answer is wanted stands before the question. */
export function Whose(): ReactElement | undefined {
  const { side, names, players } = usePlay()
  if (!side || players.blue !== 'person' || players.ember !== 'person') return undefined
  return (
    <span className="prompt-side" data-prompt-side={side}>
      <SideMark side={side} /> {names.side(side)}
    </span>
  )
}

export function ChoiceButton({ choice, standard }: { choice: Choice; standard: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { side, question } = usePlay()
  const { id, label, key, icon, big, note, harm, tokens, figure } = choice
  const pointed = useTable(({ hovered }) => figure !== undefined && hovered === figure)
  const lighting = useLighting()
  return (
    <button
      type="button"
      className={`choice${standard ? ' standard' : ''}${pointed ? ' lit' : ''}`}
      data-choice={id}
      onClick={() => act(choice, question)}
      {...lighting(figure)}
    >
      <span className="choice-top">
        {icon && <PlayIcon name={icon} />}
        <b>{label}</b>
        {key && <Key of={key} />}
      </span>
      {big && <span className="choice-big">{big}</span>}
      {(note || tokens !== undefined) && (
        <span className="choice-note">
          {note}
          {tokens !== undefined && side && (
            <span className="choice-price">
              <Price tokens={tokens} side={side} /> {tokens > 0 ? t('at', { count: tokens }) : t('ask.free')}
            </span>
          )}
        </span>
      )}
      {harm !== undefined && <HarmBar chance={harm} />}
    </button>
  )
}
