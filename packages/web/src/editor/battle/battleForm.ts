import { FACTIONS, withSets } from '@tactic48/content'
import { battleShape, FORMATIONS } from '@tactic48/content/battles'
import { type GameState, SIDES, SUPPORT } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../prose/useNames.ts'
import { THEATRES } from '../../setup/draft.ts'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { useOwn } from '../../setup/own.ts'
import { TicksAt } from '../form/Form.tsx'
import { type Choices, type Field, type Look, rootField } from '../form/fields.ts'

const HIDDEN: Look = { shown: false }
const STANDING: Look = {
  fields: {
    at: { fields: { 0: { label: 'battle.placeX', step: 0.05 }, 1: { label: 'battle.placeY', step: 0.05 } } },
    whereabouts: { choices: 'whereabouts' },
  },
}
const SIDE: Look = {
  labels: 'battle',
  fields: {
    formation: { choices: 'formations' },
    faction: { choices: 'factions' },
    ap: { label: 'battle.points' },
    support: { choices: 'guns', control: TicksAt },
    placed: STANDING,
    emplaced: STANDING,
    parked: STANDING,
  },
}
/** A goal to hold out is first held to the last round. */
const goals = (rounds: number): Look => ({
  labels: 'battle',
  fields: {
    needs: { values: 'battle.needsAre', first: 'any' },
    list: {
      first: 'eliminate',
      fields: {
        kind: { label: 'battle.goal', values: 'battle.goalKind' },
        element: { choices: 'elements' },
        edge: { label: 'battle.byEdge', values: 'play:edge', none: 'battle.anyEdge' },
        until: { first: rounds },
        share: { label: 'battle.lostShare', first: 50 },
      },
    },
  },
})

/** How the fields of a battle file stand on the form. */
export const battleRoot = (rounds: number): Field =>
  rootField(battleShape, {
    labels: 'battle',
    fields: {
      name: { label: 'card.name' },
      theatre: { label: 'setup:theatre.heading', choices: 'theatres' },
      edges: { labels: 'battle.edges', fields: { blue: { values: 'play:edge' }, ember: { values: 'play:edge' } } },
      sides: { fields: { blue: SIDE, ember: SIDE } },
      goals: {
        fields: {
          limit: { fields: { winner: { choices: 'winners' } } },
          losses: { values: 'battle.lossesAre' },
          sides: { fields: { blue: goals(rounds), ember: goals(rounds) } },
        },
      },
      arrivals: {
        adds: 'battle.addArrival',
        fields: {
          side: { values: 'app:side' },
          due: { first: 2 },
          profile: { label: 'battle.guns', choices: 'guns' },
          ammo: { label: 'card.ammo', values: 'card.ammoKind' },
          target: { first: [12, 12], fields: { 0: { label: 'battle.x' }, 1: { label: 'battle.y' } } },
          members: { choices: 'characters', add: 'battle.addMember' },
          caller: HIDDEN,
          line: HIDDEN,
        },
      },
    },
  })

const NO_TABLE = { width: 0, height: 0, elements: [], dressing: [] }
const NO_CARDS = { characters: {}, weapons: {} }

/** What the fields of a battle on this table are chosen from. */
export function useBattleChoices(table: GameState['table'] = NO_TABLE): Choices {
  const { t } = useTranslation(['editor', 'app', 'play', 'setup'])
  const language = useLanguage()
  const cardNames = useCardNames()
  const sets = useOwn((store) => store.sets)
  const names = useNames({ figures: [], sheets: [], cards: NO_CARDS, table })
  const factions = withSets(FACTIONS, sets)
  return {
    factions: factions.map(({ id, name }) => ({ value: id, label: name[language] })),
    characters: factions.flatMap(({ characters, name }) =>
      characters.map((card) => ({ value: String(card.id), label: cardNames.full(card), group: name[language] })),
    ),
    formations: FORMATIONS.map(({ id, name, force }) => {
      const group = FACTIONS.find((one) => one.id === force.faction)?.name[language] ?? force.faction
      // A closed list shows no group.
      return { value: id, label: `${group}: ${name[language]}`, group }
    }),
    elements: table.elements.map(({ id }) => ({ value: String(id), label: `${names.element(id)} (${id})` })),
    guns: SUPPORT.map((profile) => ({ value: profile, label: t(`call.guns.${profile}`, { ns: 'play' }) })),
    winners: [
      ...SIDES.map((side) => ({ value: side, label: t(`side.${side}`, { ns: 'app' }) })),
      { value: 'draw', label: t('battle.draw') },
      { value: 'share', label: t('battle.share') },
    ],
    theatres: THEATRES.map((one) => ({
      value: one === 'any' ? '' : one,
      label: t(`theatre.${one}`, { ns: 'setup' }),
    })),
    whereabouts: (['table', 'casualty', 'evacuable'] as const).map((one) => ({
      value: one === 'table' ? '' : one,
      label: t(`battle.whereaboutsAre.${one}`),
    })),
  }
}
