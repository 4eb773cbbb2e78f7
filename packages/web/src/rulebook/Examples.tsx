import {
  caseFor,
  EXAMPLES,
  exampleGame,
  exampleLog,
  examplesBeside,
  exampleText,
  type WorkedExample,
} from '@tactic48/content/examples'
import type { Atom, GameSpec, Log, RuleSet } from '@tactic48/rules'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../app/route.ts'
import { type Begun, useGame } from '../game/gameStore.ts'
import type { About } from '../game/savedGame.ts'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { RuleId } from '../ui/RuleId.tsx'
import { ExamplePicture } from './ExamplePicture.tsx'
import './examples.css'

/** The worked examples of one rule. */
export function ExamplesOf({ atom, rules }: { atom: Atom; rules: RuleSet }): ReactElement | undefined {
  const { t } = useTranslation('book')
  const { drawn, named } = examplesBeside(atom)
  if (drawn.length + named.length === 0) return undefined
  return (
    <div className="book-examples">
      {drawn.map((example) => (
        <ExampleCard key={example.id} example={example} rules={rules} />
      ))}
      {named.length > 0 && (
        <p className="muted small">
          {t(drawn.length > 0 ? 'example.more' : 'example.see')}{' '}
          {named.map(({ id }) => (
            <a key={id} className="book-ref" href={hrefOf({ page: 'book', at: id })}>
              <RuleId rule={id} />
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** The first of them, small: its picture, what happens, and the way to where it is watched or played. */
export function FirstExample({ atom, rules }: { atom: Atom; rules: RuleSet }): ReactElement | undefined {
  const { t } = useTranslation('book')
  const language = useLanguage()
  const { unit } = useLengthUnit()
  const { drawn, named } = examplesBeside(atom)
  const [example] = [...drawn, ...named]
  const [game, log] = useMemo(() => gameOf(example, rules), [example, rules])
  if (!example) return undefined
  const { id } = example
  return (
    <div className="rule-card-example" data-example={id}>
      {game && <ExamplePicture id={id} game={game} log={log} />}
      <p className="small">
        {exampleText(id, rules, language, unit)
          .map(({ text }) => text)
          .join('')}{' '}
        <a href={hrefOf({ page: 'book', at: id })}>{t('example.moment')}</a>
      </p>
    </div>
  )
}

function gameOf(example: WorkedExample | undefined, rules: RuleSet) {
  if (!example) return [undefined, undefined] as const
  const at = caseFor(example, rules)
  const game = exampleGame(example, rules, at)
  return [game, game && exampleLog(example, game, at)] as const
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
  const [game, log] = useMemo(() => gameOf(example, rules), [example, rules])
  const { id } = example
  return (
    <article className="example" id={at} tabIndex={at ? -1 : undefined} data-example={id}>
      {game && <ExamplePicture id={id} game={game} log={log} />}
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
      {game ? <OpenIt id={id} game={game} log={log} /> : <p className="muted small">{t('example.noPosition')}</p>}
    </article>
  )
}

/** One press: the example is told on the table, or its position is there for two at this screen. */
function OpenIt({ id, game, log }: { id: string; game: GameSpec; log: Log | undefined }): ReactElement {
  const { t } = useTranslation('book')
  const pressed = useRef(false)
  const [failed, setFailed] = useState(false)
  const open = async (page: 'game' | 'replay', entering: (about: About) => Promise<Begun>): Promise<void> => {
    if (pressed.current) return
    pressed.current = true
    const begun = await entering({ title: t('example.name', { id }), battlefield: id, players: BOTH_HERE })
    pressed.current = 'id' in begun
    if ('id' in begun) goTo({ page, id: begun.id })
    else setFailed(true)
  }
  return (
    <>
      <div className="example-doors">
        {log && (
          <button
            type="button"
            className="btn"
            data-watch-example={id}
            onClick={() => void open('replay', (about) => useGame.getState().adopt(log, about))}
          >
            {t('example.watch')} <span className="sr">{id}</span>
          </button>
        )}
        <button
          type="button"
          className="btn"
          data-open-example={id}
          onClick={() => void open('game', (about) => useGame.getState().begin(game, about, 'byHand'))}
        >
          {t('example.open')} <span className="sr">{id}</span>
        </button>
      </div>
      {failed && <p role="alert">{t('example.failed')}</p>}
    </>
  )
}

const BOTH_HERE = { blue: 'person', ember: 'person' } as const
