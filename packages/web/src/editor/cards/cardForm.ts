import { ARMOURY, amountsOf, CARD_SHAPES, cardFileShape, FACTIONS, tacticWords } from '@tactic48/content'
import {
  COMPANY_ABILITIES,
  ENEMY_ACTIONS,
  SUPPORT,
  TACTIC_EFFECT_KINDS,
  TACTIC_EFFECTS,
  TACTIC_TURNS,
  type TacticEffectKind,
  UNIVERSAL,
  weaponId,
} from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../../app/settings.ts'
import { textsNow } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useFieldName } from '../../print/CardFaces.tsx'
import { CARD_VALUES } from '../../prose/usePrintedValue.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { type Choice, type Choices, type Field, type Look, type Looks, rootField } from '../form/fields.ts'
import { listAt, type Sketch, textAt, useEditing } from '../form/sketch.ts'
import { fileOfSet } from './cardStore.ts'
import { type CardKind, cardsIn } from './setFile.ts'

const HIDDEN: Look = { shown: false }
const hidden = (...names: readonly string[]): Looks => Object.fromEntries(names.map((name) => [name, HIDDEN]))
/** What the editor gives a card by itself; its price has a part of its own. */
const HEAD: Looks = { ...hidden('id', 'apTyped'), ap: { ...HIDDEN, label: 'cards.apValue' } }
const WEAPONS: Look = { choices: 'weapons', once: true, label: 'card.weapons', add: 'card.addWeapon' }
const OWNER: Look = { label: 'card.forWhom', choices: 'owners' }

const isGrenade = (weapon: Sketch): boolean => weapon['kind'] === 'grenade'

/** CARD-02: one side of a stat card. */
const SIDE: Look = {
  labels: 'card.printed',
  fields: {
    ...Object.fromEntries(CARD_VALUES.map((value) => [value, {}])),
    weapons: WEAPONS,
    ...Object.fromEntries(
      COMPANY_ABILITIES.map((ability) => [
        ability,
        { label: `play:card.ability.${ability}`, fold: 'card.abilities' } satisfies Look,
      ]),
    ),
    camouflage: { label: 'play:card.camouflage', fold: 'card.abilities' },
  },
}

const LOOKS: { readonly [K in CardKind]: Looks } = {
  character: {
    name: { label: 'card.nameOfMan' },
    role: { choices: 'roles' },
    rank: { values: 'play:rank' },
    gender: { none: 'card.genderIs.male' },
    figures: { place: 'pair' },
    crew: { choices: 'crew', shown: (man) => man['figures'] !== undefined },
    healthy: SIDE,
    wounded: {
      ...SIDE,
      offer: 'card.hasWounded',
      first: (man: Sketch) => ({ move: 2, h2h: 1, maxActions: 1, weapons: listAt(man, 'healthy.weapons') }),
    },
    ...hidden('named', 'theatre'),
  },
  weapon: {
    type: { label: 'card.name' },
    kind: { values: 'card.weaponKind' },
    ammo: { values: 'card.ammoKind', none: 'card.plain' },
    silhouette: { label: 'card.outline', choices: 'outlines' },
    maxShots: {},
    short: { label: (weapon) => (isGrenade(weapon) ? 'card.blastDice' : 'card.short') },
  },
  weaponCard: {
    weapon: { choices: 'weapons' },
    reverse: {
      offer: 'card.reverse',
      label: '',
      fields: {
        weapon: { label: 'card.reverseWeapon', choices: 'weapons' },
        faction: { label: 'card.reverseFaction', choices: 'factions' },
      },
    },
  },
  upgrade: {
    name: {},
    changes: {
      first: 'add',
      fields: {
        change: { label: 'card.changeKind', values: 'card.change' },
        field: { choices: 'fields', first: 'h2h' },
        weapon: { choices: 'weapons' },
      },
    },
  },
  vehicle: {
    name: {},
    kind: { label: 'card.vehicleKind', values: 'print:vehicle' },
    faction: OWNER,
    size: { step: 0.1 },
    casualtyCapacity: { label: 'card.casualties' },
    weapons: WEAPONS,
  },
  tactic: {
    name: {},
    window: { choices: 'windows' },
    faction: OWNER,
    atCost: { place: 'pair' },
    maxCopies: { place: 'pair' },
    universalLimited: { label: 'card.limited' },
    effects: {
      fields: {
        effect: { choices: 'effects' },
        who: { choices: 'who' },
        amount: { choices: 'amounts' },
        lasts: { choices: 'lasts' },
      },
    },
    ...hidden('allowedFactions', 'sample'),
  },
}

export const cardRoot = (kind: CardKind): Field =>
  rootField(CARD_SHAPES[kind], { labels: 'card', fields: { ...LOOKS[kind], ...HEAD } })

/** HOUSE-19: what a set is called, and of a faction of one's own what the rules ask of it. */
const CARDS = hidden('id', 'characters', 'weapons', 'upgrades', 'vehicles', 'tactics')
export const FILE_ROOT: Field = rootField(cardFileShape, {
  labels: 'card',
  fields: {
    weapons: HIDDEN,
    supplement: { fields: { ...CARDS, ...hidden('faction') } },
    faction: {
      fields: {
        ...CARDS,
        ...hidden('style', 'rankNames', 'allies', 'teamCard'),
        name: {},
        nation: { choices: 'nations' },
        branch: { choices: 'branches' },
        squadSize: { place: 'pair' },
        platoonMortar: {},
        companyMortar: {},
        supportProfiles: { choices: 'guns', label: 'card.support' },
      },
    },
  },
})

const OUTLINES = ['rifle', 'sniper', 'smg', 'mg', 'pistol', 'grenade', 'launcher', 'charge', 'gun'] as const
const NATIONS = ['us', 'uk', 'de', 'su', 'jp'] as const
const BRANCHES = ['infantry', 'airborne', 'mechanized', 'naval'] as const

interface EffectRow {
  readonly amount?: readonly [number, number]
  readonly who?: unknown
  readonly lasts?: unknown
}

const rangeOf = (effect: TacticEffectKind): readonly [number, number] | undefined => {
  const { amount }: EffectRow = TACTIC_EFFECTS[effect]
  return amount
}

/** What the fields of a card are chosen from. */
export function useCardChoices(owner: string): Choices {
  const { t } = useTranslation(['editor', 'play'])
  const language = useLanguage()
  const unit = useLengthUnit()
  const fieldName = useFieldName()
  const weapons = useArmoury()
  const words = tacticWords(language)
  const worded = <T extends string>(values: readonly T[], label: (value: T) => string, group?: string): Choice[] =>
    values.map((value) => ({ value, label: label(value), ...(group !== undefined && { group }) }))
  const everyBranch = [...new Set([...BRANCHES, ...FACTIONS.map(({ branch }) => branch)])]
  const isBranch = (branch: string): branch is (typeof BRANCHES)[number] => BRANCHES.some((one) => one === branch)
  /** In the words of the amount that the effect has, or begins with. */
  const effects = (row: Sketch): readonly Choice[] =>
    worded(TACTIC_EFFECT_KINDS, (effect) => {
      const range = rangeOf(effect)
      const amount = row['effect'] === effect && typeof row['amount'] === 'number' ? row['amount'] : undefined
      const many = row['who'] === 'friends' || row['who'] === 'enemies'
      return words.effects[effect](amount ?? (range ? Math.min(1, range[1]) : 0), many, unit)
    })
  return {
    weapons,
    crew: (man) => [
      { value: '', label: t('card.nobody') },
      ...weapons.filter(({ value }) => listAt(man, 'healthy.weapons').includes(value)),
    ],
    roles: Object.entries(textsNow('play').role).map(([value, label]) => ({ value, label })),
    outlines: worded(OUTLINES, (outline) => t(`card.outlines.${outline}`)),
    factions: FACTIONS.map(({ id, name }) => ({ value: id, label: name[language] })),
    owners: [
      { value: '', label: owner },
      { value: UNIVERSAL, label: t('card.everybody') },
    ],
    nations: worded(NATIONS, (nation) => t(`card.nations.${nation}`)),
    branches: worded(everyBranch, (branch) => (isBranch(branch) ? t(`card.branches.${branch}`) : branch)),
    guns: worded(SUPPORT, (profile) => t(`call.guns.${profile}`, { ns: 'play' })),
    fields: worded([...CARD_VALUES, 'camouflage', ...COMPANY_ABILITIES], fieldName),
    windows: [
      ...worded(TACTIC_TURNS, (turn) => words.turns[turn], t('card.turns')),
      ...ENEMY_ACTIONS.map((afterEnemyAction) => ({
        value: `after ${afterEnemyAction}`,
        label: words.after[afterEnemyAction],
        group: t('card.answers'),
        writes: { afterEnemyAction },
      })),
    ],
    effects,
    amounts: ({ effect }) => {
      const kind = TACTIC_EFFECT_KINDS.find((one) => one === effect)
      return amountsOf(kind && rangeOf(kind)).map((n) => ({
        value: String(n),
        label: n > 0 ? `+${n}` : `−${-n}`,
        writes: n,
      }))
    },
    who: Object.entries(words.who).map(([value, label]) => ({ value, label })),
    lasts: Object.entries(words.lasts).map(([value, label]) => ({ value, label })),
  }
}

/** Every weapon that a card of the open set may carry. */
function useArmoury(): readonly Choice[] {
  const { t } = useTranslation('editor')
  const name = useWeaponName()
  const set = useEditing(({ open }) => open?.set)
  return useMemo(() => {
    const file = set === undefined ? undefined : fileOfSet(set)
    const own = (file ? cardsIn(file, 'weapon') : []).map((weapon) => ({
      value: textAt(weapon, 'id'),
      label: textAt(weapon, 'type'),
      group: t('card.own'),
    }))
    const ours = Object.values(ARMOURY)
      .map(({ id, type }) => ({ value: weaponId(id), label: name({ type }), group: t('card.ours') }))
      .sort((a, b) => a.label.localeCompare(b.label))
    return [...own, ...ours]
  }, [set, name, t])
}
