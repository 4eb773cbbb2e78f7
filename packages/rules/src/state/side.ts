/** GEN-08: two sides. */
export const SIDES = ['blue', 'ember'] as const
export type SideId = (typeof SIDES)[number]

export type PerSide<T> = { readonly [side in SideId]: T }

export const opponentOf = (side: SideId): SideId => (side === 'blue' ? 'ember' : 'blue')

export const perSide = <T>(make: (side: SideId) => T): PerSide<T> => ({ blue: make('blue'), ember: make('ember') })
