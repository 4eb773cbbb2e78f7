import type { Command, FigureId, Question } from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../game/gameStore.ts'
import { isBeingAnswered } from '../../input/inputGate.ts'
import { Key } from '../../input/Key.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { HarmBar } from '../Odds.tsx'
import { PlayIcon, type PlayIconName, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { situationNow } from '../situation.ts'
import { useLighting } from '../Targets.tsx'
import { useTable } from '../tableStore.ts'
import css from './Dock.module.css'

/** One answer, at equal size with the others: what it is worth, what it costs, its key. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly key: string
  readonly icon?: PlayIconName
  /** The number that matters most. */
  readonly big?: string | undefined
  readonly note?: string | undefined
  /** Chance of harm, drawn as a bar. */
  readonly harm?: number | undefined
  readonly tokens?: number | undefined
  readonly command?: Command | undefined
  readonly onChoose?: () => void
  /** The figure that it stands for: pointing at one lights the other. */
  readonly figure?: FigureId | undefined
}

/** An answer to the question that was read; what has been asked since then is read first. */
export function answerWith({ command, onChoose }: Choice, question: Question | undefined): void {
  if (situationNow()?.question !== question || isBeingAnswered()) return
  if (command) void send(command)
  onChoose?.()
}

export function Choices({ choices }: { choices: readonly Choice[] }): ReactElement {
  return (
    <div className={clsx('halves', css.choices, choices.length > 4 && css.many)}>
      {choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </div>
  )
}

function ChoiceButton({ choice }: { choice: Choice }): ReactElement {
  const { t } = useTranslation('play')
  const { side, question } = usePlay()
  const { id, label, key, icon, big, note, harm, tokens, figure } = choice
  const pointed = useTable(({ hovered }) => figure !== undefined && hovered === figure)
  const lighting = useLighting()
  return (
    <button
      type="button"
      className={clsx('pick', css.choice)}
      data-choice={id}
      data-pointed={pointed || undefined}
      onClick={() => answerWith(choice, question)}
      {...lighting(figure)}
    >
      <span className="row g6">
        {icon && <PlayIcon name={icon} />}
        <b className="fill">{label}</b>
        {key && <Key of={key} />}
      </span>
      {big && <big>{big}</big>}
      {(note || tokens !== undefined) && (
        <span className="row wrap apart base g2 t12 muted">
          {note}
          {tokens !== undefined && side && (
            <b className={clsx('row g4', css.price)}>
              <Price tokens={tokens} side={side} /> {tokens > 0 ? t('at', { count: tokens }) : t('ask.free')}
            </b>
          )}
        </span>
      )}
      {harm !== undefined && <HarmBar chance={harm} />}
    </button>
  )
}

/** Where two people share a screen, whose answer is wanted stands before the question. */
export function Whose(): ReactElement | undefined {
  const { side, names, players } = usePlay()
  if (!side || players.blue !== 'person' || players.ember !== 'person') return undefined
  return (
    <span className={css.whose} data-prompt-side={side}>
      <SideMark side={side} /> {names.side(side)}
    </span>
  )
}
