import { caseFor, EXAMPLES, exampleGame, examplesOf, exampleText, type WorkedExample } from '@tactic48/content/examples'
import type { Atom, GameSpec, RuleSet } from '@tactic48/rules'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { ExamplePicture } from './ExamplePicture.tsx'
import './examples.css'

/** As many as stand beside a rule with their pictures; the others are named. */
const DRAWN = 2

/** The worked examples of one rule. */
export function ExamplesOf({ atom, rules }: { atom: Atom; rules: RuleSet }): ReactElement | undefined {
  const { t } = useTranslation('book')
  const found = useMemo(() => examplesOf(atom), [atom])
  if (found.length === 0) return undefined
  return (
    <div className="book-examples">
      {found.slice(0, DRAWN).map((example) => (
        <ExampleCard key={example.id} example={example} rules={rules} />
      ))}
      {found.length > DRAWN && (
        <p className="muted small">
          {t('example.more')}{' '}
          {found.slice(DRAWN).map(({ id }) => (
            <a key={id} className="book-ref" href={hrefOf({ page: 'book', at: id })}>
              <RuleId rule={id} />
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** All of them in their order. */
export function AllExamples({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('book')
  return (
    <section aria-labelledby="book-all-examples">
      <h2 id="book-all-examples">{t('examples')}</h2>
      <p className="muted">{t('example.says')}</p>
      <div className="book-examples all">
        {EXAMPLES.map((example) => (
          <ExampleCard key={example.id} example={example} rules={rules} at={example.id} withRules />
        ))}
      </div>
    </section>
  )
}

interface ExampleCardProps {
  readonly example: WorkedExample
  readonly rules: RuleSet
  /** Its address on the page of all of them. */
  readonly at?: string
  readonly withRules?: boolean
}

function ExampleCard({ example, rules, at, withRules }: ExampleCardProps): ReactElement {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const { unit } = useLengthUnit()
  const game = useMemo(() => exampleGame(example, rules, caseFor(example, rules)), [example, rules])
  const { id } = example
  return (
    <article className="example" id={at} tabIndex={at ? -1 : undefined} data-example={id}>
      {game && <ExamplePicture id={id} game={game} />}
      <h4>{t('example.name', { id })}</h4>
      <p>
        {exampleText(id, rules, language, unit)
          .map(({ text }) => text)
          .join('')}
      </p>
      {withRules && (
        <p className="example-rules">
          {example.rules.map((rule) => (
            <a key={rule} className="book-ref" href={hrefOf({ page: 'book', at: rule })}>
              <RuleId rule={rule} />
            </a>
          ))}
        </p>
      )}
      {game ? <OpenIt id={id} game={game} /> : <p className="muted small">{t('example.noPosition')}</p>}
    </article>
  )
}

/** One press: the position is on the table, for two at this screen. */
function OpenIt({ id, game }: { id: string; game: GameSpec }): ReactElement {
  const { t } = useTranslation('book')
  const pressed = useRef(false)
  const [failed, setFailed] = useState(false)
  const open = async (): Promise<void> => {
    if (pressed.current) return
    pressed.current = true
    const about = { title: t('example.name', { id }), battlefield: id, players: BOTH_HERE }
    const begun = await useGame.getState().begin(game, about, 'byHand')
    pressed.current = 'id' in begun
    if ('id' in begun) goTo({ page: 'game', id: begun.id })
    else setFailed(true)
  }
  return (
    <>
      <button type="button" className="btn" data-open-example={id} onClick={() => void open()}>
        {t('example.open')} <span className="sr">{id}</span>
      </button>
      {failed && <p role="alert">{t('example.failed')}</p>}
    </>
  )
}

const BOTH_HERE = { blue: 'person', ember: 'person' } as const
