import {
  type Figure as Character,
  COMPANY_ABILITIES,
  cardOf,
  type FigureId,
  faceOf,
  figureOf,
  isGun,
  isOnTable,
  isWounded,
  lendersNear,
  lendsStill,
  sheetOf,
  type WeaponProfile,
  weaponsOf,
} from '@tactic48/rules'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import { pricedFigure, useCardAp } from '../prose/useCardAp.ts'
import { CARD_VALUES, usePrintedValue } from '../prose/usePrintedValue.ts'
import { useStateWords } from '../prose/useStateWords.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import css from './CardPanel.module.css'
import dock from './dock/Dock.module.css'
import { Token } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { Shared } from './vehiclesAndBunkers/ThingPanel.tsx'

/** Both sides as two rows, so that the cost of a wound is seen before it happens; the face-up one stands first. */
export function CardPanel({ id }: { id: FigureId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const printed = usePrintedValue()
  const priced = useCardAp()
  const words = useStateWords(state)
  const figure = figureOf(state, id)
  if (!figure) return undefined
  const card = cardOf(state, figure)
  const ap = priced(pricedFigure(state, figure))
  const role = names.role(card)
  const weapons = weaponsOf(state, figure)
  // A nameless soldier is called by his role already.
  const titles = [...(names.full(id).startsWith(role) ? [] : [role]), t(`rank.${card.rank}`), ap]
  const rows = card.wounded ? (['healthy', 'wounded'] as const) : (['healthy'] as const)
  const legend = [...CARD_VALUES, 'shots', 'short', 'long', 'radius'] as const
  const ordered = isWounded(state, figure) ? [...rows].reverse() : rows
  return (
    <section className={dock.panel} aria-label={t('card.heading')} data-card={id}>
      <header className="row">
        <svg className={css.face} viewBox="-24 -24 48 48" aria-hidden="true">
          <Figure x={0} y={0} r={17} {...lookOf(state, figure)} />
        </svg>
        <div>
          <h2>{names.full(id)}</h2>
          <p className="muted t12">{titles.join(' · ')}</p>
        </div>
        {isOnTable(figure) ? (
          <Slots figure={figure} limit={faceOf(state, figure).maxActions} />
        ) : (
          <p className="push bold">{words(figure)}</p>
        )}
      </header>
      <table className={css.values}>
        <thead>
          <tr>
            <td />
            {CARD_VALUES.map((value) => (
              <th key={value} scope="col">
                <abbr title={t(`card.legendOf.${value}`)}>{t(`card.${value}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((row, i) => {
            const face = row === 'healthy' ? card.healthy : card.wounded
            return (
              <tr key={row} className={clsx(i === 0 && css.up, row === 'wounded' && css.wounded)}>
                <th scope="row">
                  {t(`card.${row}`)}
                  {i === 0 && <span className="sr"> ({t('card.faceUp')})</span>}
                </th>
                {CARD_VALUES.map((value) => (
                  <td key={value}>{printed(face, value)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <Shared figure={figure} />
      {!card.wounded && <p className="muted t12">{t('card.noWounded')}</p>}
      <ul className={css.guns} data-part="weapons">
        {weapons.map((weapon) => (
          <Weapon key={weapon.id} figure={figure} weapon={weapon} />
        ))}
      </ul>
      <Abilities figure={figure} />
      <Lent figure={figure} />
      <details className={clsx('t12', css.notes)} data-part="stat-legend">
        <summary>{t('card.legend')}</summary>
        <dl>
          {legend.map((name) => (
            <div key={name}>
              <dt>{t(`card.${name}`)}</dt>
              <dd>{t(`card.legendOf.${name}`, { n: state.rules.shortRangeMax })}</dd>
            </div>
          ))}
          {weapons.some(({ h }) => h !== undefined) && (
            <div>
              <dt>{t('card.h')}</dt>
              <dd>{t('card.legendOf.h')}</dd>
            </div>
          )}
        </dl>
      </details>
    </section>
  )
}

const BESIDE_VALUES = ['camouflage', ...COMPANY_ABILITIES] as const

/** §32: what is printed beside the values, as the face that is up has it. */
function Abilities({ figure }: { figure: Character }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { healthy } = cardOf(state, figure)
  const up = faceOf(state, figure)
  const printed = BESIDE_VALUES.filter((ability) => healthy[ability] || up[ability])
  if (printed.length === 0) return undefined
  const { kits } = sheetOf(state, figure)
  // FORCE-09: nobody uses the rest without a company.
  const isUsed = (ability: (typeof BESIDE_VALUES)[number]): boolean =>
    state.rules.company !== undefined || ability === 'camouflage'
  return (
    <ul className={clsx('row wrap g4 t12', css.notes, css.abilities)}>
      {printed.map((ability) => (
        <li key={ability} data-ability={ability} className={up[ability] && isUsed(ability) ? undefined : 'muted'}>
          {ability === 'camouflage' ? t('card.camouflage') : t(`card.ability.${ability}`)}{' '}
          {typeof up[ability] === 'number' && <b>{up[ability]}</b>}
          {!up[ability] && <small>{t('card.only')}</small>}
          {up[ability] && typeof healthy[ability] === 'number' && up[ability] !== healthy[ability] && (
            <small>{t('card.was', { value: healthy[ability] })}</small>
          )}
          {!isUsed(ability) && <RuleChip rule="FORCE-09" />}
          {ability === 'firstAid' && isUsed(ability) && (
            <small data-kits={kits}>· {t('card.kits', { count: kits })}</small>
          )}
        </li>
      ))}
    </ul>
  )
}

/** CMD-02, TACTIC: what he can borrow and from whom, what he can lend, and which cards still work on him. */
function Lent({ figure }: { figure: Character }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  if (!isOnTable(figure)) return undefined
  const { rules, effects } = state
  const count = lendsStill(state, figure)
  const radius = rules.commandRadius[cardOf(state, figure).rank]
  const notes = [
    ...(faceOf(state, figure).command
      ? [{ rule: 'CMD-02', said: t(rules.commandMode === 'pool' ? 'card.left' : 'card.each', { count, radius }) }]
      : []),
    ...lendersNear(state, figure).map((lender) => ({
      rule: 'CMD-02',
      said: t('card.lends', { name: names.figure(lender.figure), count: lender.slots }),
    })),
    ...effects
      .filter(({ on }) => on === figure.id)
      .map(({ card, until }) => ({
        rule: 'TACTIC-09',
        said: t('card.lasts', { card: names.tactic(card), turn: until }),
      })),
  ]
  if (notes.length === 0) return undefined
  return (
    <ul className={clsx('t12', css.notes)} data-part="lent">
      {notes.map(({ rule, said }) => (
        <li key={said}>
          {said} <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** TURN-11: brass lies on the slots that are used. */
function Slots({ figure, limit }: { figure: Character; limit: number }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const used = sheetOf(state, figure).counters.slots
  return (
    <div className={clsx('stack g4 push', css.slots)}>
      <span className="row g4" aria-hidden="true">
        {Array.from({ length: Math.max(limit, used) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are all alike
          <span key={i} className={css.slot}>
            {i < used && <Token side={figure.side} />}
          </span>
        ))}
      </span>
      <small className="t12 muted nowrap">
        {used > limit ? t('card.actionsLent', { used, limit, lent: used - limit }) : t('card.actions', { used, limit })}
      </small>
    </div>
  )
}

function Weapon({ figure, weapon }: { figure: Character; weapon: WeaponProfile }): ReactElement {
  const { t } = useTranslation('play')
  const { names, state } = usePlay()
  const { number, measure } = useNumbers()
  const { counters, used } = sheetOf(state, figure)
  const left = Math.max(0, weapon.maxShots - (counters.shots[weapon.id] ?? 0))
  const uses = weapon.uses === undefined ? undefined : weapon.uses - (used[weapon.id] ?? 0)
  const dice = (count: number | undefined): string | undefined => (count ? number(count) : undefined)
  const band = (label: string, value: string | undefined): ReactElement => (
    <span>
      <i>{label}</i> {value ?? '–'}
    </span>
  )
  return (
    <li>
      <b>
        {names.weapon(weapon.id)}
        {weapon.mg && <small> {t('card.mg')}</small>}
      </b>
      <span>
        {t('card.shotsLeft', { left, limit: weapon.maxShots })}
        {uses !== undefined && <b data-uses={uses}> · {t('card.usesLeft', { left: uses })}</b>}
      </span>
      {band(t('card.short'), dice(weapon.short))}
      {weapon.h !== undefined && band('H', number(weapon.h))}
      {isGun(weapon) ? band(t('card.long'), dice(weapon.long)) : band(t('card.radius'), measure(weapon.radius ?? 0))}
    </li>
  )
}
