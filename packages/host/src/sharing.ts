import {
  type Chance,
  digestOf,
  engine,
  type GameSpec,
  isRefusal,
  type Played,
  type Refusal,
  type Telling,
} from '@tactic48/rules'

/**
 * Equal values as one object, found by their hash. Held weakly: what no game uses any more is dropped, and so is whatever is cached for
 * it by identity (sight and walkways of a battlefield).
 */
class Shared {
  private readonly values = new Map<string, WeakRef<object>>()
  private readonly known = new WeakSet<object>()
  private readonly dropped = new FinalizationRegistry<string>((hash) => {
    if (!this.values.get(hash)?.deref()) this.values.delete(hash)
  })

  of<T extends object>(value: T): T {
    if (this.known.has(value)) return value
    const hash = digestOf(value)
    const found = this.values.get(hash)?.deref()
    if (found) return found as T
    this.known.add(value)
    this.values.set(hash, new WeakRef(value))
    this.dropped.register(value, hash)
    return value
  }
}

const tables = new Shared()

/** A spec whose rules, cards and scenery are those of every other game that was agreed on the same. */
export function withSharedTables<S extends GameSpec>(spec: S, shared = tables): S {
  const common = { rules: shared.of(spec.rules), cards: shared.of(spec.cards) }
  if (spec.start === 'setup') return { ...spec, ...common, table: sharedScenery(spec.table, shared) }
  return { ...spec, ...common, position: { ...spec.position, table: sharedScenery(spec.position.table, shared) } }
}

/** A table whose elements are those of every other table with the same: what is cached for them is built once. */
export const sharedScenery = <T extends object>(table: T, shared = tables): T =>
  'elements' in table && Array.isArray(table.elements) ? { ...table, elements: shared.of(table.elements) } : table

/** A new game up to its first question, or which field of its spec is at fault. `on`: a pinned engine instead of the present one. */
export function startGame(input: GameSpec, chance: Chance, on = engine): Played | Refusal {
  const spec = on.readSpec(input)
  return isRefusal(spec) ? spec : on.startRead(withSharedTables(spec), chance)
}

/** As `reopening`, on shared tables: what is cached for the battlefield is neither built again nor thrown away. */
export const reopeningGame = (input: unknown, telling?: Telling, on = engine): Generator<number, Played | Refusal> =>
  on.reopening(input, telling, withSharedTables)
