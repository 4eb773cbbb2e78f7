import 'i18next'
import type { en } from './en.ts'
import type { playEn } from './play.en.ts'
import type { proseEn } from './prose.en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; play: typeof playEn; prose: typeof proseEn }
  }
}
