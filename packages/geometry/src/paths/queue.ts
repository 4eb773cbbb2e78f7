/** Entries in order of their key; equal keys leave in the order in which they came, so that every engine finds the same path. */
export class Queue {
  #size = 0
  #entries = 0
  #heap = new Int32Array(1024)
  #key = new Float64Array(1024)
  #cost = new Float64Array(1024)
  #node = new Int32Array(1024)
  #parent = new Int32Array(1024)

  clear(): void {
    this.#size = 0
    this.#entries = 0
  }

  get isEmpty(): boolean {
    return this.#size === 0
  }

  push(key: number, cost: number, node: number, parent: number): void {
    if (this.#entries === this.#heap.length) this.#grow()
    const entry = this.#entries
    this.#entries += 1
    this.#key[entry] = key
    this.#cost[entry] = cost
    this.#node[entry] = node
    this.#parent[entry] = parent
    let place = this.#size
    this.#size += 1
    while (place > 0) {
      const above = (place - 1) >> 1
      if (!this.#before(entry, this.#heap[above] as number)) break
      this.#heap[place] = this.#heap[above] as number
      place = above
    }
    this.#heap[place] = entry
  }

  /** Removes the first entry; its cost, node and parent can be read until the queue is cleared. */
  pop(): number {
    const first = this.#heap[0] as number
    this.#size -= 1
    const entry = this.#heap[this.#size] as number
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= this.#size) break
      if (below + 1 < this.#size && this.#before(this.#heap[below + 1] as number, this.#heap[below] as number))
        below += 1
      if (!this.#before(this.#heap[below] as number, entry)) break
      this.#heap[place] = this.#heap[below] as number
      place = below
    }
    this.#heap[place] = entry
    return first
  }

  costOf(entry: number): number {
    return this.#cost[entry] as number
  }

  nodeOf(entry: number): number {
    return this.#node[entry] as number
  }

  parentOf(entry: number): number {
    return this.#parent[entry] as number
  }

  #before(a: number, b: number): boolean {
    const gap = (this.#key[a] as number) - (this.#key[b] as number)
    return gap < 0 || (gap === 0 && a < b)
  }

  #grow(): void {
    const length = 2 * this.#heap.length
    this.#heap = copyInts(this.#heap, length)
    this.#key = copyDoubles(this.#key, length)
    this.#cost = copyDoubles(this.#cost, length)
    this.#node = copyInts(this.#node, length)
    this.#parent = copyInts(this.#parent, length)
  }
}

/** The same numbers in a longer list. */
function copyInts(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length)
  to.set(from)
  return to
}

/** The same numbers in a longer list. */
export function copyDoubles(from: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const to = new Float64Array(length)
  to.set(from)
  return to
}
