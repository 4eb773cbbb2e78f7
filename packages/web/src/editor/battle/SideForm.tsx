import { companyBookOf, FACTIONS, withSets } from '@tactic48/content'
import { type Battle, FORMATIONS } from '@tactic48/content/battles'
import {
  type CardBook,
  cardId,
  EDGES,
  type Force,
  type GameState,
  own,
  SIDES,
  type SideId,
  type Table,
  totalOf,
} from '@tactic48/rules'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useForceWords } from '../../setup/company/useForceWords.ts'
import { ForceDialog } from '../../setup/forces/ForceRow.tsx'
import { allFactions, useOwn } from '../../setup/own.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { FieldAt } from '../form/Form.tsx'
import { FaultAt, Part, Select, useForm } from '../form/FormParts.tsx'
import { listAt, textAt, valueAt } from '../form/sketch.ts'
import { sideOfForce, standingSide, WHO, type Who, whoOf } from './battleFile.ts'

interface SideFormProps {
  readonly side: SideId
  /** As it was read last, where it is right. */
  readonly battle: Battle | undefined
  readonly probe: GameState
  readonly table: Table | undefined
}

/** Who fights on one side, and what it may call. */
export function SideForm({ side, battle, probe, table }: SideFormProps): ReactElement {
  const { t } = useTranslation('editor')
  const common = useTranslation()
  const { sketch, put } = useForm()
  const who = whoOf(sketch, side)
  const at = `sides.${side}`
  const support = listAt(sketch, `${at}.support`)
  // Either both sides have forces, or both spend points, or both stand there already.
  const change = (chosen: Who): void => {
    const together: readonly Who[] = ['ap', 'placed']
    const alike = together.includes(chosen) || together.includes(who) ? SIDES : [side]
    const sides = Object.fromEntries(
      SIDES.map((each) => [
        each,
        alike.includes(each)
          ? begun(chosen, factionOf(sketch, each), (force) => standingOf(each, force))
          : valueAt(sketch, `sides.${each}`),
      ]),
    )
    put('sides', sides)
  }
  const standingOf = (each: SideId, force: Force): object => {
    const edge = EDGES.find((one) => one === textAt(sketch, `edges.${each}`)) ?? 'south'
    const ground = table ?? { width: 24_000, height: 24_000, elements: [], dressing: [] }
    return standingSide({ table: ground, rules: probe.rules, edge }, companyBookOf(FACTIONS), force)
  }
  return (
    <Part
      name={common.t(`side.${side}`)}
      legend={
        <span className="row">
          <SideMark side={side} /> {common.t(`side.${side}`)}
        </span>
      }
    >
      <Select
        at={`${at}.who`}
        label={t('battle.who')}
        value={who}
        choices={WHO.map((one) => ({ value: one, label: t(`battle.whoIs.${one}`) }))}
        onChoose={(chosen) => change(WHO.find((one) => one === chosen) ?? 'formation')}
      />
      {who === 'formation' && <FieldAt at={`${at}.formation`} />}
      {(who === 'ap' || who === 'placed') && <FieldAt at={`${at}.faction`} />}
      {who === 'ap' && <FieldAt at={`${at}.ap`} />}
      {who === 'groups' && <OwnForce side={side} battle={battle} probe={probe} />}
      {who === 'placed' && (
        <p className="muted">{t('battle.placed', { count: listAt(sketch, `${at}.placed`).length })}</p>
      )}
      <FaultAt at={at} alone />
      <details>
        <summary>{t('battle.support', { count: support.length })}</summary>
        <FieldAt at={`${at}.support`} />
      </details>
    </Part>
  )
}

const factionOf = (sketch: unknown, side: SideId): string =>
  textAt(sketch, `sides.${side}.faction`) ||
  (FORMATIONS.find(({ id }) => id === textAt(sketch, `sides.${side}.formation`))?.force.faction ??
    FACTIONS[0]?.id ??
    '')

function begun(who: Who, faction: string, standing: (force: Force) => object): object {
  const ready = FORMATIONS.find(({ force }) => force.faction === faction) ?? FORMATIONS[0]
  if (who === 'ap') return { faction, ap: 60 }
  if (who === 'groups' && ready) return sideOfForce(ready.force)
  if (who === 'placed' && ready) return standing(ready.force)
  return { formation: ready?.id }
}

/** A force card by card, built as for any game. */
function OwnForce({ side, battle, probe }: Omit<SideFormProps, 'table'>): ReactElement {
  const { t } = useTranslation('editor')
  const setup = useTranslation('setup')
  const common = useTranslation()
  const language = useLanguage()
  const play = useTranslation('play')
  const { sketch, put } = useForm()
  const sets = useOwn((store) => store.sets)
  const [open, setOpen] = useState(false)
  const cards = useMemo(() => companyBookOf(withSets(FACTIONS, sets)), [sets])
  const words = useForceWords(cards)
  const one = battle?.sides[side]
  const force: Force = one?.who === 'force' ? one.force : { faction: factionOf(sketch, side), characters: [] }
  const name = withSets(FACTIONS, sets).find(({ id }) => id === force.faction)?.name[language] ?? force.faction
  return (
    <>
      <p>
        <b>{name}</b> · {setup.t('build.men', { count: force.characters.length })} ·{' '}
        {play.t('ap', { n: totalOf(knownBook(cards, battle), force) })}
      </p>
      <p className="muted t13">
        {force.characters
          .slice(0, 8)
          .map((man) => words.card(cardId(man.card)))
          .join(', ')}
        {force.characters.length > 8 ? ' …' : ''}
      </p>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="forward" /> {t('battle.build')}
      </button>
      {open && (
        <ForceDialog
          title={t('battle.forceOf', { side: common.t(`side.${side}`) })}
          side={side}
          force={{ ...force, characters: force.characters.filter(({ card }) => own(cards.characters, card)) }}
          factions={allFactions(sets, 'cc-en')}
          cards={cards}
          state={probe}
          ownCards
          done={setup.t('force.take')}
          onDone={(chosen) => {
            const support = valueAt(sketch, `sides.${side}.support`)
            put(`sides.${side}`, { ...sideOfForce(chosen), ...(support !== undefined && { support }) })
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** With the cards that the battle brings along. */
const knownBook = (cards: CardBook, battle: Battle | undefined): CardBook =>
  battle && battle.sets.length > 0 ? companyBookOf(withSets(FACTIONS, battle.sets)) : cards
