declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type FigureId = Branded<'figure'>
export type CardId = Branded<'card'>
export type WeaponId = Branded<'weapon'>
export type ElementId = Branded<'element'>
export type MarkerId = Branded<'marker'>
export type SeatId = Branded<'seat'>
export type VehicleId = Branded<'vehicle'>
export type ScheduleId = Branded<'schedule'>
export type SmokeId = Branded<'smoke'>
/** An index: sheets are only ever added. */
export type SheetId = number & { readonly [brand]: 'sheet' }

export const figureId = (text: string): FigureId => text as FigureId
export const cardId = (text: string): CardId => text as CardId
export const weaponId = (text: string): WeaponId => text as WeaponId
export const elementId = (text: string): ElementId => text as ElementId
export const markerId = (text: string): MarkerId => text as MarkerId
export const vehicleId = (text: string): VehicleId => text as VehicleId
export const seatId = (text: string): SeatId => text as SeatId
export const scheduleId = (text: string): ScheduleId => text as ScheduleId
export const smokeId = (text: string): SmokeId => text as SmokeId
export const sheetId = (index: number): SheetId => index as SheetId

/** What a record holds under a key that came from outside: never what every object inherits. */
export const own = <K extends string, T>(record: { readonly [key in K]?: T }, key: NoInfer<K>): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** A table of what the program itself knows by name. Without a prototype: it inherits no entry, and is read faster than a Map. */
export function tableOf<K extends string, T>(entries: Iterable<readonly [K, T]>): { readonly [key in K]?: T } {
  const table: { [key in K]?: T } = Object.create(null)
  for (const [key, value] of entries) table[key] = value
  return table
}

/** GEN-08: two sides. */
export const SIDES = ['blue', 'ember'] as const
export type SideId = (typeof SIDES)[number]

export type PerSide<T> = { readonly [side in SideId]: T }

/** By its name: a read by a key that varies is several times slower, and every Action asks for its pool. */
export const ofSide = <T>(both: PerSide<T>, side: SideId): T => (side === 'blue' ? both.blue : both.ember)

export const opponentOf = (side: SideId): SideId => (side === 'blue' ? 'ember' : 'blue')

export const perSide = <T>(make: (side: SideId) => T): PerSide<T> => ({ blue: make('blue'), ember: make('ember') })

/** A copy of T with every field named, those that may be absent too: one that forgets a field does not compile. */
export type Whole<T> = { -readonly [K in keyof Required<T>]: T[K] }
