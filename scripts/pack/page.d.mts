interface PageBuild {
  readonly name: string
  readonly files: ReadonlyMap<string, Buffer>
}

export const UNNAMED_PAGE: string
export function namePage(folder: string): string
export function pageIn(folder: string): PageBuild
