export const root: string
export function proxiesTrusted(said?: string): false | string
export function watchingWanted(env?: {
  readonly [name: string]: string | undefined
}): { readonly host: string; readonly port: number } | undefined
