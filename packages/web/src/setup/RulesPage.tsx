import { fingerprint, type GameState, parameterIn, type RuleSet, valueText } from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { RulesInForce } from '../ui/openTag.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { comesWithGame, useDraft, withTakeBacks } from './draft.ts'
import { FingerprintMark, FingerprintWords } from './Fingerprint.tsx'
import { Departures } from './rules/Departures.tsx'
import { RulesTable } from './rules/RulesTable.tsx'
import { useRuleWords } from './rules/useRuleWords.ts'
import { atomOf, WORDED } from './rules/worded.ts'
import { presetOf, rulesOf, sheetsOf } from './sheets.ts'
import './style/setup.css'
import './style/rulesPage.css'

const SOURCES = ['game', 'draft'] as const

/** One page that tells which rules are on, where they leave the printed words, and how they differ from all that could be. */
export function RulesPage(): ReactElement {
  const { t } = useTranslation('setup')
  const game = useGame((store) => store.game)
  const { edition, company, rulings, options, gameType: prepares } = useDraft()
  const [source, setSource] = useState<(typeof SOURCES)[number]>(game ? 'game' : 'draft')
  const prepared = useMemo(() => rulesOf({ edition, company, rulings, options }), [edition, company, rulings, options])
  const played = source === 'game' ? game?.state : undefined
  const rules = played?.rules ?? prepared
  usePointsOf(rules.company?.edition)
  const drafted = useDraft(withTakeBacks)
  const takeBacks = played ? played.setup.takeBacks === true : drafted
  const gameType = played?.setup.gameType ?? prepares
  const { hash } = useMemo(() => fingerprint(rules), [rules])
  const cc = rules.company?.edition
  const name = [t(`edition.${rules.qs}.name`), ...(cc ? [t(`company.${cc}.name`)] : [])].join(', ')
  return (
    <div className="rules-page">
      <TopBar page={t('rulesPage.title')} />
      <main className="rules-main">
        <section className="card rules-head" data-part="rules-head" data-fingerprint={hash}>
          <FingerprintMark hash={hash} />
          <div>
            <h2>
              {name} <code>{`${hash.slice(0, 4)}·${hash.slice(4)}`}</code>
            </h2>
            <p>
              <FingerprintWords rules={rules} gameType={gameType} takeBacks={takeBacks} />
            </p>
            <p className="muted small">{t('rulesPage.says')}</p>
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
          <a className="btn" href={hrefOf({ page: 'book' })}>
            {t('rulesPage.read')}
          </a>
          {rules === prepared && (
            <a className="btn" href={hrefOf({ page: 'new' })}>
              {t('rulesPage.change')}
            </a>
          )}
        </section>
        <RulesInForce value={rules}>
          <Departures rules={rules} gameType={gameType} />
          <Changed rules={rules} gameType={gameType} />
          <RulesTable rules={rules} />
        </RulesInForce>
      </main>
    </div>
  )
}

/** What these players changed from the preset; nothing to say where they changed nothing. */
function Changed({
  rules,
  gameType,
}: {
  rules: RuleSet
  gameType: GameState['setup']['gameType']
}): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const standard = presetOf(sheetsOf(rules))
  const changed = WORDED.filter((parameter) => {
    const here = parameterIn(rules, parameter)
    return valueText(here) !== valueText(parameterIn(standard, parameter)) && !comesWithGame(gameType, parameter, here)
  })
  if (changed.length === 0) return undefined
  const names = { edition: t(`edition.${rules.qs}.name`), rulings: t(`rulings.${rules.rulings}`).toLowerCase() }
  return (
    <section className="card rules-changed" aria-labelledby="rules-changed">
      <h2 id="rules-changed">{t('rulesPage.changed', names)}</h2>
      <dl>
        {changed.map((parameter) => (
          <div key={parameter} data-rule={parameter}>
            <dt>
              {words.name(parameter)} <RuleChip rule={atomOf(parameter)} />
            </dt>
            <dd>
              <b>{words.value(parameter, parameterIn(rules, parameter))}</b>{' '}
              <s className="muted">{words.value(parameter, parameterIn(standard, parameter))}</s>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
