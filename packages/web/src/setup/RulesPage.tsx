import { cellOf, defaultRules, fingerprint, QS_EDITIONS, type RuleSet, valueText } from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/setupTexts.ts'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useDraft } from './draft.ts'
import { FingerprintMark } from './Fingerprint.tsx'
import { useRuleWords } from './rules/useRuleWords.ts'
import { atomOf, RULE_GROUP_NAMES, RULE_GROUPS, WORDED, type Worded } from './rules/worded.ts'
import { rulesOf } from './specOf.ts'
import './style/setup.css'
import './style/rulesPage.css'

const SOURCES = ['game', 'draft'] as const
const same = (a: unknown, b: unknown): boolean => valueText(a) === valueText(b)

/** One page that tells which rules are on, and how they differ from all that could be. */
export function RulesPage(): ReactElement {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const { edition, options } = useDraft()
  const [source, setSource] = useState<(typeof SOURCES)[number]>(game ? 'game' : 'draft')
  const prepared = useMemo(() => rulesOf({ edition, options }), [edition, options])
  const rules = source === 'game' && game ? game.state.rules : prepared
  const { hash } = useMemo(() => fingerprint(rules), [rules])
  const name = t(`edition.${rules.qs}.name`)
  return (
    <div className="rules-page">
      <TopBar page={t('rulesPage.title')} />
      <main className="rules-main">
        <section className="card rules-head" data-fingerprint={hash}>
          <FingerprintMark hash={hash} />
          <div>
            <h2>
              {name} <code>{`${hash.slice(0, 4)}·${hash.slice(4)}`}</code>
            </h2>
            <p className="muted">{t('rulesPage.says')}</p>
          </div>
          {game && (
            <Segments
              legend={t('rulesPage.heading')}
              hideLegend
              options={SOURCES}
              chosen={source}
              label={(each) => t(`rulesPage.${each}`)}
              onChoose={setSource}
            />
          )}
          {rules === prepared && (
            <a className="btn" href={hrefOf({ page: 'new' })}>
              {t('rulesPage.change')}
            </a>
          )}
        </section>
        <Changed rules={rules} />
        <AllRules rules={rules} />
      </main>
    </div>
  )
}

function Changed({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const standard = defaultRules(rules.qs)
  const edition = t(`edition.${rules.qs}.name`)
  const changed = WORDED.filter((parameter) => !same(rules[parameter], standard[parameter]))
  return (
    <section className="card rules-changed" aria-labelledby="rules-changed">
      <h2 id="rules-changed">{t('rulesPage.changed', { edition })}</h2>
      {changed.length === 0 && <p>{t('rulesPage.nothing', { edition })}</p>}
      <dl>
        {changed.map((parameter) => (
          <div key={parameter} data-rule={parameter}>
            <dt>
              {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
            </dt>
            <dd>
              <b>{words.value(parameter, rules[parameter])}</b>{' '}
              <s className="muted">{words.value(parameter, standard[parameter])}</s>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every worded rule, here and in each edition; what is the same as here is not said again. */
function AllRules({ rules }: { rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <section className="card rules-all" aria-labelledby="rules-all">
      <h2 id="rules-all">{t('rulesPage.others')}</h2>
      <p className="muted small">† {t('rulesPage.ruling')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rulesPage.rule')}</th>
            <th scope="col">{t('rulesPage.here')}</th>
            {QS_EDITIONS.map((edition) => (
              <th key={edition} scope="col">
                {t(`edition.${edition}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        {RULE_GROUP_NAMES.map((group) => (
          <tbody key={group}>
            <tr className="rules-group">
              <th scope="rowgroup" colSpan={2 + QS_EDITIONS.length} className="cap">
                {t(`group.${group}`)}
              </th>
            </tr>
            {RULE_GROUPS[group].map((parameter: Worded) => (
              <RuleRow key={parameter} parameter={parameter} rules={rules} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function RuleRow({ parameter, rules }: { parameter: Worded; rules: RuleSet }): ReactElement {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const here = rules[parameter]
  return (
    <tr>
      <th scope="row">
        {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
      </th>
      <td className="here">{words.value(parameter, here)}</td>
      {QS_EDITIONS.map((edition) => {
        const there = defaultRules(edition)[parameter]
        const ruled = cellOf(edition, parameter)?.ruled
        return (
          <td key={edition} data-differs={!same(there, here) || undefined} data-edition={t(`edition.${edition}.name`)}>
            {same(there, here) ? '=' : words.value(parameter, there)}
            {ruled ? ' †' : ''}
          </td>
        )
      })}
    </tr>
  )
}
