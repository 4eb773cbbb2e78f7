/** Which way a figure should go. */
type Better = 'more' | 'less'

/** One line of the report. A figure without a peer has an empty one and is there to be watched. */
export interface Figure {
  /** Ends with what is better. */
  readonly name: string
  readonly rate: number
  readonly peer: string
  readonly peerRate: number
  /** rate ÷ peerRate; 0 without a peer. */
  readonly ratio: number
}

export function against(name: string, rate: number, peer: string, peerRate: number, better: Better = 'more'): Figure {
  return { name: named(name, better), rate, peer, peerRate, ratio: rate / peerRate }
}

export function alone(name: string, rate: number, better: Better = 'more'): Figure {
  return { name: named(name, better), rate, peer: '', peerRate: 0, ratio: 0 }
}

const named = (name: string, better: Better): string => `${name}, ${better} is better`
