import type { CareCatalogue } from './care.en.ts'

export const careEs: CareCatalogue = {
  putDown: 'Dejar a {{name}} en el suelo, gratis',
  lies: {
    unchecked: 'caído, sin examinar',
    evacuable: 'vivo, se le puede llevar',
    carried: 'lo llevan',
  },
}
