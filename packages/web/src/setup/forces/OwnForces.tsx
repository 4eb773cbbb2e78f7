import { type CardBook, type Force, totalOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../../app/settled.ts'
import { linkOf } from '../../files/share.ts'
import { useOwn } from '../own.ts'

/** The light rim without which no camera finds it. */
const RIM = 3

interface Code {
  readonly of: string
  readonly size: number
  readonly path: string
}

async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: RIM })
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { of: text, size, path }
}

/** The link to a force as a picture for a camera, on the screen and on paper: black on white in every theme and ink. */
export function ForceCode({ text, name }: { text: string; name: string }): ReactElement {
  const { t } = useTranslation('setup')
  const [code, setCode] = useState<Code | undefined>(undefined)
  useEffect(() => {
    let here = true
    const making = async (): Promise<void> => {
      const link = await linkOf('forces', text)
      const made = link === undefined ? undefined : await codeOf(link)
      if (here) setCode(made)
    }
    void trackWork(making())
    return () => {
      here = false
    }
  }, [text])
  return (
    <figure className="force-code">
      {/* Its room is there before it is. */}
      <svg
        viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
        role="img"
        aria-label={t('forces.code', { name })}
        data-code={code?.of}
      >
        <path fill="#fff" d="M0 0h999v999H0z" />
        <path fill="#000" shapeRendering="crispEdges" d={code?.path} />
      </svg>
      <figcaption>{t('forces.scan')}</figcaption>
    </figure>
  )
}

/** Before the name of a force of one's own, where ready forces are named by their ids. */
export const OWN = 'own:'

interface OwnForceOptionsProps {
  readonly cards: CardBook
  readonly fits?: (force: Force) => boolean
}

/** The forces of one's own, in a list of forces. */
export function OwnForceOptions({ cards, fits = () => true }: OwnForceOptionsProps): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const shelf = useOwn((store) => store.forces)
  const forces = shelf.filter(({ kind, force }) => kind === 'force' && fits(force))
  if (forces.length === 0) return undefined
  return (
    <optgroup label={t('forces.title')}>
      {forces.map(({ name, force }) => (
        <option key={name} value={OWN + name}>
          {name}, {play.t('ap', { n: totalOf(cards, force) })}
        </option>
      ))}
    </optgroup>
  )
}
