import type { CareCatalogue } from './care.en.ts'

export const careIt: CareCatalogue = {
  putDown: 'Deponi {{name}}, gratis',
  lies: {
    unchecked: 'vittima, da controllare',
    evacuable: 'vivo, si può trasportare',
    carried: 'trasportato',
  },
}
