import type { Catalogue } from './en.ts'
import { front } from './front.it.ts'

export const it: Catalogue = {
  app: {
    title: '{{page}} · Tactic48',
    home: 'Tactic48, pagina iniziale',
    page: 'Vista',
    tagline: 'Trascina una base. Ogni risposta mostra la sua prova.',
    language: 'Lingua',
    toLight: 'Tema chiaro',
    toDark: 'Tema scuro',
    unofficial: 'Indipendente e non ufficiale. Regole riscritte con parole nostre.',
    coming: 'La pagina si sta caricando.',
    broken: 'Questa pagina non si può mostrare. Le tue partite sono salve.',
    reload: 'Carica di nuovo',
    toFront: 'Alla pagina iniziale',
    ownTable: 'Il tuo tavolo',
    learn: 'Impara',
  },
  lengths: { in: 'Misure in', u: 'u', inch: 'pollici', cm: 'cm' },
  side: { blue: 'Blu', ember: 'Arancio' },
  table: {
    label:
      'Tavolo, {{32, bare}} per {{24, u}}. Le frecce spostano la vista, più e meno regolano lo zoom, 0 mostra tutto.',
    base: '{{name}}, casella {{square}}. Le frecce muovono la base.',
    baseRole: 'base da muovere',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    showAll: 'Mostra tutto il tavolo',
    asText: 'Leggi il tavolo come testo',
    row: '{{name}}, {{square}}',
    keys: 'Tab su una base, poi le frecce: {{0.25, u}}; con Maiusc {{1, u}}, con Alt {{0.01, u}}.',
  },
  edition: {
    heading: 'Edizione',
    'qs-en': 'English',
    'qs-it': 'Italiano',
    'qs-es': 'Español',
    read: {
      'qs-en':
        'Elementi e Personaggi entro {{near, u}} dal tiratore non danno Copertura Parziale; gli altri Personaggi sì.',
      'qs-it': 'Nessun elemento dà Copertura Parziale se l’attacco arriva da {{near, u}} o meno; i Personaggi mai.',
      'qs-es': 'Gli elementi entro {{near, u}} dal tiratore non danno Copertura Parziale; i Personaggi mai.',
    },
    openHeading: 'Base vista per intero da',
    union: 'Tutti i punti insieme',
    singlePoint: 'Un solo punto',
  },
  cover: { total: 'Copertura Totale', partial: 'Copertura Parziale', none: 'nessuna copertura' },
  front,
}
