export type Rgb = readonly [number, number, number]

export const FOLIAGE = {
  hedge: ['#25311a', '#364623', '#4a5f2d', '#677d3c', '#8fa256'],
  oak: ['#24341e', '#344a28', '#486234', '#637e45', '#8aa161'],
  pine: ['#1f2f27', '#2e4435', '#3f5744', '#587155', '#7c936d'],
  apple: ['#333f1d', '#475727', '#5f7334', '#7e9146', '#a7b465'],
  jungle: ['#16281a', '#213c22', '#31552b', '#4a7336', '#74964b'],
  palm: ['#23381d', '#365226', '#4f6f31', '#6e8c41', '#98ad62'],
  bush: ['#2d381b', '#415126', '#596c32', '#788b43', '#9eae60'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>
export type Foliage = keyof typeof FOLIAGE

export const FIELD_STONES = ['#a0967f', '#aea48c', '#bbb198', '#c8bea6', '#a89d86', '#938974'] as const
export const BRICKS = ['#8a4a38', '#9c5540', '#7a4030', '#a9624b', '#915040', '#6f3a2d'] as const
export const HOUSE_STONES = ['#b3a88f', '#c3b89d', '#d0c6ac', '#a69a80', '#bdb093'] as const
export const CLAY_TILES = ['#9c5a42', '#ab6848', '#8f4f3a', '#b57553', '#a36146', '#864a38'] as const
export const SLATES = ['#5c6468', '#6a7275', '#50585c', '#78807f', '#636b70', '#57605f'] as const
export const TIMBER = ['#6f5438', '#7d6040', '#5f4930', '#8a6c4a'] as const
export const SANDBAGS = ['#b5a37a', '#c3b188', '#a89670', '#bba980'] as const

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const shade = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

export const css = (colour: Rgb): string =>
  `rgb(${Math.round(colour[0])} ${Math.round(colour[1])} ${Math.round(colour[2])})`
