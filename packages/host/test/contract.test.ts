import { describe, test } from 'vitest'
import { MemoryKeeper } from '../src/index.ts'
import { CONTRACT } from './contract.ts'

describe('the contract of a host, kept in memory', () => {
  test.each(CONTRACT)('$name', ({ run }) => run(new MemoryKeeper()))
})
