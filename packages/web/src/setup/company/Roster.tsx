import {
  type CardFace,
  type CardId,
  type CharacterCard,
  COMPANY_ABILITIES,
  cardId,
  changedForce,
  type Enlisted,
  type Force,
  factionData,
  type MendedFault,
  totalOf,
  UNIVERSAL,
  type UpgradeCard,
  type WeaponCard,
  type WeaponProfile,
} from '@tactic48/rules'
import { type KeyboardEvent, type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Priced, useCardAp } from '../../prose/useCardAp.ts'
import { CARD_VALUES, usePrintedValue } from '../../prose/usePrintedValue.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Portrait } from '../parts.tsx'
import css from './Builder.module.css'
import { faultsAt, useBuild } from './build.ts'
import { alliedCards, type Group, given, groupsOf, type Man } from './units.ts'

/** A squad or a headquarters with its men; what is missing from it stands where it is missing. */
export function SquadColumn({ group }: { group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const build = useBuild()
  const { words, carry, target, setTarget, state, force, tree } = build
  const { key, unit, men, ap } = group
  const faults = faultsAt(build, { of: 'unit', key })
  const figures = men.reduce((sum, { card }) => sum + (card?.figures ?? 1), 0)
  const { squadSize } = factionData(state.rules, state.cards, force.faction)
  const name = tree.isPlain ? t('build.roster') : words.shortUnit(unit)
  const isTarget = target.key === key
  const said = (
    <>
      <b>{name}</b>{' '}
      <span className="muted">
        {unit.squad === undefined
          ? t('build.men', { count: figures })
          : t('build.menOf', { count: figures, full: squadSize })}
      </span>
    </>
  )
  return (
    <section
      className={`${css.squad} stack`}
      aria-label={tree.isPlain ? name : words.unit(unit)}
      data-unit={key}
      data-staff={unit.squad === undefined || undefined}
      data-target={(isTarget && !tree.isPlain) || undefined}
      data-over={carry.carried?.over === key || undefined}
    >
      <header>
        {tree.isPlain ? (
          <p className={`${css.name} bare`}>{said}</p>
        ) : (
          <button
            type="button"
            className={`${css.name} bare`}
            data-part="squad-name"
            aria-pressed={isTarget}
            onClick={() => setTarget(unit)}
          >
            {said}
          </button>
        )}
        <b>{play.t('ap', { n: ap })}</b>
      </header>
      {faults.map((fault) => (
        <div key={fault.refusal.code} className={`${css.hole} stack`}>
          {fault.severity === 'error' && <span className={css.holeBase} aria-hidden="true" />}
          <FaultNote fault={fault} />
        </div>
      ))}
      <ul className={css.men} data-part="roster">
        {men.map((man) => (
          <ManRow key={man.at} man={man} group={group} />
        ))}
      </ul>
      {men.length === 0 && (
        <p className={`${css.empty} t13 muted`}>{t(tree.isPlain ? 'force.empty' : 'build.empty')}</p>
      )}
    </section>
  )
}

/** From row to row as they stand on the screen. */
function focusBeside(from: HTMLElement, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  rows[rows.indexOf(from) + step]?.focus()
}

/** One man of a squad: carried by mouse, finger or keys; his sheet opens below him. */
function ManRow({ man, group }: { man: Man; group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { side, words, carry, lifted, opened, open, lift, moveMan, putBack, tree } = build
  const priced = useCardAp()
  const { at, card, ap, apTyped } = man
  const faults = faultsAt(build, { of: 'man', at })
  const isLifted = lifted?.at === at
  const isOpen = opened === at

  const carryOn = (key: string): boolean => {
    const place = group.men.findIndex((one) => one.at === at)
    if (key === 'ArrowUp') {
      const above = group.men[place - 1]
      if (above) moveMan(at, group.unit, above.at)
    } else if (key === 'ArrowDown') {
      const below = group.men[place + 2]
      if (place + 1 < group.men.length) moveMan(at, group.unit, below?.at)
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const groups = groupsOf(tree)
      const here = groups.findIndex((one) => one.key === group.key)
      const next = groups[here + (key === 'ArrowLeft' ? -1 : 1)]
      if (next) moveMan(at, next.unit)
    } else return false
    return true
  }
  const onKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const { key } = event
    if (key === ' ') lift(isLifted ? undefined : at)
    else if (key === 'Escape' && isLifted) putBack()
    else if (key === 'Delete' && !isLifted) build.open(at)
    else if (isLifted && carryOn(key)) {
      // The row went on with him.
    } else if (!isLifted && (key === 'ArrowUp' || key === 'ArrowDown')) {
      focusBeside(event.currentTarget, key === 'ArrowUp' ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li
      className={css.man}
      data-man={at}
      data-carried={carry.carried?.what === at || undefined}
      data-lifted={isLifted || undefined}
      data-faulty={faults.length > 0 || undefined}
    >
      <div className="row g0">
        <button
          type="button"
          className={`${css.row} bare`}
          data-row=""
          aria-expanded={isOpen}
          aria-pressed={isLifted}
          aria-description={t('build.manKeys')}
          onKeyDown={onKey}
          onClick={() => {
            if (!carry.justDropped()) open(isOpen ? undefined : at)
          }}
          onPointerDown={(event) => {
            // A finger scrolls the list, except on the grip.
            const onGrip = (event.target as Element).closest('[data-grip]') !== null
            if (event.pointerType !== 'touch' || onGrip) carry.press(event, at)
          }}
          onPointerMove={carry.move}
          onPointerUp={carry.release}
          onPointerCancel={carry.release}
        >
          <svg className={css.grip} data-grip="" viewBox="0 0 8 14" aria-hidden="true">
            <path d="M1.500 2h.01M6.500 2h.01M1.500 7h.01M6.500 7h.01M1.500 12h.01M6.500 12h.01" />
          </svg>
          <Portrait side={side} card={card} />
          <span className={`${css.called} fill`}>
            {words.man(man)}
            <small className="sub">{words.arms(man)}</small>
          </span>
          <b title={apTyped ? priced(man) : undefined}>
            {ap}
            {apTyped && <small> {t('build.typed')}</small>}
          </b>
        </button>
        {tree.isPlain && (
          <button
            type="button"
            className="btn square quiet"
            aria-label={t('force.remove', { name: words.man(man) })}
            onClick={() => build.change(changedForce(build.now(), [{ change: 'removeCharacter', at }]))}
          >
            <Icon name="minus" />
          </button>
        )}
      </div>
      {faults.map((fault) => (
        <FaultNote key={fault.refusal.code} fault={fault} />
      ))}
      {isOpen && <ManSheet man={man} group={group} />}
    </li>
  )
}

/** Everything about one man: where he belongs, what he is given, his card. */
function ManSheet({ man, group }: { man: Man; group: Group }): ReactElement {
  const { t } = useTranslation('setup')
  const { words, force, change, open, moveMan, tree } = useBuild()
  const id = useId()
  const { at, card } = man
  return (
    <div className={`${css.sheet} stack t13`} data-part="man-sheet">
      {!tree.isPlain && (
        <>
          <label htmlFor={id}>{t('build.belongs')}</label>
          <select
            id={id}
            value={group.key}
            onChange={(event) => {
              const unit = groupsOf(tree).find(({ key }) => key === event.target.value)
              if (unit) moveMan(at, unit.unit)
            }}
          >
            {groupsOf(tree).map(({ key, unit }) => (
              <option key={key} value={key}>
                {words.unit(unit)}
              </option>
            ))}
          </select>
        </>
      )}
      <GivenCards man={man} />
      {card && <StatCard card={card} />}
      {!tree.isPlain && (
        <div>
          <button
            type="button"
            className="btn harm"
            onClick={() => {
              open(undefined)
              change(changedForce(force, [{ change: 'removeCharacter', at }]))
            }}
          >
            <Icon name="bin" /> {t('force.remove', { name: words.man(man) })}
          </button>
        </div>
      )}
    </div>
  )
}

/** FORCE-04: the face that belongs to the faction of the force. */
const faceFor = ({ faction, reverseFaction }: WeaponCard, own: string): 'front' | 'back' =>
  faction !== own && reverseFaction === own ? 'back' : 'front'

function armed(one: Enlisted, card: WeaponCard, faction: string): Enlisted {
  const id = cardId(card.id)
  const back = faceFor(card, faction) === 'back'
  return {
    ...one,
    assigned: [...one.assigned, id],
    ...(back && { reversed: [...(one.reversed ?? []), id] }),
  }
}

/** Weapon and upgrade cards: those he has can be taken away; those of the own faction, of everybody and of allies given. */
function GivenCards({ man }: { man: Man }): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const language = useLanguage()
  const { words, force, state, context, factions, change, tree } = useBuild()
  const { at, enlisted } = man
  const { weapons, upgrades = {} } = state.cards
  const armsOf = (whose: string): readonly WeaponCard[] =>
    Object.values(weapons).filter(({ faction, reverseFaction }) => faction === whose || reverseFaction === whose)
  const skillsOf = (whose: string): readonly UpgradeCard[] =>
    Object.values(upgrades).filter(({ faction, id }) => faction === whose && !enlisted.upgrades?.includes(id))
  const allied = alliedCards(
    context,
    force,
    factions.map(({ id }) => id),
  )
  const named = (id: string): string => factions.find((one) => one.id === id)?.name[language] ?? id
  const groups = [
    { label: t('build.weaponCards'), cards: armsOf(force.faction) },
    { label: t('build.upgradeCards'), cards: skillsOf(force.faction) },
    ...(tree.isPlain ? [] : [{ label: t('build.universal'), cards: [...armsOf(UNIVERSAL), ...skillsOf(UNIVERSAL)] }]),
    ...(tree.isPlain ? [] : allied.factions).map((id) => ({
      label: t('build.alliedCards', { faction: named(id) }),
      cards: allied.left === 0 ? [] : [...armsOf(id), ...skillsOf(id)],
    })),
  ].filter(({ cards }) => cards.length > 0)
  const has = [
    ...enlisted.assigned.map((card) => ({ card, change: 'removeWeapon' as const, priced: weapons[card] })),
    ...(enlisted.upgrades ?? []).map((card) => ({
      card,
      change: 'removeUpgrade' as const,
      priced: upgrades[card],
    })),
  ]
  const give = (id: string): Force => {
    const weapon = Object.values(weapons).find((one) => one.id === id)
    if (weapon) return given(force, at, (one) => armed(one, weapon, force.faction))
    return given(force, at, (one) => ({ ...one, upgrades: [...(one.upgrades ?? []), cardId(id)] }))
  }
  const option = (card: Priced & { readonly id: CardId | string }): ReactElement => (
    <option key={card.id} value={card.id}>
      {words.card(cardId(card.id))}, {priced(card)}
    </option>
  )
  return (
    <div className="row wrap g6">
      {has.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
        <span key={i} className={`${css.card} row g6`} data-part="man-card">
          {words.card(one.card)} <small>{priced(one.priced ?? { ap: 0 })}</small>
          <button
            type="button"
            className="btn square quiet"
            aria-label={t('build.fix.takeOut', { card: words.card(one.card) })}
            onClick={() => change(changedForce(force, [{ change: one.change, at, card: one.card }]))}
          >
            <Icon name="cross" />
          </button>
        </span>
      ))}
      {groups.length > 0 && (
        <select
          aria-label={t('build.give', { name: words.man(man) })}
          value=""
          onChange={(event) => {
            if (event.target.value) change(give(event.target.value))
          }}
        >
          <option value="">{t('build.giveCard')}</option>
          {groups.map(({ label, cards }) => (
            <optgroup key={label} label={label}>
              {cards.map(option)}
            </optgroup>
          ))}
        </select>
      )}
      {!tree.isPlain && (
        <p className="muted t12">
          {allied.limit === undefined
            ? t('build.alliesFree')
            : context.theatre === undefined
              ? t('build.alliesNeedTheatre')
              : t('build.alliesLeft', { left: allied.left ?? 0, limit: allied.limit })}{' '}
          <RuleChip rule="HOUSE-09" />
        </p>
      )}
    </div>
  )
}

/** Both sides of a card as two rows (§32), so that the cost of a wound is seen before it happens. */
export function StatCard({ card }: { card: CharacterCard }): ReactElement {
  const { t } = useTranslation('play')
  const { wounded } = card
  return (
    <div className={css.stats}>
      <table>
        <thead>
          <tr>
            <td />
            {CARD_VALUES.map((value) => (
              <th key={value} scope="col">
                {t(`card.${value}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <StatRow name={t('card.healthy')} side={card.healthy} />
          {wounded && <StatRow name={t('card.wounded')} side={wounded} hurt />}
        </tbody>
      </table>
      {!wounded && <p className="muted t12">{t('card.noWounded')}</p>}
      <ul className={`${css.weapons} t12`}>
        {card.healthy.weapons.map((weapon) => (
          <Weapon key={weapon.id} weapon={weapon} lost={!wounded?.weapons.some(({ id }) => id === weapon.id)} />
        ))}
      </ul>
      <Abilities face={card.healthy} />
    </div>
  )
}

/** CMD-01, ORDER-18: what is printed beside the values, with its number where it has one. */
function Abilities({ face }: { face: CardFace }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const has = COMPANY_ABILITIES.filter((ability) => face[ability])
  if (has.length === 0 && !face.camouflage) return undefined
  return (
    <ul className={`${css.abilities} row wrap g4 t12`}>
      {face.camouflage && <li>{t('card.camouflage')}</li>}
      {has.map((ability) => (
        <li key={ability}>
          {t(`card.ability.${ability}`)} {typeof face[ability] === 'number' && <b>{face[ability]}</b>}
        </li>
      ))}
    </ul>
  )
}

function StatRow({ name, side, hurt = false }: { name: string; side: CardFace; hurt?: boolean }): ReactElement {
  const printed = usePrintedValue()
  return (
    <tr className={hurt ? css.hurt : undefined}>
      <th scope="row">{name}</th>
      {CARD_VALUES.map((value) => (
        <td key={value}>{printed(side, value)}</td>
      ))}
    </tr>
  )
}

function Weapon({ weapon, lost }: { weapon: WeaponProfile; lost: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const setup = useTranslation('setup')
  const name = useWeaponName()
  const { maxShots, short, long, radius } = weapon
  const dice =
    radius === undefined
      ? `${t('card.short')} ${short || '–'} · ${t('card.long')} ${long || '–'}`
      : `${t('card.short')} ${short} · ${t('card.radius')} ${radius}`
  return (
    <li>
      <b>{name(weapon)}</b>
      <span className="muted">{setup.t('force.shots', { count: maxShots })}</span>
      <span>{dice}</span>
      {lost && <span className="muted">{setup.t('force.unwounded')}</span>}
    </li>
  )
}

/** A fault where it belongs, with its rule and the button that mends it and says what that costs. */
export function FaultNote({ fault }: { fault: MendedFault }): ReactElement {
  const { t } = useTranslation('setup')
  const { state, force, words, change } = useBuild()
  const why = useWhy(state)
  const { refusal, severity, unit, fix = [] } = fault
  const [first] = fix
  const changed = first && changedForce(force, fix)
  const cost = changed ? totalOf(state.cards, changed) - totalOf(state.cards, force) : 0
  return (
    <div className={`${css.fault} ${css[severity]} t13`} data-fault={refusal.code}>
      <Icon name="warning" />
      <p>
        {why(words.about(refusal, unit))} <RuleChip rule={refusal.rule} />
      </p>
      {changed && (
        <button type="button" className="btn" data-fix="" onClick={() => change(changed)}>
          {words.change(force, first)}
          {fix.length > 1 && t('build.fix.more', { count: fix.length - 1 })}
          {cost !== 0 && `, ${t('build.cost', { ap: `${cost > 0 ? '+' : '−'}${Math.abs(cost)}` })}`}
        </button>
      )}
    </div>
  )
}
