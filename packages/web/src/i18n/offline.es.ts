import type { offlineEn } from './offline.en.ts'
import type { Texts } from './texts.ts'

export const offlineEs: Texts<typeof offlineEn> = {
  ready: 'Hay una versión nueva de Tactic48. Tus partidas se conservan.',
  othersOpen: 'Otras pestañas siguen con esta versión. Ciérralas y carga después la nueva.',
  load: 'Cargar ahora',
  later: 'Más tarde',
}
