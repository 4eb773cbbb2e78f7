import { constants } from 'node:os'

/** The longest that leaving may take. */
const PATIENCE = 5000

/** On a signal each step is taken after the one before, then the process ends as that signal would have ended it, so that its `exit` is heard. */
export function leaveOnSignals(...steps) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      const leave = () => process.exit(128 + constants.signals[signal])
      setTimeout(leave, PATIENCE).unref()
      try {
        for (const step of steps) await step()
      } finally {
        leave()
      }
    })
  }
}
