import { type Chance, execute, type GameState, isRefusal, topQuestion } from '@tactic48/rules'
import { samples } from './sampler.ts'

const NUMBERS = [0, -1, 1, 7, 0.5, 1e9, -1e9, 1e308, 2 ** 53, -0]
const TEXTS = ['', 'evil', 'blue', 'ember', '__proto__', 'constructor', 'toString', '\u001b[31m', 'x'.repeat(200), '7']
const ODD: readonly unknown[] = [null, true, false, [], {}, [[]], { x: 1, y: 1 }, { kind: 'evil' }]

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.int(list.length)] as T

type Path = readonly (string | number)[]

/** Every place in a JSON value, the value itself left out. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value)
  const inside = keys.flatMap((key) => placesIn((value as { readonly [key: string]: unknown })[key], [...path, key]))
  return path.length > 0 ? [path, ...inside] : inside
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function other(chance: Chance, value: unknown): unknown {
  const kind = chance.int(4)
  if (isNumber(value) && kind > 0) return kind === 1 ? value + pick(chance, [1, -1, 2, 1000]) : pick(chance, NUMBERS)
  if (typeof value === 'string' && kind > 0) return pick(chance, TEXTS)
  if (typeof value === 'boolean' && kind > 1) return !value
  return pick(chance, [...NUMBERS, ...TEXTS, ...ODD])
}

/** A copy of plain JSON data that differs in one place: something changed, left out, added, repeated or exchanged. */
export function mutated<T>(chance: Chance, value: T): { readonly value: unknown; readonly at: string } {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const path = pick(chance, placesIn(copy))
  let holder = copy as { [key: string | number]: unknown }
  for (const part of path.slice(0, -1)) holder = holder[part] as { [key: string | number]: unknown }
  const last = path.at(-1) ?? ''
  const how = chance.int(8)
  const old = holder[last]
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(last), 1)
  else if (how === 0) delete holder[last]
  else if (how === 1 && Array.isArray(holder)) holder.push(old)
  else if (how === 1) holder[pick(chance, ['evil', 'toString', 'x'])] = old
  else if (how === 2 && Array.isArray(old)) old.reverse()
  else holder[last] = other(chance, old)
  return { value: copy, at: path.join('.') }
}

/** Plays on with legal commands; what goes wrong is told, never thrown. */
export function playOn(start: GameState, chance: Chance, commands: number): string | undefined {
  let state = start
  try {
    for (let i = 0; i < commands && state.phase !== 'over'; i++) {
      const question = topQuestion(state)
      const [side] = question?.awaiting ?? []
      if (!side) return 'nobody is asked'
      const proposed = [...samples(state, side)]
      let moved = false
      while (proposed.length > 0 && !moved) {
        const [command] = proposed.splice(chance.int(proposed.length), 1)
        const step = execute(state, command, chance)
        if (isRefusal(step)) continue
        state = step.state
        moved = true
      }
      if (!moved)
        return question?.kind === 'force' || question?.kind === 'layout' ? undefined : `no way on: ${question?.kind}`
      for (const { tokens } of [state.sides.blue, state.sides.ember]) {
        if (!Number.isSafeInteger(tokens) || tokens < 0) return `tokens are ${tokens}`
      }
    }
  } catch (error) {
    return `thrown: ${error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]}` : String(error)}`
  }
  return undefined
}
