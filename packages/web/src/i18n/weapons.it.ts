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
  mk2: 'Granata Mk 2',
  stick: 'Granata a manico',
  mills: 'Granata Mills',
  rgd: 'Granata RGD-33',
}
