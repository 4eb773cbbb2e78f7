import { lengthIn } from '@tactic48/content/lengths'
import type { CharacterCard } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../i18n/lengths.ts'
import { useCardNames } from '../setup/forces/useCardNames.ts'
import { outlineFor } from './outlines.ts'
import { MM_PER_U } from './paper.ts'
import type { MarkerId, Thing } from './things.ts'

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

/** A round marker, cut along its rim. */
export function MarkerFace({ thing }: { thing: Thing & { readonly kind: 'marker' } }): ReactElement {
  const { t } = useTranslation('print')
  const { marker, width, radius } = thing
  if (marker === 'firstAid') return <FirstAid width={width} />
  const label = t(`marker.${marker}.short`)
  return (
    <svg
      className="pm"
      data-print="marker"
      data-marker={marker}
      viewBox={`${-width / 2} ${-width / 2} ${width} ${width}`}
      role="img"
      aria-label={t(`marker.${marker}.name`)}
    >
      <circle className="pm-rim" r={width / 2} />
      <Icon marker={marker} scale={width / 20} />
      {marker === 'at' ? (
        <text className="pm-at" y={width * 0.13} fontSize={width * 0.36}>
          {label}
        </text>
      ) : (
        <Label
          text={radius === undefined ? label : t('marker.grenade.radius', { n: radius })}
          width={width}
          y={width * 0.32}
        />
      )}
    </svg>
  )
}

/** The chord of the disc has room for so much; longer words are drawn together. */
function Label({ text, width, y, rim = 0.1 }: { text: string; width: number; y: number; rim?: number }): ReactElement {
  const fontSize = width * 0.115
  const room = 2 * Math.sqrt(Math.max(0, (width / 2) ** 2 - (Math.abs(y) + fontSize * 0.2) ** 2)) - width * rim
  const tight = text.length * fontSize * 0.52 > room
  return (
    <text
      className="pm-label"
      y={y}
      fontSize={fontSize}
      {...(tight ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  )
}

function Icon({ marker, scale }: { marker: Drawn; scale: number }): ReactElement {
  return (
    <g transform={`scale(${scale})`}>
      {ICONS[marker].map(([how, d]) => (
        <path key={d} className={`pm-${how}`} d={d} />
      ))}
    </g>
  )
}

/** MEDIC-01, MEDIC-02: a kit on one side, on the other the mark of who was treated. */
function FirstAid({ width }: { width: number }): ReactElement {
  const { t } = useTranslation('print')
  const half = width / 2
  return (
    <svg
      className="pm"
      data-print="marker"
      data-marker="firstAid"
      viewBox={`${-half} ${-half} ${width} ${2 * width}`}
      role="img"
      aria-label={t('marker.firstAid.name')}
    >
      <rect className="pm-rim" x={-half} y={-half} width={width} height={2 * width} />
      <Icon marker="firstAid" scale={width / 20} />
      <Label text={t('marker.firstAid.short')} width={width} y={width * 0.36} />
      <path className="pm-fold" d={`M${-half} ${half}H${half}`} />
      <g transform={`translate(0 ${width}) rotate(180)`}>
        <circle className="pm-line" r={width * 0.24} cy={-width * 0.1} />
        <path
          className="pm-line"
          d={`M${-width * 0.11} ${-width * 0.1}L${-width * 0.02} 0L${width * 0.13} ${-width * 0.2}`}
        />
        <Label text={t('marker.firstAid.back')} width={width} y={width * 0.36} />
      </g>
    </svg>
  )
}

/** More letters cannot be read on a base. */
const LONGEST = 22

/** GEN-05: a Character of paper, with a ring that tells the men of a card apart. */
export function BaseFace({
  card,
  number,
  width,
}: {
  card: CharacterCard
  number: number
  width: number
}): ReactElement {
  const names = useCardNames()
  const [first] = card.healthy.weapons
  const half = width / 2
  const short = names.short(card)
  const name = `${short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short}${number > 0 ? ` ${number}` : ''}`
  return (
    <svg
      className="pm pm-base"
      data-print="base"
      viewBox={`${-half} ${-half} ${width} ${width}`}
      role="img"
      aria-label={names.full(card)}
    >
      <circle className="pm-rim" r={half} />
      <circle className="pm-ring" r={half - 1.4} />
      {first && (
        <svg x={-8.5} y={-6} width={17} height={4.25} viewBox="0 0 64 16" aria-hidden="true">
          <path className="pm-fill" d={outlineFor(first)} />
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
        <path className="pm-fill" d={star(5, 0.8, 1.9)} transform="translate(0 6.800)" />
      )}
    </svg>
  )
}

/** GREN-09: whoever has any part of the base over the ring is caught; the marker lies in the middle. */
export function BlastFace({ radius, width }: { radius: number; width: number }): ReactElement {
  const { t } = useTranslation('print')
  const half = width / 2
  const inner = half - radius * MM_PER_U
  return (
    <svg
      className="pm"
      data-print="blast"
      viewBox={`${-half} ${-half} ${width} ${width}`}
      role="img"
      aria-label={t('marker.blast.name')}
    >
      <circle className="pm-rim" r={half} />
      <circle className="pm-line" r={half - 2} strokeDasharray="1 3" />
      <circle className="pm-line" r={inner} />
      <path
        className="pm-thin"
        d={`M${-half} 0H${-inner}M${inner} 0H${half}M0 ${-half}V${-inner}M0 ${inner}V${half}`}
      />
      <text className="pm-label" y={1.3} fontSize={4}>
        {t('marker.grenade.radius', { n: radius })}
      </text>
    </svg>
  )
}

/** FIRE-03, GEN-03: as long as short range, a mark for every u, inch or cm and for half of it. */
export function RulerFace({ width, height, length }: { width: number; height: number; length: number }): ReactElement {
  const { t } = useTranslation('print')
  const unit = useLengthUnit((store) => store.unit)
  const marks = Math.round(lengthIn(length, unit))
  const step = (length * MM_PER_U) / marks
  return (
    <svg
      className="pm"
      data-print="ruler"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('marker.ruler.name')}
    >
      <rect className="pm-rim" width={width} height={height} />
      {Array.from({ length: 2 * marks - 1 }, (_, i) => {
        const y = ((i + 1) * step) / 2
        const whole = i % 2 === 1
        return <path key={y} className={whole ? 'pm-line' : 'pm-thin'} d={`M0 ${y}H${whole ? 5 : 2.5}`} />
      })}
      {Array.from({ length: marks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a ruler never change places
        <text key={i} className="pm-label" x={9} y={(i + 1) * step - (i + 1 === marks ? 2 : -1.3)} fontSize={4}>
          {i + 1}
        </text>
      ))}
      <text className="pm-label" x={9} y={5} fontSize={3}>
        {t(`lengths.${unit}`, { ns: 'app' })}
      </text>
    </svg>
  )
}
