import type { Texts } from './texts.ts'
import type { wrongEn } from './wrong.en.ts'

export const wrongEs: Texts<typeof wrongEn> = {
  heading: 'La regla no dice esto',
  lead: 'La posición, la orden y lo que esperabas van a un archivo que cualquiera puede comprobar con las reglas. Nada se envía solo.',
  nothing: 'Todavía no ha pasado nada que pueda estar mal.',
  subject: '¿Qué está mal?',
  planned: 'Lo que está planeado ahora',
  should: 'Debería…',
  objection: { allowed: 'estar permitido', refused: 'estar prohibido', otherwise: 'acabar de otra forma' },
  need: 'El resultado necesario debería ser',
  unsaid: 'no se trata de esto',
  man: 'Personaje',
  fate: 'Debería quedar',
  is: { unhurt: 'ileso', wounded: 'herido', eliminated: 'eliminado' },
  rule: 'Regla',
  noRule: 'La regla {{rule}} no existe.',
  words: '¿Qué esperabas?',
  save: 'Guardar el archivo',
  saved: 'Guardado como {{file}}. Se comprueba con «tactic48 conform».',
  close: 'Cerrar',
}
