import { expect, test } from 'vitest'
import { difference } from '../../src/log/difference.ts'

test.each([
  ['the same numbers, texts and lists', { a: [1, 'x', null, { b: true }] }, { a: [1, 'x', null, { b: true }] }],
  ['no minus zero', { a: -0 }, { a: 0 }],
  ['what is undefined, absent', { a: 1, b: undefined }, { a: 1, c: undefined }],
  ['no number twice', Number.NaN, Number.NaN],
])('[GEN-12] %s: no difference', (_, made, told) => {
  expect(difference(made, told)).toBeUndefined()
  expect(difference(told, made)).toBeUndefined()
})

test.each([
  [1, 2, ''],
  [0, 1, ''],
  [1, 0, ''],
  ['1', 1, ''],
  [null, {}, ''],
  [{}, null, ''],
  [{}, 'x', ''],
  ['x', {}, ''],
  [[], {}, ''],
  [{}, [], ''],
  [[1, 2], [1, 3], '[1]'],
  [[1, 2], [1], '[1]'],
  [[1], [1, 2], '[1]'],
  [{ a: { b: [1] } }, { a: { b: [2] } }, 'a.b[0]'],
  [{ a: 1 }, {}, 'a'],
  [{}, { a: 1 }, 'a'],
  [{ toString: 1 }, {}, 'toString'],
  [{}, { a: undefined, valueOf: 1 }, 'valueOf'],
])('[GEN-12] %j and %j differ', (made, told, field) => {
  expect(difference(made, told)).toMatchObject({ code: 'differs', field })
})
