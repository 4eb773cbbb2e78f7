import { FATES, type Fate, type Objection, reportText } from '@tactic48/content/report'
import {
  ATOM_IDS,
  type Command,
  type Draw,
  type FigureId,
  figureId,
  type GameState,
  isAtom,
  type Refusal,
} from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../files/saveToFile.ts'
import { prospectNow } from '../input/active.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { Dialog } from '../play/Dialog.tsx'
import { chaptersOf, stateAt } from '../play/moment.ts'
import { usePlay } from '../play/playContext.ts'
import type { Sentence } from '../prose/sentence.ts'
import { useProse } from '../prose/useProse.ts'
import { useWhy } from '../prose/useWhy.ts'
import { liveIn, type SeenLog } from '../session/seenLog.ts'
import { Choice, Labelled } from '../ui/fields.tsx'
import { Segments } from '../ui/Segments.tsx'
import css from './RuleReport.module.css'

/** What a player may object to: a command that was carried out, or the one that is planned. */
interface Subject {
  readonly command: Command
  readonly state: GameState
  /** Of a plan: what the rules say to it. Absent = it would be carried out. */
  readonly refusal?: Refusal
  /** Of what was carried out. */
  readonly done?: {
    readonly draws: readonly Draw[]
    readonly sentences: readonly Sentence[]
    readonly men: readonly FigureId[]
    readonly rolled: boolean
  }
}

const LATEST = 12

/** The plan first, then what happened, the latest first. A command that is sealed, or whose draws are, cannot be played again. */
function subjectsOf(log: SeenLog, state: GameState, prospect: Prospect | undefined): readonly Subject[] {
  const lines = chaptersOf(log).flatMap((chapter) => chapter.lines)
  const done = liveIn(log)
    .map((entry, i) => ({ entry, moment: i + 1 }))
    .slice(-LATEST)
    .flatMap(({ entry: { command, draws, events }, moment }): readonly Subject[] => {
      const sentences = lines.filter((line) => line.moment === moment).map(({ sentence }) => sentence)
      if (!command || !draws || sentences.length === 0) return []
      const men = new Set(events.flatMap((event) => ('figure' in event && event.figure ? [event.figure] : [])))
      const rolled = events.some((event) => 'need' in event)
      return [{ command, state: stateAt(log, moment - 1), done: { draws, sentences, men: [...men], rolled } }]
    })
  const planned: readonly Subject[] = prospect?.command
    ? [{ command: prospect.command, state, ...(prospect.refusal ? { refusal: prospect.refusal } : {}) }]
    : []
  return [...planned, ...done.reverse()]
}

/** None: nothing is said of it. */
const NEEDS = [0, 1, 2, 3, 4, 5, 6, 7] as const
const NOBODY = figureId('')
const LONGEST = 2000

/** What may be held against it: a refused plan should be allowed, anything else should be refused or come out otherwise. */
const objectionsTo = ({ refusal, done }: Subject): readonly Objection[] => {
  if (refusal) return ['allowed']
  return done ? ['otherwise', 'refused'] : ['refused']
}

/** "This is not what the rule says": the position, the command and what was expected, as a scenario that anybody can run. */
export function RuleReportDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('ruleReport')
  const { state, log } = usePlay()
  const [subjects] = useState(() => subjectsOf(log, state, prospectNow()))
  const [chosen, setChosen] = useState(0)
  const subject = subjects[chosen]
  return (
    <Dialog title={t('heading')} stay={subject ? undefined : t('close')} wide={520} onClose={onClose}>
      {subject ? (
        <>
          <p>{t('lead')}</p>
          <SubjectChoice subjects={subjects} chosen={chosen} onChoose={setChosen} />
          <Objecting key={chosen} subject={subject} onClose={onClose} />
        </>
      ) : (
        <p>{t('nothing')}</p>
      )}
    </Dialog>
  )
}

function SubjectChoice(props: {
  subjects: readonly Subject[]
  chosen: number
  onChoose: (chosen: number) => void
}): ReactElement {
  const { t } = useTranslation('ruleReport')
  const { state } = usePlay()
  const prose = useProse(state)
  return (
    <Choice
      label={t('subject')}
      chosen={props.chosen}
      options={[...props.subjects.keys()]}
      name={(i) => props.subjects[i]?.done?.sentences.map(prose).join(' ') ?? t('planned')}
      onChoose={props.onChoose}
    />
  )
}

function Objecting({ subject, onClose }: { subject: Subject; onClose: () => void }): ReactElement {
  const { t } = useTranslation('ruleReport')
  const { names } = usePlay()
  const why = useWhy(subject.state)
  const objections = objectionsTo(subject)
  const { refusal, done } = subject
  const [should, setShould] = useState<Objection>(objections[0] ?? 'otherwise')
  const [rule, setRule] = useState<string>(refusal?.rule ?? done?.sentences.at(-1)?.rules[0] ?? '')
  const [words, setWords] = useState('')
  const [need, setNeed] = useState<(typeof NEEDS)[number]>(0)
  const [man, setMan] = useState(NOBODY)
  const [fate, setFate] = useState<Fate>('unhurt')
  const [saved, setSaved] = useState<string>()

  const save = (): void => {
    if (!isAtom(rule)) return
    const { state, command } = subject
    const text = reportText({
      rule,
      should,
      words,
      state,
      command,
      ...(done ? { draws: done.draws } : {}),
      ...(should === 'otherwise' && need > 0 ? { need } : {}),
      ...(should === 'otherwise' && man !== NOBODY ? { fate: { figure: man, is: fate } } : {}),
    })
    setSaved(saveText(`wrong ${rule}`, text, 'yaml'))
  }

  return (
    <form
      className={clsx('stack g12', css.report)}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {refusal && <p className={css.said}>{why(refusal)}</p>}
      <Segments
        legend={t('should')}
        options={objections}
        chosen={should}
        label={(one) => t(`objection.${one}`)}
        onChoose={setShould}
      />
      {should === 'otherwise' && done?.rolled && (
        <Choice
          label={t('need')}
          chosen={need}
          options={NEEDS}
          name={(one) => (one === 0 ? t('unsaid') : `${one}+`)}
          onChoose={setNeed}
        />
      )}
      {should === 'otherwise' && done && done.men.length > 0 && (
        <Choice
          label={t('man')}
          chosen={man}
          options={[NOBODY, ...done.men]}
          name={(one) => (one === NOBODY ? t('unsaid') : names.figure(one))}
          onChoose={setMan}
        />
      )}
      {should === 'otherwise' && done && man !== NOBODY && (
        <Segments legend={t('fate')} options={FATES} chosen={fate} label={(one) => t(`is.${one}`)} onChoose={setFate} />
      )}
      <Labelled label={t('rule')}>
        {(id) => (
          <>
            <input
              id={id}
              list={`${id}-rules`}
              value={rule}
              required
              autoComplete="off"
              spellCheck={false}
              aria-invalid={rule !== '' && !isAtom(rule)}
              onChange={(event) => setRule(event.target.value.trim().toUpperCase())}
            />
            <datalist id={`${id}-rules`}>
              {ATOM_IDS.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            {rule !== '' && !isAtom(rule) && <small>{t('noRule', { rule })}</small>}
          </>
        )}
      </Labelled>
      <Labelled label={t('words')}>
        {(id) => (
          <textarea
            id={id}
            rows={3}
            maxLength={LONGEST}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Labelled>
      <p role="status">{saved && t('saved', { file: saved })}</p>
      <div className="row">
        <button type="button" className="btn push" onClick={onClose}>
          {t('close')}
        </button>
        <button type="submit" className="btn final" disabled={!isAtom(rule)}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
