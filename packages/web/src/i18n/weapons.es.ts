import type { WeaponsCatalogue } from './weapons.en.ts'

export const weaponsEs: WeaponsCatalogue = {
  garand: 'Fusil M1',
  carbine: 'Carabina M1',
  springfield: 'Springfield con mira',
  colt: 'Pistola Colt',
  kar98scope: 'Kar 98k con mira',
  luger: 'Pistola P 08',
  enfield: 'Fusil No. 4',
  enfieldScope: 'No. 4 con mira',
  webley: 'Revólver Webley',
  mosin: 'Fusil Mosin',
  mosinScope: 'Mosin con mira',
  tokarev: 'Pistola TT',
  mk2: 'Granada Mk 2',
  stick: 'Granada de mango',
  mills: 'Granada Mills',
  rgd: 'Granada RGD-33',
}
