import type { Texts } from './texts.ts'
import type { wrongEn } from './wrong.en.ts'

export const wrongIt: Texts<typeof wrongEn> = {
  heading: 'La regola non dice questo',
  lead: 'Posizione, comando e ciò che ti aspettavi finiscono in un file che chiunque può provare con le regole. Nulla parte da solo.',
  nothing: 'Non è ancora successo nulla che possa essere sbagliato.',
  subject: 'Che cosa è sbagliato?',
  planned: 'Ciò che è pianificato ora',
  should: 'Dovrebbe…',
  objection: { allowed: 'essere permesso', refused: 'essere vietato', otherwise: 'finire diversamente' },
  need: 'Il risultato richiesto dovrebbe essere',
  unsaid: 'non riguarda questo',
  man: 'Personaggio',
  fate: 'Dovrebbe risultare',
  is: { unhurt: 'illeso', wounded: 'ferito', eliminated: 'eliminato' },
  rule: 'Regola',
  noRule: 'La regola {{rule}} non esiste.',
  words: 'Che cosa ti aspettavi?',
  save: 'Salva il file',
  saved: 'Salvato come {{file}}. Si prova con «tactic48 conform».',
  close: 'Chiudi',
}
