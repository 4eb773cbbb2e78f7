/** Weapons whose designation has a word in it; the others are called the same everywhere. */
export const weaponsEn = {
  garand: 'M1 rifle',
  carbine: 'M1 carbine',
  springfield: 'Scoped Springfield',
  colt: 'Colt pistol',
  kar98scope: 'Scoped Kar 98k',
  luger: 'P 08 pistol',
  enfield: 'No. 4 rifle',
  enfieldScope: 'Scoped No. 4',
  webley: 'Webley revolver',
  mosin: 'Mosin rifle',
  mosinScope: 'Scoped Mosin',
  tokarev: 'TT pistol',
  mk2: 'Mk 2 grenade',
  stick: 'Stick grenade',
  mills: 'Mills bomb',
  rgd: 'RGD-33 grenade',
} as const

export type WeaponsCatalogue = { readonly [id in keyof typeof weaponsEn]: string }
