import type { Plugin } from 'esbuild'

interface Bundle {
  readonly name: string
  readonly text: string
}

interface Listed {
  readonly engine: number
  readonly build: string
  readonly api: number
  readonly functions: readonly string[]
  readonly bytes: number
}

export function bundleEngine(banner?: string, plugins?: Plugin[]): Promise<Bundle>
export function writeEngine(folder: string): Promise<Listed>
