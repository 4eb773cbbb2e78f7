import { type ReactElement, useEffect, useState } from 'react'
import { trackWork } from '../app/settled.ts'

/** The light rim without which no camera finds it. */
const RIM = 3

interface Code {
  readonly of: string
  readonly size: number
  readonly path: string
}

async function codeOf(link: string): Promise<Code> {
  const { encode } = await import('uqr')
  const { data, size } = encode(link, { ecc: 'M', border: RIM })
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { of: link, size, path }
}

/** A link as a picture for a camera, on the screen and on paper: black on white in every theme and ink. */
export function QrCode({ link, name }: { link: string | undefined; name: string }): ReactElement {
  const [code, setCode] = useState<Code | undefined>(undefined)
  useEffect(() => {
    let here = true
    if (link !== undefined) void trackWork(codeOf(link)).then((made) => here && setCode(made))
    return () => {
      here = false
    }
  }, [link])
  const size = code?.size ?? 1
  // Its room is there before it is.
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} data-code={code?.of}>
      <path fill="#fff" d="M0 0h999v999H0z" />
      <path fill="#000" shapeRendering="crispEdges" d={code?.path} />
    </svg>
  )
}
