import picocolors from 'picocolors'

export type Colors = ReturnType<typeof picocolors.createColors>

const { NO_COLOR: wantsNone } = process.env

/** Colour only where a terminal shows it and nobody asked for none. */
export const paintFor = (stream: { readonly isTTY?: boolean }): Colors =>
  picocolors.createColors(stream.isTTY === true && !wantsNone)
