// A test runner for Stryker that loads the tests of the rules once and runs them in its own process for every mutant:
// a mutant costs milliseconds, where a worker of vitest for each costs seconds.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { bundle } from './bundle.mjs'
import * as vitest from './vitestInProcess.mjs'

/** Not the long runs, nor what is about other matters than the families or replaces modules. */
const USUAL = {
  rules: '^(families|query|scenarios)/|^(engine/(able|candidates)|general|input/commands|log/log)\\.test\\.ts$',
  host: '^(chance|clock|contract|earlier|hostedGame|keeper|record|told)\\.test\\.ts$',
}
/**
 * Other code has other tests; the files of `conformance` are called `scenarios/order/march.yaml` here:
 * `MUTATE_TESTS='^log/' npm run mutate -- --mutate 'packages/rules/src/log/*.ts'`
 * `MUTATE_PACKAGE=host npm run mutate -- --mutate 'packages/host/src/*.ts'`
 * `MUTATE_MOST_MS=50` leaves out the tests that take longer: a quick lower bound.
 */
const PACKAGE = process.env.MUTATE_PACKAGE ?? 'rules'
const TESTS = `packages/${PACKAGE}/test`
const TAKEN = new RegExp(process.env.MUTATE_TESTS ?? USUAL[PACKAGE])
const MOST_MS = Number(process.env.MUTATE_MOST_MS ?? Number.POSITIVE_INFINITY)
const LEFT_OUT = 'families/movement/points.test.ts'

const MANY_KILLERS = 20

/** Folders of scenarios that are not called like their family. */
const FOLDERS = {
  evacuation: ['evac/', 'EVAC', 'stretcher'],
  morale: ['shock/', 'SHOCK'],
  planning: ['PLAN-', 'planning'],
  vehicle: ['vehicle/', 'mount/', 'HOUSE-03', 'MOUNT'],
  sealed: ['initiative/'],
  call: ['call/', 'support/', 'mortar/', 'reinforcements/', 'CALL-'],
  setup: ['setup/', 'feint'],
  movement: ['evac/', 'move/'],
}

const wordsFor = (file) => {
  const family = /families\/(\w+)\//.exec(file)?.[1]
  return family ? (FOLDERS[family] ?? [`${family}/`, `${family.toUpperCase()}-`]) : []
}

const testFiles = () =>
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && TAKEN.test(name) && name !== LEFT_OUT)
    .sort()
    .map((name) => join(TESTS, name))
    .concat(TAKEN.source.includes('scenarios') ? 'scripts/mutate/scenarios.test.ts' : [])

class InProcessRunner {
  #script
  #tests = []
  /** Whether the tests were loaded with a mutant in force. */
  #tainted = false
  /** Names of tests that killed lately: neighbours fall to the same ones. */
  #killers = []
  /** How much of the processor each test took when it ran last, in ms. */
  #times = new Map()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const text = await bundle(resolve('.'), testFiles())
    this.#script = new Script(`(function (module, exports, require) {${text}\n})`, { filename: 'tests.cjs' })
  }

  async dryRun({ coverageAnalysis }) {
    const mutants = this.#mutants()
    mutants.mutantCoverage = { static: {}, perTest: {} }
    mutants.activeMutant = undefined
    this.#load()
    const { tests } = await this.#run(this.#tests, true)
    const coverage = coverageAnalysis === 'off' ? {} : { mutantCoverage: mutants.mutantCoverage }
    return { status: DryRunStatus.Complete, tests, ...coverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
    const mutants = this.#mutants()
    mutants.hitLimit = hitLimit
    mutants.hitCount = hitLimit === undefined ? undefined : 0
    mutants.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined
    try {
      if (mutantActivation === 'static' || this.#tainted || this.#tests.length === 0) this.#load()
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed({ name: 'load' }, error, 0)] })
    } finally {
      this.#tainted = mutantActivation === 'static'
    }
    mutants.activeMutant = activeMutant.id
    const chosen = this.#chosen(testFilter, activeMutant.fileName)
    let { tests } = await this.#run(chosen, disableBail)
    const killer = tests.find(({ status }) => status === TestStatus.Failed)
    const limit = determineHitLimitReached(mutants.hitCount, hitLimit)
    if (limit) return toMutantRunResult(limit)
    if (killer && mutantActivation !== 'static' && !(await this.#passesWithout(killer))) {
      this.#load()
      mutants.activeMutant = activeMutant.id
      tests = (await this.#run(this.#chosen(testFilter, activeMutant.fileName), disableBail)).tests
    }
    if (killer) this.#remember(killer.id)
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  /** Whether the test that failed holds without a mutant: else it is the process that earlier mutants have spoilt. */
  async #passesWithout(killer) {
    const mutants = this.#mutants()
    mutants.activeMutant = undefined
    mutants.hitCount = undefined
    mutants.hitLimit = undefined
    const again = this.#tests.filter(({ name }) => name === killer.id)
    const { tests } = await this.#run(again, true)
    return tests.every(({ status }) => status === TestStatus.Success)
  }

  /** Those that are likely to kill first: recent killers, tests of the family that the mutant is in, then the short ones. */
  #chosen(testFilter, file) {
    const wanted = testFilter && new Set(testFilter)
    const usual = this.#tests.filter(({ name }) => (this.#times.get(name) ?? 0) <= MOST_MS)
    const chosen = wanted ? usual.filter(({ name }) => wanted.has(name)) : usual
    const families = wordsFor(file)
    const rank = ({ name }) =>
      this.#killers.indexOf(name) + 1 || (families.some((word) => name.includes(word)) ? 1 : 2) * MANY_KILLERS + 1
    const ranked = chosen.map((test) => ({ test, rank: rank(test), time: this.#times.get(test.name) ?? 0 }))
    return ranked.sort((a, b) => a.rank - b.rank || a.time - b.time).map(({ test }) => test)
  }

  #remember(name) {
    this.#killers = [name, ...this.#killers.filter((other) => other !== name)].slice(0, MANY_KILLERS)
  }

  #mutants() {
    globalThis.__stryker__ ??= {}
    return globalThis.__stryker__
  }

  #load() {
    const require = createRequire(resolve('scripts/mutate/tests.cjs'))
    const give = (name) => (name === 'vitest' ? vitest : require(name))
    const module = { exports: {} }
    this.#tests = vitest.testsOf(() => this.#script.runInThisContext()(module, module.exports, give))
  }

  async #run(chosen, all) {
    const mutants = this.#mutants()
    const tests = []
    for (const test of chosen) {
      mutants.currentTestId = test.name
      const begun = performance.now()
      const used = process.cpuUsage()
      try {
        await test.run()
        const { user, system } = process.cpuUsage(used)
        this.#times.set(test.name, (user + system) / 1000)
        tests.push({
          id: test.name,
          name: test.name,
          timeSpentMs: performance.now() - begun,
          status: TestStatus.Success,
        })
      } catch (error) {
        tests.push(failed(test, error, performance.now() - begun))
        if (!all) break
      } finally {
        mutants.currentTestId = undefined
      }
    }
    return { tests }
  }
}

const failed = ({ name }, error, timeSpentMs) => ({
  id: name,
  name,
  timeSpentMs,
  status: TestStatus.Failed,
  failureMessage: error instanceof Error ? error.message.slice(0, 500) : String(error),
})

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'inProcess', InProcessRunner)]
