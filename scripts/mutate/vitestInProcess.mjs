// What the tests of the rules use of vitest, as plain functions: tests are listed here and run by `runner.mjs`.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = (value, message) => chai.expect(value, message)
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect)
globalThis[GLOBAL_EXPECT] = expect

let names = []
let listed = []

/** The tests that `load` defines: name and function. */
export function testsOf(load) {
  names = []
  listed = []
  load()
  return listed
}

export function describe(name, define) {
  names.push(name)
  define()
  names.pop()
}

export function it(name, run) {
  listed.push({ name: [...names, name].join(' > '), run })
}

const textOf = (cell) => (typeof cell === 'object' ? JSON.stringify(cell) : String(cell))

/** The number of the row tells the tests of a table apart, and its first word says what it is about. */
const each = (define) => (table) => (name, run) =>
  table.forEach((row, i) => {
    const cells = Array.isArray(row) ? row : [row]
    define(`${name.replace('%s', textOf(cells[0]))} (${i + 1})`, () => run(...cells))
  })

describe.each = each(describe)
it.each = each(it)
export const test = it
