import type { Texts } from './texts.ts'

/** Every parameter of the company layer that a sheet or the players may have otherwise: its name and what each value means. */
export const companyRulesEn = {
  commandRadius: {
    name: 'Radius of Command and orders',
    r5: '{{5, u}} for everybody',
    r510: '{{5, u}}, officers {{10, u}}',
    r5101520: '{{5, u}}; Sergeant and 2nd Lieutenant {{10, u}}, Lieutenant {{15, u}}, Captain and above {{20, u}}',
  },
  smallGroupMax: { name: 'A group needs no NCO', n: 'up to {{n}} men' },
  secondNcoFrom: { name: 'A second NCO', n: 'from {{n}} men', squadSize: 'from the squad size of the faction' },
  secondOfficerExtraSquad: {
    name: 'A second officer beside one platoon needs a full squad',
    otherPlatoon: 'of another platoon',
    any: 'of whatever platoon',
  },
  universalCardMaxEach: { name: 'Limited universal cards', n: 'at most {{n}} of each kind', none: 'any number' },
  deckInBreakPoint: {
    name: 'The tactic deck, for the AP to be eliminated',
    true: 'counts with the force',
    false: 'does not count',
  },
  reinforcementsInBreakPoint: {
    name: 'Reinforcements, for the AP to be eliminated',
    addOnArrival: 'count when they arrive',
    ignore: 'do not count',
  },

  orderCascade: {
    name: 'Orders reach',
    true: 'also those near an NCO who obeys',
    false: 'only men in the officer’s own radius',
  },
  orderOneUnit: { name: 'An order is for', true: 'one unit', false: 'every subordinate in the radius' },
  namedMustObey: { name: 'Named Characters', true: 'obey orders', false: 'may refuse orders' },
  haltNeededFor: { name: 'A halt is needed to hold back', all: 'anybody', nameless: 'nameless men only' },
  haltKeepsMarkers: {
    name: 'Take Cover, Opportunity Fire and Suppression Fire of a halted man',
    true: 'stay',
    false: 'are lost',
  },
  orderTriggersOf: {
    name: 'Giving an order',
    true: 'triggers Opportunity Fire',
    false: 'triggers no Opportunity Fire',
  },
  orderedMovesCountToCap: {
    name: 'Ordered moves',
    true: 'count towards 3 AT of moves a turn',
    false: 'come on top of 3 AT of moves a turn',
  },
  officerMayJoinOrder: { name: 'The officer', true: 'may join his own order', false: 'never joins his own order' },
  fireOrderNeedsLos: {
    name: 'For an order to fire the officer',
    true: 'must see the target',
    false: 'need not see the target',
  },
  fireOrderAim: { name: 'Aim for a shot by order', true: 'possible', false: 'not possible' },
  fireAtWillRadius: {
    name: 'Radius of Suppression Fire by order',
    n: '{{n, u}}',
    card: 'of the officer’s card, else {{2, u}}',
  },
  fireAtWillNeedsSymbol: {
    name: 'Suppression Fire by order',
    true: 'needs the symbol on the weapon',
    false: 'needs no symbol on the weapon',
  },
  suppressedOfficerFireOrders: { name: 'A suppressed officer', true: 'may order fire', false: 'may not order fire' },
  planningLossRule: {
    name: 'ADVANCE PLANNING ends when its officer',
    killedoffTablewoundedSideLacksIt: 'is killed, off the table, or wounded and without it',
  },

  callMeans: {
    name: 'Contact with HQ by',
    radiotelephonefixedLinerunnerself: 'radio, telephone, fixed line, messenger, or going in person',
    radiofixedPostrunner: 'radio, fixed post or messenger',
  },
  callAttemptsPerTurn: { name: 'Calls of one officer in a turn', n: 'at most {{n}}', none: 'as many as he can pay' },
  callExclusive: {
    name: 'An officer who calls',
    true: 'does nothing else in the turn',
    false: 'may do other Actions too',
  },
  callDeclareFirst: {
    name: 'What is called for is named',
    true: 'before the roll',
    false: 'after a success',
  },
  callUndeclaredChooser: {
    name: 'Where nothing was named',
    caller: 'the caller chooses',
    opponent: 'the opponent chooses',
  },
  reinforcementTeams: {
    name: 'Teams that come',
    ceilOwnFiguresBy7: 'one for every seven own men, rounded up',
    d6: 'as many as a die shows',
  },
  reinforcementCallsMax: {
    name: 'Successful calls for reinforcements',
    n: 'at most {{n}} in a game',
    none: 'no limit',
  },
  reinforcementSubstituteMaxAp: { name: 'Somebody in place of a team', n: 'up to {{n}} AP' },
  reinforcementSubstituteFigures: { name: 'Men in place of a team', n: '{{n}}' },
  teamShares: { name: 'The two men of a team', oneCard: 'share one card', separate: 'have a card each' },
  supportMinDistance: { name: 'Support fire falls', n: 'at least {{n, u}} from own men' },
  platoonCallAmmo: {
    name: 'Bombs of the platoon mortar',
    smokeconcussion: 'smoke or concussion',
    smokefragmentation: 'smoke or fragmentation',
  },
  platoonCallMixedAmmo: { name: 'The three bombs of a call', true: 'may differ', false: 'are of one kind' },
  platoonCallScatter: { name: 'Mortar bombs', true: 'drift like grenades', false: 'fall where they are aimed' },
  platoonCallRange: { name: 'Range of the platoon mortar', n: '{{n, u}}' },
  platoonCallDelay: {
    name: 'Mortar bombs fall',
    immediate: 'at once',
    nextTurn: 'in the next turn',
    d6: 'after as many turns as a die shows',
  },
  companyMortarsExcluded: {
    name: 'Mortars of the company on the table',
    true: 'are no platoon mortars',
    false: 'may fire as platoon mortars',
  },

  radioDice: { name: 'Dice of a radio operator', n: '{{n}}', abilityValue: 'as many as his ability' },
  radioSuccess: { name: 'Contact by radio', anySix: 'with any six', twoPlus: 'with 2 or more' },
  radioAllowsTakeCover: {
    name: 'A radio operator in contact',
    true: 'may Take Cover',
    false: 'does nothing else, not even Take Cover',
  },
  radioTrainedOnly: { name: 'A radio is used', true: 'by operators only', false: 'by anybody' },
  officerMayRun: { name: 'An officer', true: 'may go to HQ himself', false: 'sends others to HQ' },
  runnerMustTouchOfficer: {
    name: 'A messenger',
    true: 'takes the message from the officer by base contact',
    false: 'need not touch the officer',
  },
  runnerReturnDelay: { name: 'A messenger is back', n: 'after {{n}} turn', d6: 'after as many turns as a die shows' },
  runnerReturnPlace: { name: 'He comes back', anywhereOnEdge: 'anywhere on his edge', exitPoint: 'where he left' },
  offBoardCountsAsLost: {
    name: 'A messenger who is off the table',
    true: 'counts as lost',
    false: 'does not count as lost',
  },

  initiativeAtStart: {
    name: 'In the opening roll officers',
    true: 'add their ability to take the initiative',
    false: 'do not help',
  },
  initiativeWindow: {
    name: 'The initiative can be seized',
    anyTime: 'after any Action',
    afterFirstAction: 'only after the first Action of a turn',
  },
  initiativeRaises: { name: 'Bids for the initiative', true: 'can be raised', false: 'stand as they were sealed' },
  initiativeValueAs: {
    name: 'The ability counts as',
    bonus: 'a bonus to one die',
    dice: 'so many dice, the best counts',
  },
  seizedTurnImmune: { name: 'A turn that was seized', true: 'cannot be seized back', false: 'can be seized back' },
  initiativeLockScope: {
    name: 'After an attempt nothing more is done by',
    abilityHolders: 'all officers with the ability',
    officersUsed: 'the officers who took part',
  },
  initiativeLocksDefender: {
    name: 'After an attempt the defender’s officers',
    true: 'do nothing more either',
    false: 'may go on',
  },
  feintUnit: { name: 'A feint is measured in', percentAp: '% of the AP on the table', characters: 'Characters' },
  feintPerValue: { name: 'A feint, for each point of the ability', n: '{{n}}' },
  feintRounding: { name: 'Parts of a feint', up: 'are rounded up', none: 'do not occur' },
  feintMinimum: { name: 'A feint moves', n: 'at least {{n}} Character', none: 'as many as its value' },
  feintVehicles: { name: 'Crews, heavy weapons and vehicles', true: 'can feint', false: 'cannot feint' },

  firstAidIsAction: { name: 'First aid', true: 'is an Action', false: 'is free' },
  firstAidLock: {
    name: 'Medic and patient do nothing else',
    wholeTurn: 'in the whole turn',
    afterRoll: 'after the roll',
  },
  casualtyCheckIsAction: { name: 'Checking a casualty', true: 'is an Action', false: 'is free' },
  casualtyCheckLock: {
    name: 'A medic who checks a casualty',
    wholeTurn: 'does nothing else in the turn',
    none: 'may go on',
  },
  evacAllMedics: { name: 'Medics', true: 'check casualties too', false: 'only give first aid' },
  stretcherMovePaidBy: {
    name: 'The way of a stretcher is paid by',
    bearers: 'its bearers',
    medicInContact: 'a medic who touches it, else its bearers',
  },
  stretcherPickupCost: { name: 'Picking up with a stretcher', n: '{{n}} AT', zero: 'free' },
  aidRestock: {
    name: 'A kit is refilled at the aid station',
    fullTurn: 'after a whole turn there',
    onContact: 'at once, on contact',
  },
  aidBonusOnCasualtyCheck: {
    name: 'The bonus of the aid station',
    true: 'helps the check of a casualty too',
    false: 'helps treatment only',
  },
  officerDeathTestRadius: {
    name: 'An officer’s death is tested by his unit',
    n: 'and by all within {{n, u}}',
    zero: 'alone',
  },
  officerDeathOnlyKilled: { name: 'This test is due', true: 'only when he is killed', false: 'when he is wounded too' },

  mountsDefined: { name: 'Horses, bicycles and motorbikes', true: 'can be ridden', false: 'are not ridden' },
  manWeaponByContact: { name: 'A weapon without its crew', true: 'is used by who touches it', false: 'stays unused' },
  bunkerArmourBeatenBy: {
    name: 'The armour of a bunker yields to',
    hFactorcharge: 'weapons with an H factor and charges',
    highExplosivecharge: 'high explosive and charges',
  },

  tacticExpresslyAllowed: {
    name: 'Tactic cards of another faction',
    true: 'only where the card names yours',
    false: 'never',
  },
  tacticTurnRestriction: {
    name: 'When a tactic card can be played',
    true: 'in the turn that the card names',
    false: 'in any turn',
  },
  tacticDrawDeadline: {
    name: 'The tactic card is drawn at the latest',
    firstAction: 'before the first Action',
    opponentPlays: 'before the opponent plays',
  },
  autoDraw: { name: 'The tactic card of a turn', true: 'is drawn for you', false: 'is drawn by you, or forgotten' },

  /** §30: what no sheet prints, one switch each. */
  house: {
    psychShock: { name: 'Psychological shock', true: 'played', false: 'not played' },
    armour: { name: 'Heavy weapons, armour, charges', true: 'played', false: 'not played' },
    vehicles: { name: 'Vehicles and mounts', true: 'played', false: 'not played' },
    smoke: { name: 'Smoke', true: 'played', false: 'not played' },
    terrainClasses: { name: 'PROTECTIVE and SHELTERING terrain', true: 'played', false: 'not played' },
    standardGrenades: { name: 'Standard grenades for mortar bombs', true: 'used', false: 'not used' },
    reinforcementTeam: { name: 'Reinforcement team of two riflemen', true: 'played', false: 'not played' },
    supportFire: { name: 'Support fire profiles', true: 'played', false: 'not played' },
    alliedLimits: {
      name: 'Equipment of allies',
      true: 'one card for every four men, by theatre',
      false: 'without limits',
    },
    sampleTactics: { name: 'The six sample tactic cards', true: 'allowed', false: 'not allowed' },
    upgrades: { name: 'Upgrade cards', true: 'allowed', false: 'not allowed' },
    heights: { name: 'Heights of scenery', true: 'count for cover', false: 'do not count' },
    sizes: { name: 'Vehicles are as large as', true: 'their card says', false: 'a figure’s base' },
    stretcherTeam: { name: 'Stretcher-bearers', true: 'played', false: 'not played' },
    telephone: { name: 'Telephones and fixed lines on the table', true: 'work', false: 'do not work' },
    weaponCrews: { name: 'Crewed weapons', true: 'allowed', false: 'not allowed' },
    clock: { name: 'Clock for turns and reactions', true: 'runs', false: 'none' },
    terrainTags: {
      name: 'Marks of scenery: bunkers, levels, classes',
      true: 'count',
      false: 'do not count',
    },
    factionData: {
      name: 'Squad size, mortars, support and allies',
      true: 'of each faction',
      false: 'the same for all',
    },
    manning: { name: 'A weapon that lost its crew', true: 'stays and can be manned', false: 'goes with its crew' },
  },
} as const

export type CompanyRulesCatalogue = Texts<typeof companyRulesEn>
