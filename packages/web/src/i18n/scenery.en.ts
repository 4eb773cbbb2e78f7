import type { Texts } from './texts.ts'

/** HOUSE-18: what can be marked on a piece of scenery while a table is laid out. */
export const sceneryEn = {
  heading: 'Marks',
  class: 'Terrain class',
  classes: { none: 'Plain', protective: 'PROTECTIVE' },
  protectiveSays: 'Whoever stands wholly inside has Partial Cover from every side.',
  mark: {
    obstacle: 'Obstacle',
    elevated: 'Raised: going up is a climb',
    enterable: 'Can be entered',
    aidStation: 'Aid station',
    hqLine: 'Line to HQ',
  },
  level: 'Level',
  noHeights: 'Heights are not played in this game.',
  aidOf: 'Serves the side at this edge: {{edges}}.',
  aidOfNobody: 'No deployment zone reaches it: nobody could use it.',
  lineOf: 'Belongs to the side at this edge: {{edges}}.',
  lineOfBoth: 'Reaches over the middle: open to both sides.',
  needsCompany: 'It works with a company sheet.',
  armour: 'Armour',
  noArmour: 'None: shots and grenades pass its slits.',
  armourSays: 'Fully closed: only heavy weapons and charges get through.',
  slits_zero: 'no slit',
  slits_one: '{{count}} slit',
  slits_other: '{{count}} slits',
  doors_zero: 'no door',
  doors_one: '{{count}} door',
  doors_other: '{{count}} doors',
  slitLess: 'One slit less: {{wall}}',
  slitMore: 'One slit more: {{wall}}',
  doorLess: 'One door less: {{wall}}',
  doorMore: 'One door more: {{wall}}',
  noRoom: 'No room left in this wall.',
  facing: {
    n: 'North wall',
    ne: 'North-east wall',
    e: 'East wall',
    se: 'South-east wall',
    s: 'South wall',
    sw: 'South-west wall',
    w: 'West wall',
    nw: 'North-west wall',
  },
} as const

export type SceneryCatalogue = Texts<typeof sceneryEn>
