import type { TacticEffectKind } from '@tactic48/rules'

/** Tones of one ink, filled or as a line. */
export type Tone = 'ink' | 'mid' | 'pale' | 'paper' | 'inkLine' | 'midLine' | 'paleLine' | 'dots'

export interface Picture {
  readonly sky: 'day' | 'night'
  /** Bottom to top, on a sheet of 140 by 64. */
  readonly strokes: readonly (readonly [Tone, string])[]
}

const GROUND = 'M0 54Q40 49 80 54T140 52V64H0Z'
const HILL = 'M0 46Q36 38 70 44T140 40V64H0Z'

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A helmet with the shoulders under it, standing on this point. */
const man = (x: number, y: number): string =>
  `M${x - 7} ${y}v-10q1-6 7-6t7 6v10ZM${x - 7} ${y - 17}q0-8 7-8t7 8q-7 2.500-14 0Z`

const cartridge = (x: number): string => `M${x} 54V26q0-9 4-14q4 5 4 14V54ZM${x - 1.2} 56h10.400v3.500h-10.400Z`

const bag = (x: number, y: number): string => `M${x} ${y}q1-5 8-5h5q7 0 8 5q-1 5-8 5h-5q-7 0-8-5Z`

const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI
    const far = i % 2 === 0 ? to : (from + to) / 2
    const at = (r: number): string => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
    return `M${at(from)}L${at(far)}`
  }).join('')

/** A star with as many points as there are rays. */
const star = (x: number, y: number, inner: number, outer: number, points: number): string =>
  `${Array.from({ length: 2 * points }, (_, i) => {
    const a = (i / points) * Math.PI
    const r = i % 2 === 0 ? outer : inner
    return `${i === 0 ? 'M' : 'L'}${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
  }).join('')}Z`

const CROSS = 'h6v-6h7v6h6v7h-6v6h-7v-6h-6Z'

/** What a card shows: the first of its effects, as a woodcut in one ink. */
export const PICTURES: { readonly [K in TacticEffectKind]: Picture } = {
  move: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', GROUND],
      ['midLine', 'M8 22H40M16 30H46M4 38H36'],
      ['inkLine', 'M76 24 68 38 80 44 76 55M68 38 58 46 44 44M75 27 86 33 95 28M74 28 63 33 58 27'],
      ['ink', disc(79, 18, 5)],
      ['inkLine', 'M84 36 104 22'],
    ],
  },
  shots: {
    sky: 'day',
    strokes: [
      ['ink', [34, 50, 66, 82, 98].map(cartridge).join('')],
      ['pale', [36, 52, 68, 84, 100].map((x) => `M${x} 28h2.500v24h-2.500Z`).join('')],
      ['mid', 'M28 44H112V52H28Z'],
    ],
  },
  fireDice: {
    sky: 'night',
    strokes: [
      ['mid', HILL],
      ['ink', GROUND],
      ['paper', star(88, 30, 8, 24, 9)],
      ['pale', star(88, 30, 4, 13, 9)],
      ['ink', 'M6 26H70V34H6ZM24 34l-6 18h6l7-18ZM70 24h8v12h-8Z'],
      ['paleLine', 'M34 28.500H66M34 31.500H66'],
    ],
  },
  accuracy: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['paper', disc(70, 31, 24)],
      ['inkLine', `${disc(70, 31, 24)}M70 2V18M70 44V60M41 31H57M83 31H99`],
      ['midLine', disc(70, 31, 14)],
      ['ink', 'M63.500 46v-9q1-5 6.500-5t6.500 5v9ZM64 30q0-7 6-7t6 7q-6 2-12 0Z'],
    ],
  },
  concealment: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', GROUND],
      ['ink', 'M58 30q0-10 12-10t12 10q-12 4-24 0ZM60 31h20v10h-20Z'],
      ['mid', 'M22 56q2-18 14-14q3-14 17-8q4 6 5 12q8-10 18-4q6-12 20-6q10-6 16 6q8 2 8 14Z'],
      ['ink', 'M30 56q4-12 12-9q6-9 14-2q8 2 9 11ZM82 56q2-11 12-8q8-8 14 3q5 1 5 5Z'],
      ['paleLine', 'M44 44l6 6M50 40l3 8M90 44l-5 6M98 42l-2 8M108 46l-4 5'],
    ],
  },
  handToHand: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M28 8 84 48l-5 6L32 14ZM82 44l9 9-6 6-9-9ZM92 51l10 8-4 4-9-7Z'],
      ['ink', 'M112 8 56 48l5 6L108 14ZM58 44l-9 9 6 6 9-9ZM48 51l-10 8 4 4 9-7Z'],
      ['paleLine', 'M35 13.500 78 45M105 13.500 62 45'],
    ],
  },
  blastDice: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['mid', star(70, 46, 22, 44, 11)],
      ['paper', star(70, 48, 12, 28, 9)],
      ['ink', GROUND],
      ['ink', `${disc(36, 18, 3)}${disc(102, 12, 2.5)}${disc(112, 28, 3.5)}${disc(24, 34, 2)}${disc(60, 6, 2)}`],
    ],
  },
  throwRange: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', GROUND],
      ['dots', 'M30 40C50 2 92 0 118 44'],
      ['ink', man(24, 54)],
      ['inkLine', 'M28 38 38 26'],
      ['ink', 'M74 8l10 4-3 8-10-4ZM84 14l14 6-1.500 4-14-6Z'],
      ['inkLine', 'M112 50l6-6 6 6M118 44v10'],
    ],
  },
  allowance: {
    sky: 'day',
    strokes: [
      ['ink', disc(70, 35, 25)],
      ['paper', disc(70, 35, 20)],
      ['ink', 'M66 4h8v8h-8ZM60 2h20v4H60ZM88 12l6-5 4 4-6 6Z'],
      ['inkLine', 'M70 35V21M70 35l10 6'],
      ['midLine', 'M70 17v4M70 49v4M52 35h4M84 35h4'],
      ['midLine', 'M8 26H34M4 34H30M8 42H34M106 26H132M110 34H136M106 42H132'],
    ],
  },
  discount: {
    sky: 'day',
    strokes: [
      ['mid', disc(46, 34, 20)],
      ['pale', disc(46, 34, 15)],
      ['inkLine', `${disc(46, 34, 20)}M39 34h14`],
      ['ink', 'M92 12h12v22h10L98 54 82 34h10Z'],
    ],
  },
  surprise: {
    sky: 'night',
    strokes: [
      ['paper', disc(112, 14, 8)],
      ['mid', HILL],
      ['ink', man(60, 48)],
      ['inkLine', 'M62 38 104 34'],
      ['ink', 'M20 40h56v24H20ZM14 34h20v8H14ZM40 36h16v6H40Z'],
      ['midLine', 'M20 48H76M20 56H76M34 41V48M52 41V48M28 48v8M46 48v8M64 48v8M36 56v8M54 56v8'],
      ['ink', GROUND],
    ],
  },
  income: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M42 24q2-20 28-20t28 20q-6-5-11 0q-6-5-11 0q-6-5-12 0q-6-5-11 0q-6-5-11 0Z'],
      ['paleLine', 'M59 22q2-11 11-16M81 22q-2-11-11-16'],
      ['midLine', 'M43 24 64 44M57 24 68 44M83 24 72 44M97 24 76 44'],
      ['ink', 'M60 43H80V59H60Z'],
      ['paleLine', 'M60 48H80M70 43V59'],
    ],
  },
  tokens: {
    sky: 'day',
    strokes: [
      ['ink', 'M0 56H140V64H0Z'],
      ['mid', 'M36 50q0-5 18-5t18 5v6q0 4-18 4t-18-4ZM74 50q0-5 18-5t18 5v6q0 4-18 4t-18-4Z'],
      ['mid', 'M54 36q0-5 18-5t18 5v7q0 4-18 4t-18-4Z'],
      ['pale', 'M54 36q0-5 18-5t18 5q0 5-18 5t-18-5ZM36 50q0-5 18-5q4 0 7 .3q-6 2 11 4q0 5-18 5t-18-4Z'],
      ['inkLine', 'M54 36q0-5 18-5t18 5q0 5-18 5t-18-5Zv7q0 4 18 4t18-4v-7'],
      ['inkLine', 'M36 50v6q0 4 18 4t18-4M74 50v6q0 4 18 4t18-4v-6'],
      ['midLine', rays(72, 18, 6, 14, 10)],
    ],
  },
  draw: {
    sky: 'day',
    strokes: [
      ['ink', 'M0 58H140V64H0Z'],
      ['mid', 'M30 20 60 8 78 50 48 62Z'],
      ['pale', 'M52 8H88V58H52Z'],
      ['inkLine', 'M52 8H88V58H52Z'],
      ['paper', 'M80 10 112 20 98 64 66 54Z'],
      ['inkLine', 'M80 10 112 20 98 64 66 54ZM84 20l20 6M81 28l20 6M78 36l20 6'],
    ],
  },
  takeCover: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M0 56H140V64H0Z'],
      ['ink', 'M78 44q1-10 12-10t12 10q-11 3-24 0ZM84 56q4-10 16-10h20q9 0 14 10Z'],
      ['mid', [10, 31, 52, 73].map((x) => bag(x, 51)).join('') + [20, 41, 62].map((x) => bag(x, 41)).join('')],
      ['inkLine', [10, 31, 52, 73].map((x) => bag(x, 51)).join('') + [20, 41, 62].map((x) => bag(x, 41)).join('')],
    ],
  },
  aim: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M4 30h92v5H4ZM40 20h44v7H40ZM34 18h8v11h-8ZM82 18h8v11h-8ZM50 27h5v4h-5ZM70 27h5v4h-5Z'],
      ['mid', 'M30 35h34l-8 8h-16l-8 16H12l14-18Z'],
      ['ink', 'M96 31.500h24v2.500H96ZM116 28h3v4h-3Z'],
      ['midLine', 'M122 33H138'],
    ],
  },
  calm: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M0 56H140V64H0Z'],
      ['mid', 'M54 20h32q10 6 10 20q0 12-8 18H52q-8-6-8-18q0-14 10-20Z'],
      ['ink', 'M60 6h20v8H60ZM58 13h24v7H58Z'],
      ['inkLine', 'M44 32H96M44 44H96M70 20V58M84 10q22 0 20 26q-2 12-9 16'],
    ],
  },
  rally: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', disc(86, 36, 17)],
      ['ink', 'M34 19h52v14H34ZM28 17h8v18h-8Z'],
      ['paper', 'M66 19h12v8l-6 4-6-4Z'],
      ['pale', disc(86, 36, 8)],
      ['midLine', 'M18 18 8 10M16 26H4M18 34 8 42'],
      ['inkLine', 'M102 40q22 6 14 22'],
    ],
  },
  heal: {
    sky: 'day',
    strokes: [
      ['ink', 'M0 56H140V64H0Z'],
      ['pale', 'M34 16H106V58H34Z'],
      ['inkLine', 'M34 16H106V58H34ZM34 24H106'],
      ['ink', `M60.500 38.500${CROSS}`],
      ['mid', 'M96 48q0-8 12-8t12 8v8q0 4-12 4t-12-4Z'],
      ['inkLine', 'M96 48q0-8 12-8t12 8q0 4-12 4t-12-4Zv8q0 4 12 4t12-4v-8'],
    ],
  },
  resupply: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M0 56H140V64H0Z'],
      ['mid', 'M38 24H102V58H38Z'],
      ['ink', 'M36 18H104V27H36ZM50 27h5v31h-5ZM85 27h5v31h-5Z'],
      ['inkLine', 'M58 18q0-9 12-9t12 9'],
      ['pale', 'M60 34h20v4H60ZM60 42h20v4H60Z'],
    ],
  },
  kits: {
    sky: 'day',
    strokes: [
      ['ink', 'M0 56H140V64H0Z'],
      ['inkLine', 'M48 22Q52 4 70 4T92 22'],
      ['mid', 'M40 20H100V58H40Z'],
      ['ink', 'M38 18H102L96 36H44Z'],
      ['paper', 'M70 44m-9.500-3.500h6v-6h7v6h6v7h-6v6h-7v-6h-6Z'],
    ],
  },
  pin: {
    sky: 'night',
    strokes: [
      ['mid', HILL],
      ['paleLine', 'M2 12H46M56 12H96M108 12H138M14 20H58M70 20H124M0 28H30M42 28H84M98 28H130'],
      ['ink', 'M50 48q0-13 17-13t17 13q-17 5-34 0ZM52 60q2-9 15-9t22 9Z'],
      ['ink', GROUND],
    ],
  },
  disrupt: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['inkLine', `${disc(66, 32, 22)}M44 32h10M78 32h10M66 10v8M66 46v8`],
      ['mid', disc(66, 32, 8)],
      ['paper', 'M96 2 66 30h12L58 62l48-38H92Z'],
      ['ink', 'M94 4 70 28h12L62 58l40-32H90Z'],
    ],
  },
  jam: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', 'M4 32H136V48H4ZM112 22h18v10h-18Z'],
      ['mid', 'M44 32h44v10H44Z'],
      ['ink', 'M62 36 54 8q-1-6 3-8q5 1 6 7l8 28Z'],
      ['pale', 'M60 24l-3.500-12 2-.5 3.500 12Z'],
      ['inkLine', 'M86 10l16 16M102 10 86 26'],
    ],
  },
  dud: {
    sky: 'day',
    strokes: [
      ['pale', HILL],
      ['ink', GROUND],
      ['ink', 'M30 30l26-10 8 20-26 10ZM58 25l42 4 8 3-2 8-8 2-40-6Z'],
      ['paleLine', 'M37 31l7 17M44 28l7 17M51 26l7 17'],
      ['midLine', 'M112 34q10-8 6-16M118 40q12-2 14-12'],
      ['inkLine', 'M108 16l14 14M122 16l-14 14'],
    ],
  },
}
