import type { Catalogue } from './en.ts'
import { front } from './front.es.ts'

export const es: Catalogue = {
  app: {
    title: '{{page}} · Tactic48',
    home: 'Tactic48, portada',
    page: 'Visión',
    tagline: 'Arrastra una peana. Cada respuesta muestra su prueba.',
    language: 'Idioma',
    toLight: 'Tema claro',
    toDark: 'Tema oscuro',
    unofficial: 'Independiente y no oficial. Reglas contadas con nuestras palabras.',
    coming: 'La página se está cargando.',
    broken: 'Esta página no se puede mostrar. Tus partidas están guardadas.',
    reload: 'Cargar de nuevo',
    toFront: 'A la portada',
    ownTable: 'Tu propia mesa',
    learn: 'Aprender',
  },
  lengths: { in: 'Medidas en', u: 'u', inch: 'pulgadas', cm: 'cm' },
  side: { blue: 'Azul', ember: 'Naranja' },
  table: {
    label:
      'Mesa de {{32, bare}} por {{24, u}}. Las flechas desplazan la vista, más acerca, menos aleja, 0 muestra todo.',
    base: '{{name}}, casilla {{square}}. Las flechas mueven la peana.',
    baseRole: 'peana para mover',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    showAll: 'Mostrar toda la mesa',
    asText: 'Leer la mesa como texto',
    row: '{{name}}, {{square}}',
    keys: 'Tab hasta una peana y flechas: {{0.25, u}}; con Mayús {{1, u}}, con Alt {{0.01, u}}.',
  },
  edition: {
    heading: 'Edición',
    'qs-en': 'English',
    'qs-it': 'Italiano',
    'qs-es': 'Español',
    read: {
      'qs-en':
        'Elementos y Personajes a {{near, u}} o menos del tirador no dan Cobertura Parcial; los demás Personajes sí.',
      'qs-it':
        'Ningún elemento da Cobertura Parcial si el ataque llega desde {{near, u}} o menos; los Personajes nunca.',
      'qs-es': 'Los elementos a {{near, u}} o menos del tirador no dan Cobertura Parcial; los Personajes nunca.',
    },
    openHeading: 'Peana vista entera desde',
    union: 'Todos los puntos juntos',
    singlePoint: 'Un solo punto',
  },
  cover: { total: 'Cobertura Total', partial: 'Cobertura Parcial', none: 'sin cobertura' },
  front,
}
