import { FATES, type Fate, type Objection, reportText } from '@tactic48/content/report'
import { ATOM_IDS, type FigureId, figureId, isAtom } from '@tactic48/rules'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../files/saveToFile.ts'
import { prospectNow } from '../input/active.ts'
import { Dialog } from '../play/Dialogs.tsx'
import { usePlay } from '../play/playContext.ts'
import { useProse } from '../prose/useProse.ts'
import { useWhy } from '../prose/useWhy.ts'
import { Segments } from '../ui/Segments.tsx'
import { type Subject, subjectsOf } from './subjects.ts'
import './wrong.css'

const NEEDS = [1, 2, 3, 4, 5, 6, 7] as const
const LONGEST = 2000

/** What may be held against it: a refused plan should be allowed, anything else should be refused or come out otherwise. */
const objectionsTo = ({ refusal, done }: Subject): readonly Objection[] => {
  if (refusal) return ['allowed']
  return done ? ['otherwise', 'refused'] : ['refused']
}

/** "This is not what the rule says": the position, the command and what was expected, as a scenario that anybody can run. */
export function WrongDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('wrong')
  const { state, log } = usePlay()
  const [subjects] = useState(() => subjectsOf(log, state, prospectNow()))
  const [chosen, setChosen] = useState(0)
  const subject = subjects[chosen]
  return (
    <Dialog title={t('heading')} onClose={onClose}>
      {subject ? (
        <>
          <p>{t('lead')}</p>
          <SubjectChoice subjects={subjects} chosen={chosen} onChoose={setChosen} />
          <Objecting key={chosen} subject={subject} onClose={onClose} />
        </>
      ) : (
        <>
          <p>{t('nothing')}</p>
          <div className="dialog-foot">
            <button type="button" className="btn" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function SubjectChoice(props: {
  subjects: readonly Subject[]
  chosen: number
  onChoose: (chosen: number) => void
}): ReactElement {
  const { t } = useTranslation('wrong')
  const { state } = usePlay()
  const prose = useProse(state)
  const id = useId()
  return (
    <div className="wrong-field">
      <label htmlFor={id}>{t('subject')}</label>
      <select id={id} value={props.chosen} onChange={(event) => props.onChoose(Number(event.target.value))}>
        {props.subjects.map(({ done }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once
          <option key={i} value={i}>
            {done ? done.sentences.map(prose).join(' ') : t('planned')}
          </option>
        ))}
      </select>
    </div>
  )
}

function Objecting({ subject, onClose }: { subject: Subject; onClose: () => void }): ReactElement {
  const { t } = useTranslation('wrong')
  const { names } = usePlay()
  const why = useWhy(subject.state)
  const objections = objectionsTo(subject)
  const { refusal, done } = subject
  const [should, setShould] = useState<Objection>(objections[0] ?? 'otherwise')
  const [rule, setRule] = useState<string>(refusal?.rule ?? done?.sentences.at(-1)?.rules[0] ?? '')
  const [words, setWords] = useState('')
  const [need, setNeed] = useState<number>()
  const [man, setMan] = useState<FigureId>()
  const [fate, setFate] = useState<Fate>('unhurt')
  const [saved, setSaved] = useState<string>()
  const id = useId()

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
      ...(should === 'otherwise' && need !== undefined ? { need } : {}),
      ...(should === 'otherwise' && man ? { fate: { figure: man, is: fate } } : {}),
    })
    setSaved(saveText(`wrong ${rule}`, text, 'yaml'))
  }

  return (
    <form
      className="wrong"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {refusal && <p className="wrong-said">{why(refusal)}</p>}
      <Segments
        legend={t('should')}
        options={objections}
        chosen={should}
        label={(one) => t(`objection.${one}`)}
        onChoose={setShould}
      />
      {should === 'otherwise' && done && (
        <div className="wrong-row">
          {done.rolled && (
            <div className="wrong-field">
              <label htmlFor={`${id}-need`}>{t('need')}</label>
              <select
                id={`${id}-need`}
                value={need ?? ''}
                onChange={(event) => setNeed(event.target.value === '' ? undefined : Number(event.target.value))}
              >
                <option value="">{t('unsaid')}</option>
                {NEEDS.map((one) => (
                  <option key={one} value={one}>
                    {one}+
                  </option>
                ))}
              </select>
            </div>
          )}
          {done.men.length > 0 && (
            <>
              <div className="wrong-field">
                <label htmlFor={`${id}-man`}>{t('man')}</label>
                <select
                  id={`${id}-man`}
                  value={man ?? ''}
                  onChange={(event) => setMan(event.target.value === '' ? undefined : figureId(event.target.value))}
                >
                  <option value="">{t('unsaid')}</option>
                  {done.men.map((one) => (
                    <option key={one} value={one}>
                      {names.figure(one)}
                    </option>
                  ))}
                </select>
              </div>
              {man && (
                <Segments
                  legend={t('fate')}
                  options={FATES}
                  chosen={fate}
                  label={(one) => t(`is.${one}`)}
                  onChoose={setFate}
                />
              )}
            </>
          )}
        </div>
      )}
      <div className="wrong-field">
        <label htmlFor={`${id}-rule`}>{t('rule')}</label>
        <input
          id={`${id}-rule`}
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
      </div>
      <div className="wrong-field">
        <label htmlFor={`${id}-words`}>{t('words')}</label>
        <textarea
          id={`${id}-words`}
          rows={3}
          maxLength={LONGEST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <p role="status">{saved && t('saved', { file: saved })}</p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          {t('close')}
        </button>
        <button type="submit" className="btn final" disabled={!isAtom(rule)}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
