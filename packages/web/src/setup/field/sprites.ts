import { useEffect, useState } from 'react'
import { paintSprite } from '../../paint/sprite.ts'
import { pieceOf } from '../../table/sceneOf.ts'
import { elementOf, type Laid } from './laid.ts'

/** Pixels per u: sharp enough for a whole table on a large screen. */
const SCALE = 40

/** A painted piece, placed around its own middle in 1/1000 u. */
export interface PaintedPiece {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const painted = new Map<string, Promise<PaintedPiece>>()
const waiting: (() => Promise<void>)[] = []
let painting = false

/** What a piece looks like does not depend on where it lies. */
const keyOf = ({ element, shape, angle }: Laid): string =>
  JSON.stringify([element.id, element.look, element.dressing, element.bunker, shape, angle])

async function paint(laid: Laid): Promise<PaintedPiece> {
  const middle = { ...laid, x: 12_000, y: 12_000 }
  const { canvas, box } = paintSprite(pieceOf(elementOf(middle)), SCALE)
  const url = URL.createObjectURL(await canvas.convertToBlob())
  return {
    url,
    x: box.left * 1000 - 12_000,
    y: box.top * 1000 - 12_000,
    width: (box.right - box.left) * 1000,
    height: (box.bottom - box.top) * 1000,
  }
}

/** One after the other, so that the hand never waits for the brush; the piece that was asked for last comes first. */
async function paintAll(): Promise<void> {
  if (painting) return
  painting = true
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    await new Promise((resolve) => setTimeout(resolve))
    await next()
  }
  painting = false
}

function spriteOf(laid: Laid): Promise<PaintedPiece> {
  const key = keyOf(laid)
  const known = painted.get(key)
  if (known) return known
  const fresh = new Promise<PaintedPiece>((resolve, reject) => {
    waiting.push(() => paint(laid).then(resolve, reject))
  })
  painted.set(key, fresh)
  void paintAll()
  return fresh
}

/** The painted piece, or the one before it while the new one dries. */
export function useSprite(laid: Laid): PaintedPiece | undefined {
  const key = keyOf(laid)
  const [sprite, setSprite] = useState<PaintedPiece | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters about the piece
  useEffect(() => {
    let gone = false
    spriteOf(laid).then(
      (ready) => {
        if (!gone) setSprite(ready)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [key])
  return sprite
}
