import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Values that are read on each scrape. */
export interface Levels {
  readonly sockets: () => number
  readonly games: () => number
  /** Delay of the most overdue game, in seconds. */
  readonly late: () => Promise<number>
}

/** Metrics of a node. Games, persons and addresses are never labels: a metric must not reveal hidden information. */
export class Metrics {
  readonly registry = new Registry()
  /** Commands by result. */
  readonly commands: Counter<'answer'>
  /** Until an entry is durable. */
  readonly appended: Histogram
  readonly opened: Histogram<'from'>
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Requests turned away, by limit. */
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

  /** Gauges, and Node's process metrics. */
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
