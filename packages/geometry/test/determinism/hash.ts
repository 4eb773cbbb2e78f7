/** FNV-1a over 32-bit words, twice from different starts: 64 bits by integer arithmetic alone. */
export interface Hash {
  add(word: number): void
  text(): string
}

export function createHash(): Hash {
  let low = 0x811c9dc5 | 0
  let high = 0x1b873593 | 0
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
  return {
    add(word) {
      for (let shift = 0; shift < 32; shift += 8) {
        const byte = (word >>> shift) & 0xff
        low = Math.imul(low ^ byte, 0x01000193)
        high = Math.imul(high ^ (byte + shift), 0x85ebca6b)
        high ^= high >>> 13
      }
    },
    text: () => hex(high) + hex(low),
  }
}
