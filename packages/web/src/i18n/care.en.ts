import type { Texts } from './texts.ts'

/** Medics, casualties and the aid station. */
export const careEn = {
  putDown: 'Put {{name}} down, free',
  lies: {
    unchecked: 'fallen, not checked',
    evacuable: 'alive, can be carried',
    carried: 'being carried',
  },
} as const

export type CareCatalogue = Texts<typeof careEn>
