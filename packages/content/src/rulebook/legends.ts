import type { QsEdition } from '@tactic48/rules'
import type { InLanguages } from './template.ts'

/** What a letter of a printed legend points at, in our own words. */
export interface LegendRow {
  readonly letter: string
  readonly means: InLanguages
  /** Sheets that say it otherwise: how theirs reads. */
  readonly other?: { readonly [edition in QsEdition]?: InLanguages }
}

const row = (letter: string, en: string, it: string, es: string, other?: LegendRow['other']): LegendRow => ({
  letter,
  means: { en, it, es },
  ...(other === undefined ? {} : { other }),
})

/** The stat card as the quick starts letter it: the same letters in all three. */
export const CARD_LEGEND: readonly LegendRow[] = [
  row(
    'a',
    'Who it is: name, role, and in brackets the AP',
    'Chi è: nome, ruolo e, fra parentesi, i VP',
    'Quién es: nombre, rol y, entre paréntesis, los puntos',
  ),
  row('b', 'The faction it fights for', 'La fazione per cui combatte', 'La facción por la que lucha'),
  row('c', 'Move: how far for 1 AT', 'Muovere: quanto lontano con 1 AT', 'Mover: hasta dónde por 1 FA'),
  row(
    'd',
    'Opportunity Fire: the radius it watches',
    'Fuoco di Opportunità: il raggio che tiene sotto tiro',
    'Fuego de Oportunidad: el radio que vigila',
  ),
  row(
    'e',
    'Move & Fire: how far with a shot',
    'Muovi & Spara: quanto lontano con un tiro',
    'Mover y Disparar: hasta dónde con un disparo',
  ),
  row(
    'f',
    'Suppression Fire: the radius it covers',
    'Fuoco di Soppressione: il raggio che copre',
    'Fuego de Supresión: el radio que cubre',
  ),
  row('g', 'Abilities, such as Command', 'Abilità, come il Comando', 'Habilidades, como el Mando'),
  row('h', 'The most Actions in a turn', 'Il massimo di Azioni in un turno', 'El máximo de Acciones en un turno', {
    'qs-en': {
      en: 'The most Actions; this legend says in a round, the rules of the same sheet in a turn (TURN-10)',
      it: 'Il massimo di Azioni; questa legenda dice in un round, le regole della stessa edizione in un turno (TURN-10)',
      es: 'El máximo de Acciones; esta leyenda dice en una ronda, las reglas de la misma hoja en un turno (TURN-10)',
    },
  }),
  row('i', 'The weapon', 'L’arma', 'El arma'),
  row('j', 'Shots that the weapon has in a turn', 'Tiri che l’arma ha in un turno', 'Disparos del arma en un turno'),
  row('k', 'L: dice at long range', 'L: dadi a distanza lunga', 'L: dados a larga distancia'),
  row('l', 'S: dice at short range', 'S: dadi a distanza corta', 'S: dados a corta distancia'),
  row('m', 'The weapon’s outline', 'La sagoma dell’arma', 'La silueta del arma'),
  row('n', 'Dice in hand to hand', 'Dadi nel Corpo a Corpo', 'Dados en Cuerpo a Cuerpo'),
]

/** The markers as the quick starts letter them. */
export const MARKER_LEGEND: readonly LegendRow[] = [
  row('a', 'Take Cover', 'Ripararsi', 'En Cobertura'),
  row('b', 'Wound Shock', 'Shock da Ferita', 'Conmoción', {
    'qs-es': {
      en: 'Wound Shock; this legend prints “Herido”, the rules of the same sheet Conmoción',
      it: 'Shock da Ferita; questa legenda dice «Herido», le regole della stessa edizione Conmoción',
      es: 'Conmoción; esta leyenda la llama «Herido»',
    },
  }),
  row('c', 'Suppression Fire (SF)', 'Fuoco di Soppressione (SF)', 'Fuego de Supresión (FS)'),
  row('d', 'Opportunity Fire (OF)', 'Fuoco di Opportunità (OF)', 'Fuego de Oportunidad (FO)'),
]

/** A legend as one sheet has it. */
export const legendOf = (legend: readonly LegendRow[], edition: QsEdition): readonly LegendRow[] =>
  legend.map(({ letter, means, other }) => ({ letter, means: other?.[edition] ?? means }))
