import { memo, type ReactElement } from 'react'
import { stretchesOf } from './labels.ts'
import type { Names } from './useNames.ts'
import './sidedText.css'

/** A text in which every Character has the colour of its side. */
export const SidedText = memo(function SidedText({ names, children }: SidedTextProps): ReactElement {
  return (
    <>
      {stretchesOf(children, names.sides).map(({ text, side }, i) =>
        side ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is cut once
          <span key={i} className={`who ${side}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  )
})

interface SidedTextProps {
  readonly names: Pick<Names, 'sides'>
  readonly children: string
}
