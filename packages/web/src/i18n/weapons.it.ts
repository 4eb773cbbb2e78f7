import type { WeaponsCatalogue } from './weapons.en.ts'

export const weaponsIt: WeaponsCatalogue = {
  garand: 'Fucile M1',
  carbine: 'Carabina M1',
  springfield: 'Springfield con ottica',
  colt: 'Pistola Colt',
  kar98scope: 'Kar 98k con ottica',
  luger: 'Pistola P 08',
  enfield: 'Fucile No. 4',
  enfieldScope: 'No. 4 con ottica',
  webley: 'Revolver Webley',
  mosin: 'Fucile Mosin',
  mosinScope: 'Mosin con ottica',
  tokarev: 'Pistola TT',
  mk2: 'Bomba Mk 2',
  stick: 'Bomba a manico',
  mills: 'Bomba Mills',
  rgd: 'Bomba RGD-33',
}
