import type { FaultCode } from '@tactic48/rules'
import type { Texts } from './texts.ts'

/** Every fault that a reader can name; one without words does not compile. */
const fault = {
  // Shapes.
  missing: 'is missing.',
  unknownField: 'is a field that the game does not know.',
  forbiddenName: 'has a name that is not allowed.',
  notAnObject: 'must be an object.',
  notAList: 'must be a list.',
  notAText: 'must be a text.',
  notATruth: 'must be true or false.',
  notANumber: 'must be a number.',
  notWhole: 'must be a whole number.',
  notOneOf: 'must be one of: {{values}}.',
  noneFits: 'matches none of the allowed forms.',
  valueTooSmall: 'must be at least {{limit}}.',
  valueTooBig: 'must be at most {{limit}}.',
  textTooShort: 'needs at least {{limit}} characters.',
  textTooLong: 'has more than {{limit}} characters.',
  listTooShort: 'needs at least {{limit}} items.',
  listTooLong: 'has more than {{limit}} items.',
  controlCharacter: 'has characters that cannot be printed.',
  nothingVisible: 'must have a visible character.',
  unreadable: 'cannot be read.',
  // Texts.
  notJson: 'The file is torn or was not written as JSON.',
  fileTooBig: 'The file is too large: at most {{limit}} MB are read.',
  tooDeep: 'The file has more than {{limit}} levels, one inside the other.',
  tooManyValues: 'The file contains too much data.',
  // Rule sets, cards and tables.
  badValue: 'is a value that this rule cannot have.',
  repeatedId: 'is there twice: “{{id}}”.',
  wrongId: 'is stored under the wrong id.',
  tooManyCorners: 'has more than {{limit}} corners in all.',
  badOutline: 'is an outline that no piece of scenery can have.',
  notOnWall: 'lies on no wall of its bunker, or over another gap.',
  noShelter: 'can give no shelter: it takes a bunker with walls along a polygon, and Total Cover.',
  offTable: 'lies off the table.',
  noSuchElement: 'names a piece of scenery that is not there.',
  nobodyPlays: 'leaves one side without a player.',
  inconsistent: 'does not fit the rest of the file ({{with}}).',
  // Positions.
  unknownCard: 'names a card that the game does not know.',
  noWoundedSide: 'is wounded, but the card has no wounded side.',
  notOnTable: 'belongs to a Character who is not on the table.',
  insideScenery: 'lies inside scenery where nobody can stand.',
  overlaps: 'stands on another base.',
  touchesEnemy: 'stands in contact with an enemy.',
  notHeldByOwner: 'is a marker that its owner does not have.',
  noSuchMarker: 'names a marker that is not there.',
  noSuchWeapon: 'names a weapon that the Character does not have.',
  noSuchFigure: 'names a Character who is not there.',
  namedCardTwice: 'is a named Character who is there twice in one force.',
  // Card and battle files.
  invalid: 'is not valid.',
  taken: '“{{id}}” is taken.',
  nameAndNamed: 'A named Character needs a name; any other must not have one (FORCE-01).',
  noSuchCard: 'No card is called “{{id}}”.',
  unknownWeapon: 'No weapon is called “{{id}}”.',
  noSuchFaction: 'No faction is called “{{id}}”.',
  notThePrice: 'By the formula it is {{limit}} AP; another price must be marked as typed (apTyped).',
  // Saves.
  notASavedLog: 'The file holds no game of Tactic48.',
  notASavedState: 'The file holds no position of Tactic48.',
  oldVersion: 'The file is of version {{version}}. The oldest that can be opened is version {{oldest}}.',
  newerVersion: 'The file is of version {{version}}, but this page knows only {{newest}}: load the page again.',
  unknownEngine:
    'The game was recorded by engine {{engine}}, which this page does not have. Reload the page to update it.',
  differs: 'is not what the rules and the dice lead to.',
  badDraw: 'is a roll that cannot be.',
  drawLeftOver: 'is a roll too many.',
  illegalCommand: 'is a command that the rules refuse ({{rule}}).',
  illegalUndo: 'takes back what could not be taken back.',
  unplayable: 'cannot be played.',
} as const satisfies { readonly [code in FaultCode]: string }

export const filesEn = {
  reading: '“{{file}}” is being read.',
  share: 'Share of the game that has been checked',
  refused: '“{{file}}” cannot be opened.',
  asBefore: 'Your games are as they were.',
  entry: 'Entry {{n}} of the game:',
  fault: {
    ...fault,
    tableTooSmall: 'is smaller than the rules allow.',
    noCharacters: 'is a force without Characters.',
    tooLarge: 'is a force larger than was agreed.',
    tooSmall: 'is a force smaller than was agreed.',
    linkTorn: 'The link is torn or was changed: it holds no game of Tactic48.',
    linkTooLong: 'The link has more than {{limit}} characters.',
    linkTooBig: 'The link unpacks to more than {{limit}} MB: no game is that large, and it is not read any further.',
    linkOther: 'The link was made by another version of Tactic48: load the page again.',
    noReader: 'The page could not start its reader. Load the page again and try once more.',
    noAuthority:
      'This browser did not start the part of the page that runs a game (a module worker). Load the page again, or use a current browser.',
    other: 'is refused by the rules ({{rule}}).',
  },
} as const

export type FilesCatalogue = Texts<typeof filesEn>
