import {
  type Command,
  check,
  execute,
  figureId,
  isRefusal,
  parse,
  scriptedChance,
  seededChance,
  weaponId,
} from '@tactic48/rules'
import { describe, expect, test } from 'vitest'
import { hostileCommand } from '../support/hostile.ts'
import { playRandomGame, walkRandomGame } from '../support/randomGame.ts'
import { takeCover } from '../world/commands.ts'
import { BLUE, opened, prepared, refusal, SEATS } from '../world/games.ts'

const malformed = (command: unknown): unknown => {
  const parsed = parse(command)
  if (!isRefusal(parsed)) return 'read'
  const { field, verb }: { readonly field?: unknown; readonly verb?: unknown } = parsed.params
  return parsed.code === 'malformed' ? field : `${parsed.code} ${verb}`
}

describe('hostile input', () => {
  test.each([
    [
      { verb: 'fire', seat: 's', figure: 7 },
      { field: 'figure', fault: 'notAText' },
    ],
    [
      { verb: 'fire', seat: 's' },
      { field: 'figure', fault: 'missing' },
    ],
    [
      { verb: 'fire', seat: '' },
      { field: 'seat', fault: 'textTooShort', limit: 1 },
    ],
    [
      { verb: 'move', seat: 's', figure: 'a', path: {} },
      { field: 'path', fault: 'notAList' },
    ],
    [
      { verb: 'move', seat: 's', figure: 'a', path: [{ x: 0, y: 0.5 }] },
      { field: 'path[0].y', fault: 'notWhole' },
    ],
    [
      { verb: 'move', seat: 's', figure: 'a', path: [{ x: 2e6, y: 0 }] },
      { field: 'path[0].x', fault: 'valueTooBig' },
    ],
    [
      { verb: 'move', seat: 's', figure: 'a', path: [7] },
      { field: 'path[0]', fault: 'notAnObject' },
    ],
    [
      { verb: 'giveOrder', seat: 's', figure: 'a', order: { kind: 'dance' } },
      { field: 'order.kind', fault: 'notOneOf' },
    ],
    [
      { verb: 'seal', seat: 's', value: -1 },
      { field: 'value', fault: 'valueTooSmall', limit: 0 },
    ],
  ])('[TURN-16] a malformed command says what is wrong with its field: %j', (command, params) => {
    expect(parse(command)).toMatchObject({ rule: 'COMMAND', code: 'malformed', params })
  })

  test('[TURN-16] what is no command is refused with the first field of a wrong shape', () => {
    expect(malformed(undefined)).toBe('command')
    expect(malformed([])).toBe('command')
    expect(malformed({})).toBe('verb')
    expect(malformed({ verb: 'cheat', seat: 's' })).toBe('unknownVerb cheat')
    expect(malformed({ verb: 'toString', seat: 's' })).toBe('unknownVerb toString')
    expect(malformed({ verb: '__proto__', seat: 's' })).toBe('unknownVerb __proto__')
    expect(malformed({ verb: 'endTurn' })).toBe('seat')
    expect(malformed({ verb: 'fire', seat: 's', figure: 7 })).toBe('figure')
    expect(malformed({ verb: 'fire', seat: 's', figure: 'a', weapon: 'w' })).toBe('target')
    expect(malformed({ verb: 'move', seat: 's', figure: 'a', path: [{ x: 0, y: 0.5 }] })).toBe('path[0].y')
    expect(malformed({ verb: 'move', seat: 's', figure: 'a', path: new Array(300).fill({ x: 0, y: 0 }) })).toBe('path')
    expect(malformed({ verb: 'throwGrenade', seat: 's', figure: 'a', weapon: 'g', at: { x: Number.NaN, y: 0 } })).toBe(
      'at.x',
    )
    expect(
      malformed({ verb: 'startSuppression', seat: 's', figure: 'a', weapon: 'w', at: { x: 0, y: 0 }, joiners: [{}] }),
    ).toBe('joiners[0].figure')
    expect(malformed({ verb: 'moveAndFire', seat: 's', figure: 'a', path: [], shoot: 'twice' })).toBe('shoot')
    expect(
      malformed({
        verb: 'submitForce',
        seat: 's',
        force: { faction: 'f', characters: [{ card: 'c', assigned: [1] }] },
      }),
    ).toBe('force.characters[0].assigned[0]')
    expect(
      malformed({
        verb: 'layOut',
        seat: 's',
        elements: [{ id: 'e', name: 'e', look: 'x', cover: 'partial', outline: { kind: 'disc', x: 0, y: 0, r: 0 } }],
      }),
    ).toBe('elements[0].outline.r')
    expect(malformed({ verb: 'seal', seat: 's', value: -1 })).toBe('value')
  })

  test('[TURN-16] a command is read into a new one with nothing but its own fields, and no minus zero', () => {
    const command = { verb: 'drift', seat: 's', to: { x: -0, y: 3, z: 1 }, extra: { deep: true } }
    const read = parse(command)
    expect(read).toStrictEqual({ verb: 'drift', seat: 's', to: { x: 0, y: 3 } })
    expect(Object.is((read as { to: { x: number } }).to.x, 0)).toBe(true)
  })

  test('[TURN-16] every field of every verb is kept', () => {
    const point = { x: 1, y: 2 }
    const seat = BLUE
    const figure = figureId('a')
    const weapon = weaponId('rifle')
    const commands: readonly Command[] = [
      { verb: 'move', seat, figure, path: [point], stepInto: point },
      { verb: 'moveAndFire', seat, figure, path: [point], shoot: 'before', weapon, target: figure },
      { verb: 'startSuppression', seat, figure, weapon, at: point, joiners: [{ figure, weapon }] },
      { verb: 'placeOpportunityFire', seat, figure, weapon, at: point },
      { verb: 'opportunityShot', seat, marker: 'm' as never, target: figure },
      { verb: 'chooseSix', seat, participant: figure },
      { verb: 'continueMove', seat, go: false },
      { verb: 'askUndo', seat, to: 3 },
      {
        verb: 'layOut',
        seat,
        elements: [
          {
            id: 'e' as never,
            name: 'e',
            look: 'wall',
            outline: { kind: 'disc', x: 1, y: 1, r: 5 },
            cover: 'total',
            passable: true,
            elevated: true,
            obstacle: false,
            scenicBase: false,
            dressing: 'ivy',
          },
        ],
        dressing: [{ kind: 'lane', points: [point], width: 3 }],
      },
    ]
    for (const command of commands) expect(parse(command)).toStrictEqual(command)
  })

  test('[TURN-16] check never throws and never changes anything, whatever it is given', () => {
    const chance = seededChance('hostile')
    let tried = 0
    for (const seed of ['h1', 'h2', 'h3']) {
      walkRandomGame(seed, (state) => {
        const before = state.clock
        for (const seat of Object.keys(SEATS)) {
          for (let i = 0; i < 15; i++) {
            const command = hostileCommand(chance, state, seat)
            const answer = check(state, command)
            tried++
            if (!isRefusal(answer)) expect(isRefusal(execute(state, command, chance))).toBe(false)
          }
        }
        expect(state.clock).toBe(before)
      })
    }
    expect(tried).toBeGreaterThan(1000)
  })
})

describe('the gate', () => {
  const state = opened(prepared())

  test('[TURN-16] the first broken rule is told: shape, seat, question, then the verb’s own', () => {
    expect(refusal(state, { verb: 'fire', seat: 'stranger', figure: 'a' })).toBe('COMMAND malformed')
    expect(refusal(state, { verb: 'endTurn', seat: 'stranger' })).toBe('COMMAND noSuchSeat')
    expect(refusal(state, { verb: 'endTurn', seat: 'toString' })).toBe('COMMAND noSuchSeat')
    expect(refusal(state, { verb: 'pass', seat: BLUE })).toBe('TURN-16 notNow')
    expect(refusal(state, { verb: 'deploy', seat: BLUE, figure: 'a', at: { x: 0, y: 0 } })).toBe('TURN-16 notNow')
    expect(refusal(state, takeCover(BLUE, 'nobody'))).toBe('TURN-09 noSuchFigure')
  })

  test('[TURN-16] a refused command changes nothing and draws no dice', () => {
    expect(execute(state, { verb: 'pass', seat: BLUE }, scriptedChance([]))).toMatchObject({ refused: true })
  })
})

test('[GEN-12] golden game: the same seed leads to the same end, step by step', () => {
  const { commands, state, faults } = playRandomGame('golden', { invariants: false, saves: false })
  expect(faults).toEqual([])
  expect(playRandomGame('golden', { invariants: true, saves: true })).toEqual({ commands, state, faults })
})
