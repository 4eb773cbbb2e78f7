import { BATTLE_FILES, BATTLES, type Battle, battleSpec, figuresOf } from '@tactic48/content/battles'
import {
  CC_EDITIONS,
  type CcEdition,
  type Edge,
  type ElementId,
  isOptionName,
  OPTIONS,
  QS_EDITIONS,
  SIDES,
  type SideId,
} from '@tactic48/rules'
import { type CSSProperties, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, hrefOf } from '../../app/route.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { middleOf } from '../../board/outline.ts'
import { CopyBattle, MakeBattle, OwnBattleActs } from '../../editor/battle/OwnBattleActs.tsx'
import { useGame } from '../../game/gameStore.ts'
import { SEATS } from '../../game/seats.ts'
import { companyOfReader, ownFirst, sheetOfReader } from '../../game/sheetOfReader.ts'
import { usePointsOf } from '../../i18n/points.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { FRAME } from '../../paint/frame.ts'
import { useNames } from '../../prose/useNames.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDraft, withTakeBacks } from '../draft.ts'
import field from '../field/Field.module.css'
import { FieldThumb } from '../field/FieldThumb.tsx'
import { allFactions } from '../own.ts'
import { PlayersChoice } from '../PlayersChoice.tsx'
import { Legality, SideCard } from '../parts.tsx'
import { useRuleWords } from '../rules/Fingerprint.tsx'
import { isWorded } from '../rules/worded.ts'
import setup from '../Setup.module.css'
import css from './Battles.module.css'
import { useOwnBattles } from './ownBattles.ts'
import { NO_CARDS, useGoalWords } from './useGoalWords.ts'
import '../../table/table.css'

/** HOUSE-20: the battles with their stories, ours and the player's own, and the one that is to be fought. */
export function BattlesPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const own = useOwnBattles()
  const all = [...BATTLES, ...own.map(({ battle }) => battle)]
  // The address names a battle, or carries one that somebody has sent.
  const [named] = useState(() => all.some((battle) => battle.id === at))
  const [id, choose] = useState(named ? at : BATTLES[0]?.id)
  const chosen = all.find((battle) => battle.id === id) ?? BATTLES[0]
  const mine = own.find(({ battle }) => battle === chosen)
  const forgotten = (): void => {
    choose(BATTLES[0]?.id)
    goTo({ page: 'battles' })
  }
  return (
    <div className={setup.page}>
      <TopBar page={t('battle.title')} />
      <main className={css.main}>
        <div className={`${css.side} stack g12`}>
          <fieldset className={`${css.list} card`}>
            <legend className="sr">{t('battle.title')}</legend>
            {all.map((battle) => (
              <label key={battle.id} className={field.option} data-part="field">
                <input type="radio" name="battle" checked={battle === chosen} onChange={() => choose(battle.id)} />
                <FieldThumb name={battle.battlefield.id} table={battle.battlefield.table} />
                <span>
                  <bdi>{battle.name[language]}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
          <section className={`${css.make} card stack g10`}>
            <MakeBattle at={named ? undefined : at} onKept={({ battle }) => choose(battle.id)} />
          </section>
        </div>
        {chosen && (
          <BattleSheet key={chosen.id} battle={chosen}>
            {mine ? <OwnBattleActs one={mine} onGone={forgotten} /> : <ReadyBattleActs id={chosen.id} />}
          </BattleSheet>
        )}
      </main>
    </div>
  )
}

/** A ready battle stays as it is; what is changed is a copy. */
function ReadyBattleActs({ id }: { id: string }): ReactElement | undefined {
  const file = BATTLE_FILES.find((one) => one.id === id)
  if (!file) return undefined
  return (
    <div className="row wrap">
      <CopyBattle text={JSON.stringify(file)} />
    </div>
  )
}

function BattleSheet({ battle, children }: { battle: Battle; children: ReactNode }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { edition, company, players, level, setRules } = useDraft()
  const takeBacks = useDraft(withTakeBacks)
  const pressed = useRef(false)
  const [failed, setFailed] = useState(false)
  const cc: CcEdition = company === 'none' ? companyOfReader(language) : company
  usePointsOf(cc)
  const begin = async (): Promise<void> => {
    if (pressed.current) return
    pressed.current = true
    const about = { title: battle.name[language], battlefield: battle.battlefield.id, players, level }
    const spec = battleSpec(battle, { qs: edition, cc }, SEATS)
    const begun = await useGame.getState().begin(takeBacks ? { ...spec, takeBacks } : spec, about, 'byHand')
    pressed.current = 'id' in begun
    if ('id' in begun) goTo({ page: 'game', id: begun.id })
    else setFailed(true)
  }
  const { limit } = battle.goals
  return (
    <article className={`${css.sheet} card stack g12`} aria-labelledby="battle-name">
      <h2 id="battle-name">
        <bdi>{battle.name[language]}</bdi>
      </h2>
      <p className={`${css.story} t16`} dir="auto">
        {battle.story[language]}
      </p>
      {children}
      <BattleMap battle={battle} />
      <div className={css.sides}>
        {SIDES.map((side) => (
          <BattleSideCard key={side} battle={battle} side={side} />
        ))}
      </div>
      {limit && (
        <p className="t12">
          {t(`battle.limit.${limit.winner}`, { rounds: limit.rounds })} <RuleChip rule="HOUSE-20" />
        </p>
      )}
      <SpecialRules battle={battle} />
      <PlayersChoice battle />
      <Segments
        legend={t('edition.heading')}
        options={ownFirst(QS_EDITIONS, sheetOfReader(language))}
        chosen={edition}
        label={(each) => t(`edition.${each}.name`)}
        onChoose={(each) => setRules({ edition: each })}
      />
      <Segments
        legend={t('company.heading')}
        options={ownFirst(CC_EDITIONS, companyOfReader(language))}
        chosen={cc}
        label={(each) => t(`company.${each}.name`)}
        onChoose={(each) => setRules({ company: each })}
      />
      {failed && (
        <Legality is="bad" role="alert">
          {t('battle.failed')}
        </Legality>
      )}
      <div className="row apart">
        <a className="btn" href={hrefOf({ page: 'new' })}>
          {t('battle.own')}
        </a>
        <button type="button" className="btn primary large" onClick={() => void begin()}>
          {t('begin')} <Icon name="forward" />
        </button>
      </div>
    </article>
  )
}

/** What this battle plays otherwise than the sheets. */
function SpecialRules({ battle }: { battle: Battle }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const words = useRuleWords()
  const rules = Object.entries(battle.options)
  if (rules.length === 0) return undefined
  return (
    <section>
      <h3 className="cap">{t('battle.rules')}</h3>
      <ul className="t12">
        {rules.map(([name, value]) => (
          <li key={name}>
            {isWorded(name) ? `${words.name(name)}: ${words.value(name, value)}` : t('battle.psychShock')}{' '}
            <RuleChip rule={isOptionName(name) ? OPTIONS[name].atom : 'HOUSE-20'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BattleSideCard({ battle, side }: { battle: Battle; side: SideId }): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const language = useLanguage()
  const goalWords = useGoalWords(battle.battlefield.table)
  const one = battle.sides[side]
  const goals = battle.goals.sides[side]
  const men = figuresOf(battle, side)
  const faction = allFactions(battle.sets, 'cc-en').find(({ id }) => id === one.faction)?.name[language] ?? one.faction
  return (
    <SideCard
      side={side}
      name={faction}
      about={
        <>
          {men > 0 && t('build.men', { count: men })}
          {one.who === 'placed' ? ` · ${t('battle.placed')}` : ''}
          {one.who === 'ap' ? play.t('ap', { n: one.ap }) : ''}
        </>
      }
    >
      {goals ? (
        <>
          <p className="cap">{t(`battle.needs.${goals.list.length > 1 ? goals.needs : 'one'}`)}</p>
          <ul className={css.goals}>
            {goals.list.map((goal) => (
              <li key={JSON.stringify(goal)}>{goalWords(goal)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">{t('battle.noGoal')}</p>
      )}
    </SideCard>
  )
}

/** In 1/1000 u. */
const RIM = FRAME * 1000
const BAND = 700

type Size = Pick<Battle['battlefield']['table'], 'width' | 'height'>

/** Where a side comes from, as a band along its edge. */
const BANDS: {
  readonly [edge in Edge]: (size: Size) => readonly [x: number, y: number, width: number, height: number]
} = {
  north: ({ width }) => [0, 0, width, BAND],
  south: ({ width, height }) => [0, height - BAND, width, BAND],
  west: ({ height }) => [0, 0, BAND, height],
  east: ({ width, height }) => [width - BAND, 0, BAND, height],
}

/** The scenery that the goals of a battle speak of. */
const spokenOf = ({ goals }: Battle): readonly ElementId[] => [
  ...new Set(
    SIDES.flatMap((side) => goals.sides[side]?.list ?? []).flatMap((goal) => ('element' in goal ? [goal.element] : [])),
  ),
]

/** The battlefield with what one must know of it before choosing a side: who comes from where, and what it is about. */
function BattleMap({ battle }: { battle: Battle }): ReactElement {
  const { table, id } = battle.battlefield
  const { width, height } = table
  const names = useNames({ figures: [], sheets: [], cards: NO_CARDS, table })
  return (
    <div
      className={`${field.large} ${css.map}`}
      data-part="field-large"
      style={{ '--height': 'min(44vh, 420px, 82vw)' } as CSSProperties}
    >
      <FieldThumb name={id} table={table} size="sharp" />
      <svg aria-hidden="true" viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}>
        {SIDES.map((side) => {
          const [x, y, wide, high] = BANDS[battle.edges[side]](table)
          return <rect key={side} className={css.edge} fill={`var(--${side})`} x={x} y={y} width={wide} height={high} />
        })}
        {spokenOf(battle).map((element) => {
          const outline = table.elements.find((one) => one.id === element)?.outline
          const at = outline && middleOf(outline)
          if (!at) return undefined
          const below = at.y < height / 2
          return (
            <g key={element} className={css.goal}>
              <circle cx={at.x} cy={at.y} r={2400} />
              <text x={at.x} y={at.y + (below ? 4200 : -3000)}>
                {names.element(element)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
