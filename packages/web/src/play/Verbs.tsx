import type { ActionVerb, Figure, FigureId, Refusal } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { place } from '../board/papers.ts'
import { RIGHT_FIRST, usePapers } from '../board/useLaidPapers.ts'
import { Key, useLaidKey } from '../input/Key.tsx'
import { interactionOf, type JudgedVerb, likelyOf } from '../interactions/actions.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { chooseVerb } from './commands.ts'
import dock from './dock/Dock.module.css'
import { useGivenUp } from './PlanWords.tsx'
import { PlayIcon, Price } from './PlayIcon.tsx'
import { usePlanned, usePlay } from './playContext.ts'
import css from './Verbs.module.css'

interface AskedVerb {
  readonly figure: FigureId
  readonly verb: ActionVerb
}

/** TURN-09: every Action in its place, whether it can be done now or not; below them what the one pointed at costs, or why not. */
export function VerbGrid(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { actor: figure, verbs } = usePlanned()
  const [asked, ask] = useState<AskedVerb>()
  const [spent] = verbs.every(({ refusal }) => refusal) ? mostCommon(verbs) : []
  if (!figure) return undefined
  const told = asked?.figure === figure.id ? verbs.find(({ verb }) => verb === asked.verb) : undefined
  if (spent) {
    return (
      <p className={clsx(dock.panel, 't13')} data-part="verbs-spent">
        <b>{t('verbs.spent', { name: names.figure(figure.id) })}</b> <Reason refusal={spent} />
      </p>
    )
  }
  return (
    <fieldset className={css.verbs} data-verbs={figure.id}>
      <legend className="sr">{names.full(figure.id)}</legend>
      <div className={clsx('stack g6', css.grid)} data-part="verb-grid">
        {verbs.map((judged) => (
          <VerbButton
            key={judged.verb}
            judged={judged}
            figure={figure}
            onAsk={(verb) => ask(verb && { figure: figure.id, verb })}
          />
        ))}
      </div>
      <p className={clsx('t12', css.note)}>{told && <Note judged={told} figure={figure} />}</p>
    </fieldset>
  )
}

/** Refusals of the same rule say the same; the one that most Actions share tells why nothing is left. */
function mostCommon(verbs: readonly JudgedVerb[]): readonly Refusal[] {
  const refusals = verbs.flatMap(({ refusal }) => refusal ?? [])
  const count = ({ rule }: Refusal): number => refusals.filter((one) => one.rule === rule).length
  return [...refusals].sort((a, b) => count(b) - count(a))
}

function Reason({ refusal }: { refusal: Refusal }): ReactElement {
  const { state } = usePlay()
  const why = useWhy(state)
  return (
    <>
      {why(refusal)} <RuleChip rule={refusal.rule} />
    </>
  )
}

function Note({ judged: { verb, refusal }, figure }: { judged: JudgedVerb; figure: Figure }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const lost = useGivenUp()(figure, verb)
  if (refusal) {
    return (
      <span data-why={verb}>
        <b>{t('verbs.whyNot', { verb: t(`verb.${verb}`) })}</b> <Reason refusal={refusal} />
      </span>
    )
  }
  if (!lost) return undefined
  return (
    <span data-gives-up={verb}>
      {lost} <RuleChip rule="TURN-15" />
    </span>
  )
}

interface VerbButtonProps {
  readonly judged: JudgedVerb
  readonly figure: Figure
  readonly onAsk: (verb: ActionVerb | undefined) => void
}

function VerbButton({ judged, figure, onAsk }: VerbButtonProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const reason = useId()
  const { verb, refusal, price } = judged
  const { icon, key } = interactionOf(verb)
  const laid = useLaidKey()
  const lost = useGivenUp()(figure, verb)
  const said = refusal ? why(refusal) : lost
  return (
    <button
      type="button"
      className={clsx('pick t12', css.verb, lost && css.costs)}
      data-verb={verb}
      aria-disabled={refusal ? true : undefined}
      aria-describedby={said ? reason : undefined}
      aria-keyshortcuts={laid(key)}
      onClick={() => {
        onAsk(verb)
        chooseVerb(verb)
      }}
      onPointerEnter={() => onAsk(verb)}
      onFocus={() => onAsk(verb)}
    >
      <PlayIcon name={icon} />
      <span className={css.name}>{t(`verb.${verb}`)}</span>
      {price && (
        <>
          <Price tokens={price.tokens} side={figure.side} />
          <span className="sr">{t('at', { count: price.tokens })}</span>
        </>
      )}
      <Key of={key.toUpperCase()} />
      {said && (
        <span id={reason} className="sr" aria-hidden="true">
          {said}
        </span>
      )}
    </button>
  )
}

const PILL = 34
const BEFORE_NAME = 6

interface PillsProps {
  readonly figure: Figure
  readonly verbs: readonly JudgedVerb[]
}

/** At the figure itself, the two or three that a player would most likely want; all the others are beside the table. */
export function LikelyVerbs(): ReactElement | undefined {
  const { actor, verbs } = usePlanned()
  return actor && <Pills figure={actor} verbs={verbs} />
}

const Pills = memo(function Pills({ figure, verbs }: PillsProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { scale } = play.lens.camera()
  // What can be pressed beside him, too, stays free.
  const taken = [...play.board.vehicles, ...play.board.casualties].map(({ at: { x, y, r } }) => ({
    left: ((x - r) * scale) / 1000,
    right: ((x + r) * scale) / 1000,
    top: ((y - r) * scale) / 1000,
    bottom: ((y + r) * scale) / 1000,
  }))
  const papers = usePapers(play)
  const laid = (shown: readonly ActionVerb[]) =>
    papers(taken)({
      at: figure.position,
      letters: BEFORE_NAME + Math.max(...shown.map((verb) => t(`verb.${verb}`).length)),
      height: PILL * shown.length,
      gap: 12,
      sides: RIGHT_FIRST,
      near: true,
    })
  // In a crowd fewer of them, or none: the ground and the men round him are what one wants to see.
  const all = likelyOf(verbs)
  const likely = all
    .map((_, i) => all.slice(0, all.length - i))
    .find((shown) => {
      const { readable, hides } = laid(shown)
      return readable && hides === 0
    })
  if (!likely) return undefined
  const { shift } = laid(likely)
  return (
    <div className={clsx('tag stack g4', css.pills)} style={place(figure.position, shift.x, shift.y)}>
      {likely.map((verb) => (
        // The same Actions stand in the grid: a key or a screen reader finds them there, once.
        <button
          key={verb}
          type="button"
          className="chip"
          tabIndex={-1}
          data-likely={verb}
          aria-hidden="true"
          onClick={() => chooseVerb(verb)}
        >
          <PlayIcon name={interactionOf(verb).icon} />
          {t(`verb.${verb}`)}
          <Key of={interactionOf(verb).key.toUpperCase()} />
        </button>
      ))}
    </div>
  )
})
