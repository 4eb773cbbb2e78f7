/** One line of the report. A figure without a peer has an empty one and is there to be watched. */
export interface Figure {
  readonly name: string
  readonly rate: number
  readonly peer: string
  readonly peerRate: number
  /** rate ÷ peerRate; 0 without a peer. */
  readonly ratio: number
}

export function against(name: string, rate: number, peer: string, peerRate: number): Figure {
  return { name, rate, peer, peerRate, ratio: rate / peerRate }
}

export function alone(name: string, rate: number): Figure {
  return { name, rate, peer: '', peerRate: 0, ratio: 0 }
}
