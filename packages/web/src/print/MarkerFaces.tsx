import { lengthIn } from '@tactic48/content/lengths'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import css from './Print.module.css'
import { MM_PER_U } from './paper.ts'
import type { MarkerId, Thing } from './things.ts'

/** The outlines of weapons on a sheet of 64 by 16, muzzle to the right (legend m). */
const OUTLINES: { readonly [silhouette: string]: string } = {
  rifle:
    'M1 8.5L12 6.2H24L26 5.4H44L45 6.2H62V7.4H45L43.500 8.6H28L25 9.6H22.500L20.500 12H18.300L18.800 9.500L11.500 9.600L2.500 13.200L1 12.600Z',
  sniper:
    'M1 9.5L12 7.2H24L26 6.4H44L45 7.2H62V8.4H45L43.500 9.6H28L25 10.6H22.500L20.500 13H18.300L18.800 10.500L11.500 10.600L2.500 14.200L1 13.600ZM20 3H33V4.800H20ZM17 2.500H21V5.300H17ZM32 2.200H37V5.600H32ZM23 4.700H24.500V7H23ZM29.500 4.700H31V6.600H29.500Z',
  smg: 'M6 7.500L16 6H20V5H45V5.800H55V7.200H45V8.600H39.500L41 15H37.400L36 8.800H25L23 13H19.800L21 8.800H17L7.500 11.600L6 11.200Z',
  mg: 'M1 7.400L11 6H14V4.600H36V5.400H40V4.800H52V5.600H62.500V6.900H52V7.800H48L51.500 14.800H49.900L46.800 8.600L44 14.800H42.400L45.500 7.900H36L35 8.800H31.500V13.200H24.500V8.800H22L20 12.800H17.200L18.400 8.800H12L2.500 11.600L1 11.200Z',
  pistol: 'M19 4.600H43V8.200H34L32.800 10.800H29L27.600 15H21.400L23.400 8.600L19 8Z',
  grenade:
    'M26.500 6.800Q26.500 4.800 28.500 4.800H35Q37 4.800 37 6.800Q39.300 8.400 39.300 10.800Q39.300 15.200 31.800 15.200T24.300 10.800Q24.300 8.400 26.500 6.800ZM29.300 1.600H34.500V4.200H29.300ZM34.300 1.800L41.500 3.500L44 9.600L42.500 10.200L40.300 5L34.300 3.600Z',
  launcher:
    'M4 5.800H58L62 4.600V9.800L58 8.600H4L1 9.800V4.600ZM22 8.600H25L24 14H20.600ZM34 8.600H37L36 13H32.600ZM11 8.600H16L11.500 13.600H8.500Z',
  charge: 'M26 5Q26 1.400 32 1.400T38 5H36.500Q36.500 2.900 32 2.900T27.500 5ZM21 5H43V8H21ZM21 9H43V15H21Z',
  gun: 'M3 14L23.500 9.600V2.500H26V6H61V7.800H26V10L4.500 15ZM24 11A4.300 4.300 0 1 0 32.600 11A4.300 4.300 0 1 0 24 11Z',
}

const OF_KIND: { readonly [kind: string]: string } = {
  gun: 'rifle',
  grenade: 'grenade',
  charge: 'charge',
  heavy: 'launcher',
}

/** A card of somebody's own may name an outline that nobody has drawn. */
export const outlineFor = ({ silhouette, kind }: { readonly silhouette?: string; readonly kind: string }): string => {
  const known =
    silhouette !== undefined && Object.hasOwn(OUTLINES, silhouette) ? silhouette : (OF_KIND[kind] ?? 'rifle')
  return OUTLINES[known] ?? ''
}

type Drawn = Exclude<MarkerId, 'blast' | 'ruler'>

const star = (points: number, inner: number, outer: number, up = 0): string =>
  `${Array.from({ length: 2 * points }, (_, i) => {
    const a = (i / points) * Math.PI - Math.PI / 2
    const r = i % 2 === 0 ? outer : inner
    return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(a)).toFixed(2)} ${(up + r * Math.sin(a)).toFixed(2)}`
  }).join('')}Z`

/** Filled shapes and lines around the middle, 10 in every direction being the rim. */
const ICONS: { readonly [marker in Drawn]: readonly (readonly ['fill' | 'line', string])[] } = {
  at: [],
  takeCover: [
    ['fill', 'M-3.600 -3.400Q-3.600 -6.800 0 -6.800T3.600 -3.400Q0 -2.400 -3.600 -3.400Z'],
    ['line', 'M-6 -.4H6V2.800H-6ZM-6 1.200H6M-2 -.4V1.200M2 -.4V1.200M0 1.200V2.800M-4 1.200V2.800M4 1.200V2.800'],
  ],
  opportunityFire: [
    ['line', 'M-6.500 -2.500Q0 -8.500 6.500 -2.500Q0 3.500 -6.500 -2.500Z'],
    ['fill', 'M-2 -2.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'],
  ],
  suppressionFire: [
    [
      'line',
      'M-6 -6L-3.500 -3.500M-1.500 -6.500L1 -4M3 -6L5.500 -3.500M-6.500 -1.500L-4 1M-1.500 -2L1 .5M3 -1.500L5.500 1',
    ],
  ],
  shock: [['line', star(8, 2.6, 5.4, -2.2)]],
  suppressed: [
    ['line', 'M-5.500 2.500H5.500'],
    ['fill', 'M-1.300 -7H1.300V-2.500H3.600L0 1.300L-3.600 -2.500H-1.300Z'],
  ],
  grenade: [
    [
      'fill',
      'M-2 -3.500Q-4 -2 -4 .2Q-4 3.600 0 3.600T4 .2Q4 -2 2 -3.500ZM-1.500 -5.800H1.500V-4.200H-1.500ZM1.500 -5.800L5 -4.800L6.200 -1.200L5.300 -.9L4.300 -3.900L1.500 -4.700Z',
    ],
  ],
  order: [['line', 'M-4 -6.500L2 -2L-4 2.500M-.5 -6.500L5.500 -2L-.5 2.500']],
  supportTarget: [
    [
      'line',
      'M-4.200 -2.400a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0ZM0 -8V-3.800M0 -1V3.200M-5.600 -2.400H-1.400M1.400 -2.400H5.600',
    ],
  ],
  casualty: [
    ['line', 'M0 -3V2.800M0 -.9L1.700 .3V1.600H0M-4.600 3.600Q0 1.600 4.600 3.600'],
    ['fill', 'M-3.600 -3.600Q-3.600 -7.600 0 -7.600T3.600 -3.600L4.600 -2.900Q0 -1.900 -4.600 -2.900Z'],
  ],
  hqContact: [
    [
      'line',
      'M0 3V-2.500M-1.600 3H1.600M-2.600 -.5Q-4.200 -2.800 -2.600 -5M2.600 -.5Q4.200 -2.800 2.600 -5M-4.800 .8Q-7.400 -2.800 -4.800 -6.400M4.800 .8Q7.400 -2.800 4.800 -6.400',
    ],
  ],
  runner: [
    [
      'line',
      'M1.300 -4.600L-.6 -1.100L1.700 .6L1 2.800M-.6 -1.100L-2.500 1.100L-4.900 .8M1.100 -4.100L3.200 -2.700L5.100 -3.800M.9 -4.100L-1.900 -3.300L-2.700 -5',
    ],
    ['fill', 'M.7 -6.500a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0Z'],
  ],
  firstAid: [['fill', 'M-1.700 -7.500H1.700V-4.200H5V-.8H1.700V2.500H-1.700V-.8H-5V-4.200H-1.700Z']],
}

interface DrawingProps {
  readonly kind: 'marker' | 'base' | 'blast' | 'ruler'
  readonly marker?: MarkerId
  readonly label: string
  /** Left, top, width and height in mm. */
  readonly box: readonly [number, number, number, number]
  readonly children: ReactNode
}

const Drawing = ({ kind, marker, label, box, children }: DrawingProps): ReactElement => (
  <svg
    className={css.marker}
    data-print={kind}
    data-marker={marker}
    viewBox={box.join(' ')}
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
)

/** A round marker, cut along its rim; MEDIC-01, MEDIC-02: a kit has on its back the mark of who was treated. */
export function MarkerFace({ thing }: { thing: Thing & { readonly kind: 'marker' } }): ReactElement {
  const { t } = useTranslation('print')
  const { marker, width, radius } = thing
  const half = width / 2
  const folded = marker === 'firstAid'
  const said = radius === undefined ? t(`marker.${marker}.short`) : t('marker.grenade.radius', { n: radius })
  return (
    <Drawing
      kind="marker"
      marker={marker}
      label={t(`marker.${marker}.name`)}
      box={[-half, -half, width, folded ? 2 * width : width]}
    >
      {folded ? (
        <rect className={css.rim} x={-half} y={-half} width={width} height={2 * width} />
      ) : (
        <circle className={css.rim} r={half} />
      )}
      <Icon marker={marker} scale={width / 20} />
      {marker === 'at' ? (
        <text y={width * 0.13} fontSize={width * 0.36}>
          {said}
        </text>
      ) : (
        <Label text={said} width={width} y={width * (folded ? 0.36 : 0.32)} />
      )}
      {folded && (
        <>
          <path className={`${css.thin} ${css.fold}`} d={`M${-half} ${half}H${half}`} />
          <g transform={`translate(0 ${width}) rotate(180)`}>
            <circle className={css.line} r={width * 0.24} cy={-width * 0.1} />
            <path
              className={css.line}
              d={`M${-width * 0.11} ${-width * 0.1}L${-width * 0.02} 0L${width * 0.13} ${-width * 0.2}`}
            />
            <Label text={t('marker.firstAid.back')} width={width} y={width * 0.36} />
          </g>
        </>
      )}
    </Drawing>
  )
}

/** The chord of the disc has room for so much; longer words are drawn together. */
function Label({ text, width, y, rim = 0.1 }: { text: string; width: number; y: number; rim?: number }): ReactElement {
  const fontSize = width * 0.115
  const room = 2 * Math.sqrt(Math.max(0, (width / 2) ** 2 - (Math.abs(y) + fontSize * 0.2) ** 2)) - width * rim
  const tight = text.length * fontSize * 0.52 > room
  return (
    <text y={y} fontSize={fontSize} {...(tight ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {text}
    </text>
  )
}

const Icon = ({ marker, scale }: { marker: Drawn; scale: number }): ReactElement => (
  <g transform={`scale(${scale})`}>
    {ICONS[marker].map(([how, d]) => (
      <path key={d} className={css[how]} d={d} />
    ))}
  </g>
)

/** More letters cannot be read on a base. */
const LONGEST = 22

/** GEN-05: a Character of paper, with a ring that tells the men of a card apart. */
export function BaseFace({ card, number, width }: Thing & { readonly kind: 'base' }): ReactElement {
  const names = useCardNames()
  const [first] = card.healthy.weapons
  const half = width / 2
  const short = names.short(card)
  const name = `${short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short}${number > 0 ? ` ${number}` : ''}`
  return (
    <Drawing kind="base" label={names.full(card)} box={[-half, -half, width, width]}>
      <circle className={css.rim} r={half} />
      <circle className={css.ring} r={half - 1.4} />
      {first && (
        <svg x={-8.5} y={-6} width={17} height={4.25} viewBox="0 0 64 16" aria-hidden="true">
          <path className={css.fill} d={outlineFor(first)} />
        </svg>
      )}
      {!first && card.healthy.firstAid !== undefined && (
        <g transform="translate(0 -2.800)">
          <Icon marker="firstAid" scale={0.55} />
        </g>
      )}
      <g transform="translate(0 2.600)">
        <Label text={name} width={width} y={0} rim={0.24} />
      </g>
      {card.healthy.command !== undefined && (
        <path className={css.fill} d={star(5, 0.8, 1.9)} transform="translate(0 6.800)" />
      )}
    </Drawing>
  )
}

/** GREN-09: whoever has any part of the base over the ring is caught; the marker lies in the middle. */
export function BlastFace({ radius, width }: Thing & { readonly kind: 'blast' }): ReactElement {
  const { t } = useTranslation('print')
  const half = width / 2
  const inner = half - radius * MM_PER_U
  return (
    <Drawing kind="blast" label={t('marker.blast.name')} box={[-half, -half, width, width]}>
      <circle className={css.rim} r={half} />
      <circle className={css.line} r={half - 2} strokeDasharray="1 3" />
      <circle className={css.line} r={inner} />
      <path
        className={css.thin}
        d={`M${-half} 0H${-inner}M${inner} 0H${half}M0 ${-half}V${-inner}M0 ${inner}V${half}`}
      />
      <text y={1.3} fontSize={4}>
        {t('marker.grenade.radius', { n: radius })}
      </text>
    </Drawing>
  )
}

/** FIRE-03, GEN-03: as long as short range, a mark for every u, inch or cm and for half of it. */
export function RulerFace({ width, height, length }: Thing & { readonly kind: 'ruler' }): ReactElement {
  const { t } = useTranslation('print')
  const unit = useLengthUnit()
  const marks = Math.round(lengthIn(length, unit))
  const step = (length * MM_PER_U) / marks
  return (
    <Drawing kind="ruler" label={t('marker.ruler.name')} box={[0, 0, width, height]}>
      <rect className={css.rim} width={width} height={height} />
      {Array.from({ length: 2 * marks - 1 }, (_, i) => {
        const y = ((i + 1) * step) / 2
        const whole = i % 2 === 1
        return <path key={y} className={whole ? css.line : css.thin} d={`M0 ${y}H${whole ? 5 : 2.5}`} />
      })}
      {Array.from({ length: marks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a ruler never change places
        <text key={i} x={9} y={(i + 1) * step - (i + 1 === marks ? 2 : -1.3)} fontSize={4}>
          {i + 1}
        </text>
      ))}
      <text x={9} y={5} fontSize={3}>
        {t(`lengths.${unit}`, { ns: 'app' })}
      </text>
    </Drawing>
  )
}
