import type { RuleSet } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { companyOfReader, sheetOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { SheetsChoice } from '../setup/SheetsChoice.tsx'
import { presetOf, type Sheets } from '../setup/sheets.ts'
import { LengthChoice } from '../ui/LengthChoice.tsx'
import { RulesInForce } from '../ui/openTag.ts'
import { ArmourQuestion, FightQuestion, GrenadeQuestion, ShotQuestion } from './Attacks.tsx'
import { BarrageQuestion, BombQuestion, CallQuestion, InitiativeQuestion } from './Attempts.tsx'
import { NervesQuestion, TreatmentQuestion } from './Care.tsx'
import css from './Odds.module.css'

type Question = (props: { readonly rules: RuleSet }) => ReactElement

const QUESTIONS = {
  shot: ShotQuestion,
  grenade: GrenadeQuestion,
  fight: FightQuestion,
  armour: ArmourQuestion,
  call: CallQuestion,
  initiative: InitiativeQuestion,
  barrage: BarrageQuestion,
  bombs: BombQuestion,
  treatment: TreatmentQuestion,
  nerves: NervesQuestion,
} as const satisfies { readonly [name: string]: Question }

type Asked = keyof typeof QUESTIONS
const ASKED = Object.keys(QUESTIONS) as readonly Asked[]

/** What only a company rolls (FORCE-09). */
const OF_COMPANY: readonly Asked[] = ['call', 'initiative', 'barrage', 'bombs', 'treatment', 'nerves']

/** GEN-07: the exact chances of any roll by numbers or cards, itemised by rule. */
export function OddsPage(): ReactElement {
  const { t } = useTranslation('odds')
  const book = useTranslation()
  const language = useLanguage()
  const [chosen, setSheets] = useState<Sheets>()
  const sheets = chosen ?? {
    edition: sheetOfReader(language),
    company: companyOfReader(language),
    rulings: 'recommended' as const,
  }
  const [asked, setAsked] = useState<Asked>('shot')
  const rules = presetOf(sheets)
  const Question = QUESTIONS[asked]
  return (
    <div className={css.page}>
      <TopBar page={t('title')} note={t('note')} />
      <main className={css.main}>
        <aside className="card stack g12">
          <fieldset className={clsx('columns g4', css.asks)}>
            <legend className="cap">{t('question')}</legend>
            {ASKED.map((each) => (
              <label key={each} className={clsx('row g10 raised', css.ask)}>
                <input type="radio" name="asked" checked={asked === each} onChange={() => setAsked(each)} />
                <span>{t(`ask.${each}`)}</span>
              </label>
            ))}
          </fieldset>
          <SheetsChoice sheets={sheets} onChange={setSheets} />
          <LengthChoice />
          <a className="btn" href={hrefOf({ page: 'book', at: 'FIRE-09' })}>
            {book.t('front.rules')}
          </a>
        </aside>
        <RulesInForce value={rules}>
          <section className={clsx('card halves', css.question)} aria-labelledby="odds-question" data-asked={asked}>
            <h2 id="odds-question">{t(`ask.${asked}`)}</h2>
            {OF_COMPANY.includes(asked) && !rules.company ? (
              <p>{t('companyOnly')}</p>
            ) : (
              <Question key={asked} rules={rules} />
            )}
          </section>
        </RulesInForce>
      </main>
    </div>
  )
}
