export function ownFolder(builds?: string): string
export function buildTable(folder: string, logLevel?: 'warn' | 'error'): Promise<void>
