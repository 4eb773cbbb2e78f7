import { READY_FORCES } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import { cardId, type Force } from '@tactic48/rules'
import { beforeEach, expect, test } from 'vitest'
import { packed, unpacked } from '../src/files/link.ts'
import { parkForce, useDraft } from '../src/setup/draft.ts'
import { forceText, freeName, keepForce, readOwnForce, sameForce, useOwn } from '../src/setup/own.ts'

const READY = READY_FORCES.find(({ id }) => id === 'us-airborne/strike')?.force as Force
const PLATOON = FORMATIONS.find(({ id }) => id === 'us-airborne/platoon')?.force as Force
const BUILT: Force = { ...READY, characters: READY.characters.slice(1) }
const DECK: Force = { faction: 'us-airborne', characters: [], deck: [cardId('quartermaster'), cardId('quartermaster')] }

const names = (): readonly string[] => useOwn.getState().forces.map(({ name }) => name)

beforeEach(() => useOwn.setState({ forces: [] }))

test.each([
  ['a squad', 'force', READY],
  ['a platoon with deck, units and vehicles', 'force', PLATOON],
  ['a deck', 'deck', DECK],
] as const)('%s comes back from its file and from its link as it was', async (name, kind, force) => {
  const text = forceText({ name, kind, force })
  expect(readOwnForce(text, '–')).toMatchObject({ name, kind, force })
  const link = await unpacked(await packed(JSON.stringify(JSON.parse(text))))
  expect(readOwnForce(String(link), '–')).toMatchObject({ name, kind, force })
})

test('a file without a name is called as its reader says', () => {
  expect(readOwnForce(JSON.stringify({ force: READY }), 'night raid')).toMatchObject({ name: 'night raid' })
})

const man = (change: object): object => ({ force: { ...READY, characters: [{ ...READY.characters[0], ...change }] } })

test.each([
  ['{', 'notJson', 'file'],
  [JSON.stringify({ name: 'empty' }), 'missing', 'force'],
  [JSON.stringify({ ...man({}), evil: 1 }), 'unknownField', 'evil'],
  [JSON.stringify(man({ assigned: 'rifle' })), 'notAList', 'force.characters[0].assigned'],
  [JSON.stringify(man({ card: 'own/nobody' })), 'noSuchCard', 'force.characters[0].card'],
  [JSON.stringify(man({ assigned: ['own/none'] })), 'noSuchCard', 'force.characters[0].assigned[0]'],
  [JSON.stringify(man({ upgrades: ['own/none'] })), 'noSuchCard', 'force.characters[0].upgrades[0]'],
  [JSON.stringify({ force: { ...READY, faction: 'own' } }), 'noSuchFaction', 'force.faction'],
  [JSON.stringify({ force: { ...READY, deck: ['dash', 'own/none'] } }), 'noSuchCard', 'force.deck[1]'],
  [
    JSON.stringify({ force: { ...READY, vehicles: [{ card: 'vehicle/truck', riders: [299] }] } }),
    'valueTooBig',
    'force.vehicles[0].riders[0]',
  ],
  [JSON.stringify({ faction: 'us-airborne', deck: ['own/none'] }), 'noSuchCard', 'deck[0]'],
  [JSON.stringify({ faction: 'nobody', deck: [] }), 'noSuchFaction', 'faction'],
])('a file is proven before it is believed: %#', (text, wrong, field) => {
  expect(readOwnForce(text, '–')).toMatchObject({ wrong, field })
})

test('no two on the shelf have the same name; what comes from elsewhere takes nobody’s place', () => {
  keepForce('Night raid', BUILT)
  expect(freeName('Night raid')).toBe('Night raid 2')
  keepForce('Night raid', READY)
  expect(names()).toEqual(['Night raid'])
  expect(useOwn.getState().forces[0]?.force).toEqual(READY)
})

test('what could not be read again is not kept, and the field is named', () => {
  expect(keepForce('x', { ...BUILT, vehicles: [{ card: cardId('vehicle/truck'), riders: [] }] })).toMatchObject({
    wrong: 'listTooShort',
    field: 'force.vehicles[0].riders',
  })
  expect(names()).toEqual([])
  expect(keepForce(' \u200b', BUILT)).toHaveProperty('wrong')
})

test('[SETUP-01] choosing another force or another size never loses a force of one’s own', () => {
  const { set } = useDraft.getState()
  set({ forces: { blue: BUILT, ember: READY } })
  useDraft.getState().setForce('blue', READY)
  expect(names()).toHaveLength(1)
  expect(sameForce(useOwn.getState().forces[0]?.force as Force, BUILT)).toBe(true)
  // It is on the shelf now, and a ready one needs no place there.
  useDraft.getState().setForce('blue', BUILT)
  useDraft.getState().setScale('platoon')
  expect(names()).toHaveLength(1)
  parkForce({ faction: 'us-airborne', characters: [] })
  expect(names()).toHaveLength(1)
})
