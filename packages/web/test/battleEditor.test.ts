import { FACTIONS, loadCardFile } from '@tactic48/content'
import { BATTLE_FILES, battleSpec, FORMATIONS } from '@tactic48/content/battles'
import { createGame, isRefusal, seededChance } from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import {
  type BattleSketch,
  copiedBattle,
  freshBattle,
  isBattleFault,
  judgeBattle,
  sideOfForce,
} from '../src/editor/battle/battleFile.ts'
import { freshCard, freshFaction, judgeCard, textOf } from '../src/editor/cards/setFile.ts'
import { valueAt, withValue } from '../src/editor/form/sketch.ts'
import { SEATS } from '../src/game/seats.ts'

const NAME = { en: 'Mine', it: 'Mia', es: 'Mía' }
const SHEETS = { qs: 'qs-en', cc: 'cc-en' } as const
const FRESH = freshBattle(NAME, NAME)

const judge = (sketch: BattleSketch, sets: Parameters<typeof judgeBattle>[2] = []) => judgeBattle(sketch, SHEETS, sets)

describe('a battle that is being written', () => {
  test('[HOUSE-20] begins as one that can be fought, by points too', () => {
    expect(isBattleFault(judge(FRESH))).toBe(false)
    const side = (faction: string) => ({ faction, ap: 40 })
    const byPoints = withValue(FRESH, 'sides', { blue: side('us-rifle'), ember: side('jp-army') })
    expect(isBattleFault(judge(byPoints))).toBe(false)
  })

  test('[HOUSE-20] says which of its fields is wrong', () => {
    const at = (path: string, value: unknown): string => {
      const judged = judge(withValue(FRESH, path, value))
      return isBattleFault(judged) ? judged.at : 'right'
    }
    expect(at('goals.limit.rounds', 0)).toBe('goals.limit.rounds')
    expect(at('goals.sides.blue.list', [{ kind: 'hold', element: 'nothing', until: 3 }])).toBe(
      'goals.sides.blue.list.0.element',
    )
    expect(at('edges.ember', 'south')).toBe('edges.ember')
    expect(at('story', { en: 'x'.repeat(1001) })).toMatch(/^story/)
    expect(at('options', { sfStart: 'never' })).toBe('options.sfStart')
    expect(at('arrivals', [{ kind: 'reinforcements', side: 'blue', due: 2, members: ['nobody'] }])).toMatch(
      /^arrivals\.0/,
    )
    const noNco = {
      faction: 'us-rifle',
      groups: [{ platoon: '1', squad: '1', members: Array(10).fill('us-rifle/foot-rifle') }],
    }
    expect(at('sides.ember', noNco)).toBe('sides.ember')
    expect(at('name', { es: 'Solo en español' })).toBe('right')
  })

  test('[FORCE-08] a force that was built is the same force when it is read again', () => {
    for (const { force } of FORMATIONS.filter(({ size }) => size === 'platoon')) {
      const judged = judge(withValue(FRESH, 'sides.blue', sideOfForce(force)))
      if (isBattleFault(judged)) throw new Error(judged.at)
      const { blue } = judged.battle.sides
      expect(blue.who === 'force' && blue.force).toEqual(force)
    }
  })

  test('[HOUSE-20] every ready battle can be copied, and is another battle that can be fought', () => {
    for (const file of BATTLE_FILES) {
      const copy = copiedBattle(JSON.stringify(file), (name) => `${name}, a copy`)
      expect(copy['id']).not.toBe(file.id)
      expect(valueAt(copy, 'name.en')).toMatch(/, a copy$/)
      const judged = judge(copy)
      expect(isBattleFault(judged) ? judged.at : 'right', file.id).toBe('right')
    }
  })

  test('[HOUSE-20] a figure, a weapon or a vehicle that stands badly is named by its place in the file', () => {
    const file = BATTLE_FILES.find(({ id }) => id === 'evacuate-the-wounded')
    const placed = copiedBattle(JSON.stringify(file), (name) => name)
    const at = (path: string, value: unknown): string => {
      const judged = judge(withValue(placed, path, value))
      return isBattleFault(judged) ? judged.at : 'right'
    }
    expect(at('sides.blue.placed.1.at.0', [21, 36])).toBe('sides.blue.placed.1.at.0')
    expect(at('sides.blue.placed.6.at.1', [0, 39])).toBe('sides.blue.placed.6.at.1')
    expect(at('sides.ember.placed.2.at.0', [22, 9])).toBe('sides.ember.placed.2.at.0')
    expect(at('sides.blue.parked.0.at', [0, 42])).toBe('sides.blue.parked.0.at')
    expect(at('sides.blue.emplaced.0.at', [0, 38])).toBe('sides.blue.emplaced.0.at')
    expect(at('sides.blue.placed.0.card', 'nobody')).toBe('sides.blue.placed.0.card')
  })

  test('[HOUSE-03] an option that forbids what stands there is named with it', () => {
    const file = BATTLE_FILES.find(({ id }) => id === 'evacuate-the-wounded')
    const placed = copiedBattle(JSON.stringify(file), (name) => name)
    const judged = judge(withValue(placed, 'options', { 'house.vehicles': false, 'house.manning': false }))
    expect(isBattleFault(judged) && 'behind' in judged && judged.behind).toEqual(['house.vehicles'])
  })

  test('[CARD-01] brings the cards that it needs, and its game keeps them', () => {
    const file = freshFaction(NAME)
    const judgedCard = judgeCard(file, 'tactic', freshCard(file, 'tactic', NAME), [])
    if ('error' in judgedCard) throw judgedCard.error
    const text = textOf(judgedCard.file)
    const set = loadCardFile(text)
    const [man] = set.characters
    const [card] = set.tactics ?? []
    const side = {
      faction: set.id,
      groups: [{ platoon: '1', squad: '1', members: Array(4).fill(man?.id) }],
      deck: [card?.id],
    }
    const judged = judge(withValue(FRESH, 'sides.blue', side), [{ set, text }])
    if (isBattleFault(judged)) throw new Error(`${judged.at} ${JSON.stringify(judged)}`)
    expect(valueAt(judged.file, 'cards.0.faction.id')).toBe(set.id)
    // Whoever gets the file needs nothing else.
    const again = judge(judged.file)
    if (isBattleFault(again)) throw new Error(again.at)
    const spec = battleSpec(again.battle, SHEETS, SEATS)
    expect(spec.cards.characters).toHaveProperty([String(man?.id)])
    expect(spec.cards.tactics).toHaveProperty([String(card?.id)])
    expect(isRefusal(createGame(spec, seededChance('own')))).toBe(false)
    expect(Object.keys(spec.cards.factions ?? {})).not.toContain(FACTIONS[2]?.id)
  })
})
