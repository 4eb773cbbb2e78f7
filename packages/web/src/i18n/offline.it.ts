import type { offlineEn } from './offline.en.ts'
import type { Texts } from './texts.ts'

export const offlineIt: Texts<typeof offlineEn> = {
  ready: 'È pronta una nuova versione di Tactic48. Le tue partite restano salvate.',
  othersOpen: 'Altre schede usano ancora questa versione. Chiudile, poi carica quella nuova.',
  load: 'Carica ora',
  later: 'Più tardi',
}
