import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureId, REFUSALS, refuse, refuseFault, weaponId } from '@tactic48/rules'
import { describe, expect, it } from 'vitest'
import { refusalFaults } from '../src/conformance/expect/expectation.ts'
import { refusalText, whyNoSave } from '../src/refusal.ts'
import { root } from './running.ts'

const a = figureId('a')

describe('refusals', () => {
  it('do not compile without a rule and a code that there are, and the values of that code', () => {
    // @ts-expect-error no such rule
    refuse('FIRE-99', 'gameOver')
    // @ts-expect-error no such code
    refuse('FIRE-04', 'tooDark')
    // @ts-expect-error the value is missing
    refuse('WOUND-03', 'inShock')
    // @ts-expect-error a name of anything is no figure
    refuse('WOUND-03', 'inShock', { figure: 'a' })
    // @ts-expect-error a value too many
    refuse('WOUND-03', 'inShock', { figure: a, weapon: weaponId('rifle') })
    // @ts-expect-error of what length
    refuse('GREN-04', 'tooFar', { limit: 15 })
    // @ts-expect-error a file is refused by its field
    refuseFault('SAVE', 'notJson', {})
    expect(refuse('WOUND-03', 'inShock', { figure: a })).toEqual({
      refused: true,
      rule: 'WOUND-03',
      code: 'inShock',
      params: { figure: 'a' },
    })
    expect(refuse('COMMAND', 'gameOver').params).toEqual({})
  })

  it('know no code that no rule speaks', () => {
    const sources = ['rules', 'host']
      .map((name) => join(root, 'packages', name, 'src'))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts') && !name.endsWith('state/refusal.ts'))
          .map((name) => readFileSync(join(folder, name), 'utf8')),
      )
      .join('\n')
    const codes = Object.keys(REFUSALS)
    expect(codes.length).toBeGreaterThan(70)
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
  })

  it('are printed, and compared with what a scenario says, with plain lengths', () => {
    const far = refuse('MOVE-01', 'tooFar', { length: { milli: 6001 }, limit: { milli: 6000 } })
    expect(refusalText(far)).toBe('MOVE-01 tooFar {"length":6001,"limit":6000}')
    expect(refusalText(refuse('GREN-04', 'tooFar', { limit: { u: 15 } }))).toBe('GREN-04 tooFar {"limit":15}')
    expect([...refusalFaults(far, { code: 'tooFar', params: { limit: 6000 } })]).toEqual([])
    expect([...refusalFaults(far, { params: { limit: 6 } })]).toEqual([
      'refused.params: expected {"limit":6}, is MOVE-01 tooFar {"length":6001,"limit":6000}',
    ])
  })

  it('of a saved file are told in one line', () => {
    expect(whyNoSave(refuseFault('SAVE', 'notASavedLog', { field: 'file' }))).toBe('is not a saved game of Tactic48')
    expect(whyNoSave(refuse('SETUP-01', 'tooLarge', { total: 9, agreed: 5, field: 'spec' }))).toBe(
      'spec: SETUP-01 9 AP where 5 were agreed',
    )
  })
})
