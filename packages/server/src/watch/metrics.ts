import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** What is read when it is asked for. */
export interface Levels {
  readonly sockets: () => number
  readonly games: () => number
  /** Seconds by which the most urgent game that is due is late. */
  readonly late: () => Promise<number>
}

/** What a node counts of itself. Nothing of a game, a person or an address is a label: a number must not tell what a player may not know. */
export class Metrics {
  readonly registry = new Registry()
  /** Commands by what became of them. */
  readonly commands: Counter<'answer'>
  /** Until an entry is durable. */
  readonly appended: Histogram
  readonly opened: Histogram<'from'>
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Turned away by a limit, by which one. */
  readonly turnedAway: Counter<'limit'>
  readonly incidents: Counter

  constructor() {
    const registers = [this.registry]
    const about = (name: string, help: string) => ({ name: `tactic48_${name}`, help, registers })
    const timed = (name: string, help: string) => ({ ...about(name, help), buckets: SECONDS })
    this.commands = new Counter({ ...about('commands_total', 'Commands by answer'), labelNames: ['answer'] })
    this.appended = new Histogram(timed('append_seconds', 'Until an entry is durable'))
    this.opened = new Histogram({ ...timed('open_seconds', 'Opening a game'), labelNames: ['from'] })
    this.requests = new Histogram({
      ...timed('request_seconds', 'Requests below /api'),
      labelNames: ['method', 'route', 'status'],
    })
    this.turnedAway = new Counter({ ...about('turned_away_total', 'Refused by a limit'), labelNames: ['limit'] })
    this.incidents = new Counter(about('incidents_total', 'Faults inside games and timers'))
  }

  /** Levels, and what Node knows of its process. */
  watch({ sockets, games, late }: Levels): void {
    const registers = [this.registry]
    const gauge = (name: string, help: string, level: () => number | Promise<number>): void => {
      const made: Gauge = new Gauge({
        ...{ name: `tactic48_${name}`, help, registers },
        async collect() {
          made.set(await level())
        },
      })
    }
    gauge('sockets', 'Pages that are connected', sockets)
    gauge('games_held', 'Games in memory', games)
    gauge('due_late_seconds', 'How late the most urgent game is looked at', late)
    collectDefaultMetrics({ register: this.registry })
  }
}
