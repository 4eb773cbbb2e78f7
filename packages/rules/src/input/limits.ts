/** What a file may hold at most; whatever goes beyond is refused by the name of the field. */
export const LIMITS = {
  /** Characters of a file: 32 MB where each is one byte. */
  file: 32_000_000,
  /** u. */
  table: 96,
  pieces: 600,
  /** Vehicles without driver, and weapons without crew, of one table. */
  props: 40,
  outlinePoints: 200,
  /** Corners of all pieces of one table: with 120,000 a decision took minutes. */
  tableCorners: 6_000,
  figuresPerSide: 300,
  entries: 50_000,
  name: 80,
  nesting: 40,
  /** Cards of one book. */
  cards: 5000,
  /** Tactic cards of one deck. */
  deck: 200,
  factions: 200,
  seats: 64,
  /** Fields of one object, members of one list. */
  fields: 10_000,
  members: 100_000,
} as const

/**
 * How many values, and how many objects and lists among them, a text of this length may hold. Ours take some 12 and 40 characters
 * each; a text crowded beyond that would need more than ten times its size in memory.
 */
export const crowd = (length: number): { readonly values: number; readonly objects: number } => ({
  values: 100_000 + length / 8,
  objects: 50_000 + length / 24,
})

/** HOUSE-18. HOUSE-02: 12 is the turret of a tank; a scenario may go beyond. */
export const BUNKER_LIMITS = { gaps: 24, armour: 20 } as const

/** What a card may print: no card of any sheet comes near these. Readers, card files and the forms of the editors share them. */
export const CARD_LIMITS = {
  dice: 100,
  /** Printed with a sign. */
  value: 100,
  /** u. */
  length: 1000,
  points: 1000,
  weapons: 20,
  /** Weapon or upgrade cards that one Character is given. */
  assigned: 20,
  /** Figures that share a card. */
  figures: 3,
  /** HOUSE-11: changes of one upgrade, and how far one goes. */
  changes: 20,
  change: 100,
  theatres: 20,
  allies: 50,
  supportProfiles: 20,
  squad: 100,
  seats: 40,
  /** u: the diameter of a vehicle. */
  vehicle: { least: 0.1, most: 12 },
  /** Of a tactic card. */
  effects: 6,
  copies: 100,
  tacticPoints: 100,
  tokens: 10,
  allowedFactions: 50,
} as const
