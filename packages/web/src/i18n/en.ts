import { front } from './front.en.ts'
import type { Texts } from './texts.ts'

export const en = {
  app: {
    title: '{{page}} · Tactic48',
    home: 'Tactic48, front page',
    page: 'Sight',
    tagline: 'Drag a base. Every answer shows its proof.',
    language: 'Language',
    toLight: 'Light theme',
    toDark: 'Dark theme',
    unofficial: 'Independent and unofficial. Rules restated in our own words.',
    coming: 'The page is loading.',
    broken: 'This page could not be shown. Your games are kept.',
    reload: 'Load it again',
    toFront: 'To the front page',
    ownTable: 'Your own table',
    learn: 'Learn',
  },
  lengths: { in: 'Lengths in', u: 'u', inch: 'inches', cm: 'cm' },
  side: { blue: 'Blue', ember: 'Ember' },
  table: {
    label: 'Table, {{32, bare}} by {{24, u}}. Arrows pan, plus and minus zoom, 0 shows all.',
    base: '{{name}}, square {{square}}. Arrows move the base.',
    baseRole: 'base to move',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Show the whole table',
    asText: 'Read the table as text',
    row: '{{name}}, {{square}}',
    keys: 'Tab to a base, then arrows: {{0.25, u}}; with Shift {{1, u}}, with Alt {{0.01, u}}.',
  },
  edition: {
    heading: 'Edition',
    'qs-en': 'English',
    'qs-it': 'Italiano',
    'qs-es': 'Español',
    read: {
      'qs-en': 'Pieces and Characters within {{near, u}} of the shooter give no Partial Cover; other Characters do.',
      'qs-it': 'No piece gives Partial Cover when the attack comes from {{near, u}} or less; Characters never do.',
      'qs-es': 'Pieces within {{near, u}} of the shooter give no Partial Cover; Characters never do.',
    },
    openHeading: 'Whole base seen from',
    union: 'All points together',
    singlePoint: 'One single point',
  },
  cover: { total: 'Total Cover', partial: 'Partial Cover', none: 'no cover' },
  front,
} as const

export type Catalogue = Texts<typeof en>
