import { CHANGEABLE, type CharacterCard, isOfficerRank } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { FACTIONS, QUICK_START_FACTIONS, READY_FORCES, UNIVERSAL_CARDS } from '../src/index.ts'

const cards = FACTIONS.flatMap((faction) => faction.characters)
const isOfficer = ({ rank }: CharacterCard): boolean => isOfficerRank(rank)

describe('cards', () => {
  it('[CARD-02] every card has a healthy and a wounded side, and the wounded one is nowhere better', () => {
    for (const card of cards) {
      const { healthy, wounded } = card
      expect(wounded, card.id).toBeDefined()
      for (const value of CHANGEABLE) {
        expect(wounded?.[value] ?? 0, `${card.id} ${value}`).toBeLessThanOrEqual(healthy[value] ?? 0)
      }
    }
  })

  it('[MOVE-03] three Moves from the own zone do not reach an objective in the far zone of a minimum table', () => {
    // 24 u − two zones of 5 u − the base that reaches into one and the base width that touches the other
    const gap = 24 - 5 - 5 - 0.5 * 2
    for (const card of cards) expect(3 * (card.healthy.move ?? 0), card.id).toBeLessThan(gap)
  })

  it('[CARD-01] no two cards of any kind have the same id', () => {
    const ids = [UNIVERSAL_CARDS, ...FACTIONS].flatMap(({ weapons, upgrades }) => [
      ...weapons.map(({ id }) => String(id)),
      ...upgrades.map(({ card }) => String(card.id)),
    ])
    const all = [...cards.map(({ id }) => String(id)), ...ids]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('factions', () => {
  it('[FORCE-01] differ: no two share a list of values', () => {
    const print = FACTIONS.map(({ characters }) =>
      JSON.stringify(characters.map(({ healthy, wounded }) => [healthy, wounded])),
    )
    expect(new Set(print).size).toBe(FACTIONS.length)
    expect(FACTIONS.map(({ id }) => id).sort()).toEqual([
      'de-airborne',
      'de-infantry',
      'jp-army',
      'jp-snlf',
      'su-rifle',
      'uk-airborne',
      'uk-infantry',
      'us-airborne',
      'us-mech',
      'us-rifle',
    ])
  })

  it.each(FACTIONS.map((faction) => [faction.id, faction] as const))(
    '[FORCE-07] %s has heroes and foot, leaders, specialists, teams and cards to give',
    (_id, { characters, weapons, upgrades, rules }) => {
      const has = (holds: (card: CharacterCard) => boolean): boolean => characters.some(holds)
      expect(characters.filter(({ named }) => named).length).toBeGreaterThanOrEqual(8)
      expect(characters.filter(({ named }) => !named).length).toBeGreaterThanOrEqual(8)
      expect(has((card) => !card.named && (card.rank === 'corporal' || card.rank === 'sergeant'))).toBe(true)
      const officers = characters.filter(isOfficer)
      expect(new Set(officers.map(({ rank }) => rank)).size).toBeGreaterThanOrEqual(3)
      const abilities = officers
        .filter(({ named }) => named)
        .map(({ healthy: { advancePlanning, call, takeInitiative, feint } }) =>
          JSON.stringify([advancePlanning, call, takeInitiative, feint]),
        )
      expect(new Set(abilities).size).toBe(abilities.length)
      expect(has(({ healthy }) => healthy.firstAid !== undefined)).toBe(true)
      expect(has(({ healthy }) => healthy.contactHq !== undefined)).toBe(true)
      expect(has(({ figures = 1, healthy }) => figures > 1 && healthy.weapons.some(({ mg }) => mg === true))).toBe(true)
      expect(has(({ healthy }) => healthy.weapons.some(({ kind }) => kind === 'heavy' || kind === 'charge'))).toBe(true)
      expect(has(({ healthy }) => healthy.stretcher === true)).toBe(true)
      expect(rules.teamCard).toBeDefined()
      expect(weapons.length).toBeGreaterThanOrEqual(3)
      expect(upgrades.length).toBeGreaterThanOrEqual(2)
      expect(upgrades.some(({ card }) => card.ap < 0)).toBe(true)
    },
  )

  it('[CALL-01] Lieutenants call with one die, Captains with two', () => {
    for (const { id, rank, named, healthy } of cards.filter(isOfficer)) {
      if (rank === 'captain') expect(healthy.call, id).toBe(2)
      if (rank === 'lieutenant' && named) expect(healthy.call, id).toBe(1)
      if (rank === 'secondLieutenant') expect(healthy.call, id).toBeUndefined()
    }
  })

  it('[MORTAR-01] [STRUCT-03] [HOUSE-19] mortars and squads are as the sheet lists them; every rank has a national name', () => {
    const without = FACTIONS.filter(({ rules }) => !rules.platoonMortar).map(({ id }) => id)
    expect(without.sort()).toEqual(['su-rifle', 'us-rifle'])
    for (const { id, rules } of FACTIONS) {
      expect(rules.squadSize, id).toBe(id === 'us-rifle' || id === 'us-airborne' ? 12 : 10)
      expect(Object.keys(rules.rankNames ?? {}), id).toHaveLength(8)
      expect(rules.supportProfiles?.length, id).toBeGreaterThan(0)
    }
  })

  it('[HOUSE-07] a team of reinforcements is two nameless riflemen for 6 AP, without abilities', () => {
    for (const { id, characters, rules } of FACTIONS) {
      const team = characters.find((card) => card.id === rules.teamCard)
      expect(team, id).toMatchObject({ named: false, figures: 2, ap: 6, rank: 'private' })
      expect(Object.keys(team?.healthy ?? {}).sort(), id).toEqual(['h2h', 'maxActions', 'move', 'ofRadius', 'weapons'])
    }
  })

  it('[HOUSE-09] allies are allies both ways, in four theatres', () => {
    const theatres = new Set(FACTIONS.flatMap(({ rules }) => Object.keys(rules.allies ?? {})))
    expect([...theatres].sort()).toEqual(['easternFront', 'mediterranean', 'pacific', 'westernEurope'])
    for (const { id, rules } of FACTIONS) {
      for (const [theatre, allies] of Object.entries(rules.allies ?? {})) {
        for (const ally of allies) {
          const back = FACTIONS.find((faction) => faction.id === ally)?.rules.allies?.[theatre]
          expect(back, `${id} and ${ally} in ${theatre}`).toContain(id)
        }
      }
    }
  })

  it('[FORCE-04] [FORCE-06] two-faced cards show another weapon to another faction; limited cards belong to none', () => {
    const faced = FACTIONS.flatMap(({ weapons }) => weapons).filter(({ reverse }) => reverse)
    expect(faced.length).toBeGreaterThanOrEqual(2)
    for (const { id, faction, reverseFaction } of faced) {
      expect(reverseFaction, id).not.toBe(faction)
      expect(FACTIONS.map((one) => one.id)).toContain(reverseFaction)
    }
    const { weapons, upgrades } = UNIVERSAL_CARDS
    expect(weapons.length + upgrades.length).toBeGreaterThanOrEqual(3)
    for (const card of [...weapons, ...upgrades.map((upgrade) => upgrade.card)]) {
      expect(card).toMatchObject({ faction: 'universal', universalLimited: true })
    }
  })

  it('[FORCE-09] a game without a company sheet is offered nobody who needs one', () => {
    const offered = QUICK_START_FACTIONS.flatMap(({ characters }) => characters)
    expect(offered.filter(isOfficer)).toEqual([])
    expect(offered.filter(({ figures, healthy }) => figures !== undefined || healthy.firstAid !== undefined)).toEqual(
      [],
    )
    for (const { id, characters } of QUICK_START_FACTIONS) expect(characters.length, id).toBeGreaterThanOrEqual(7)
  })
})

describe('ready squads', () => {
  it('[SETUP-01] cost 27 to 40 AP, two for each faction, from cards of the quick start', () => {
    const offered = new Set(QUICK_START_FACTIONS.flatMap(({ characters }) => characters.map(({ id }) => id)))
    for (const { id, ap, force } of READY_FORCES) {
      expect(ap, id).toBeGreaterThanOrEqual(27)
      expect(ap, id).toBeLessThanOrEqual(40)
      for (const { card } of force.characters) expect(offered.has(card), card).toBe(true)
    }
    for (const { id } of FACTIONS) expect(READY_FORCES.filter(({ force }) => force.faction === id).length, id).toBe(2)
  })

  it('[FORCE-02] hold a named Character at most once', () => {
    for (const { id, force } of READY_FORCES) {
      const named = force.characters.map(({ card }) => card).filter((card) => cards.find((c) => c.id === card)?.named)
      expect(new Set(named).size, id).toBe(named.length)
    }
  })
})
