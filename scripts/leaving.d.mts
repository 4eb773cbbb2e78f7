export function leaveOnSignals(...steps: readonly (() => Promise<unknown>)[]): void
