import { parseForce } from '../input/cards.ts'
import { list, Malformed, oneOf, point, type Raw, record, text, truth, whole } from '../input/shape.ts'
import { parseDressing, parseElements } from '../input/table.ts'
import type { Command, CommandOf, Verb } from '../state/command.ts'
import { elementId, figureId, markerId, type SeatId, seatId, weaponId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import { EDGES } from '../state/table.ts'

const PATH_LIMIT = 256
const JOINER_LIMIT = 64
const SHOOT = ['before', 'after', 'none'] as const

type Reader<V extends Verb> = (raw: Raw, seat: SeatId) => CommandOf<V>

const path = (raw: Raw) => list(raw.path, 'path', PATH_LIMIT).map((value, i) => point(value, 'path', i))
const figure = (raw: Raw) => figureId(text(raw.figure, 'figure'))
const target = (raw: Raw) => figureId(text(raw.target, 'target'))
const weapon = (raw: Raw) => weaponId(text(raw.weapon, 'weapon'))
const marker = (raw: Raw) => markerId(text(raw.marker, 'marker'))
const at = (raw: Raw) => point(raw.at, 'at')
const stepInto = (raw: Raw) => point(raw.stepInto, 'stepInto')

const joiners = (raw: Raw) =>
  list(raw.joiners, 'joiners', JOINER_LIMIT).map((value, i) => {
    const joiner = record(value, `joiners[${i}]`)
    return {
      figure: figureId(text(joiner.figure, `joiners[${i}].figure`)),
      weapon: weaponId(text(joiner.weapon, `joiners[${i}].weapon`)),
    }
  })

/** Every verb's shape. Each builds a new command, so nothing but what the game knows comes in. */
const READERS: { readonly [V in Verb]: Reader<V> } = {
  submitForce: (raw, seat) => ({ verb: 'submitForce', seat, force: parseForce(raw.force) }),
  layOut: (raw, seat) => ({
    verb: 'layOut',
    seat,
    elements: parseElements(raw.elements),
    ...(raw.dressing === undefined ? undefined : { dressing: parseDressing(raw.dressing) }),
  }),
  chooseEdge: (raw, seat) => ({ verb: 'chooseEdge', seat, edge: oneOf(raw.edge, 'edge', EDGES) }),
  nameObjective: (raw, seat) => ({ verb: 'nameObjective', seat, element: elementId(text(raw.element, 'element')) }),
  deploy: (raw, seat) => ({ verb: 'deploy', seat, figure: figure(raw), at: at(raw) }),

  move: (raw, seat) =>
    raw.stepInto === undefined
      ? { verb: 'move', seat, figure: figure(raw), path: path(raw) }
      : { verb: 'move', seat, figure: figure(raw), path: path(raw), stepInto: stepInto(raw) },
  fire: (raw, seat) => ({ verb: 'fire', seat, figure: figure(raw), weapon: weapon(raw), target: target(raw) }),
  aim: (raw, seat) => ({ verb: 'aim', seat, figure: figure(raw) }),
  moveAndFire: (raw, seat) => ({
    verb: 'moveAndFire',
    seat,
    figure: figure(raw),
    path: path(raw),
    ...(raw.stepInto !== undefined && { stepInto: stepInto(raw) }),
    shoot: oneOf(raw.shoot, 'shoot', SHOOT),
    ...(raw.weapon === undefined ? undefined : { weapon: weapon(raw) }),
    ...(raw.target === undefined ? undefined : { target: target(raw) }),
  }),
  placeOpportunityFire: (raw, seat) => ({
    verb: 'placeOpportunityFire',
    seat,
    figure: figure(raw),
    weapon: weapon(raw),
    at: at(raw),
  }),
  startSuppression: (raw, seat) => ({
    verb: 'startSuppression',
    seat,
    figure: figure(raw),
    weapon: weapon(raw),
    at: at(raw),
    joiners: joiners(raw),
  }),
  joinSuppression: (raw, seat) => ({
    verb: 'joinSuppression',
    seat,
    figure: figure(raw),
    weapon: weapon(raw),
    marker: marker(raw),
  }),
  throwGrenade: (raw, seat) => ({ verb: 'throwGrenade', seat, figure: figure(raw), weapon: weapon(raw), at: at(raw) }),
  takeCover: (raw, seat) => ({ verb: 'takeCover', seat, figure: figure(raw) }),

  continueMove: (raw, seat) => ({ verb: 'continueMove', seat, go: truth(raw.go, 'go') }),
  reactTakeCover: (raw, seat) => ({ verb: 'reactTakeCover', seat, take: truth(raw.take, 'take') }),
  opportunityShot: (raw, seat) => ({ verb: 'opportunityShot', seat, marker: marker(raw), target: target(raw) }),
  holdFire: (_, seat) => ({ verb: 'holdFire', seat }),
  shootAfterMove: (raw, seat) => ({ verb: 'shootAfterMove', seat, weapon: weapon(raw), target: target(raw) }),
  skipShot: (_, seat) => ({ verb: 'skipShot', seat }),
  chooseVictim: (raw, seat) => ({ verb: 'chooseVictim', seat, figure: figure(raw) }),
  chooseSix: (raw, seat) => ({
    verb: 'chooseSix',
    seat,
    participant: figureId(text(raw.participant, 'participant')),
  }),
  drift: (raw, seat) => ({ verb: 'drift', seat, to: point(raw.to, 'to') }),
  chooseOpponent: (raw, seat) => ({ verb: 'chooseOpponent', seat, figure: figure(raw) }),
  pass: (_, seat) => ({ verb: 'pass', seat }),
  answerDraw: (raw, seat) => ({ verb: 'answerDraw', seat, accept: truth(raw.accept, 'accept') }),
  answerUndo: (raw, seat) => ({ verb: 'answerUndo', seat, accept: truth(raw.accept, 'accept') }),
  seal: (raw, seat) => ({ verb: 'seal', seat, value: whole(raw.value, 'value', 0, Number.MAX_SAFE_INTEGER) }),

  endTurn: (_, seat) => ({ verb: 'endTurn', seat }),
  resign: (_, seat) => ({ verb: 'resign', seat }),
  offerDraw: (_, seat) => ({ verb: 'offerDraw', seat }),
  askUndo: (raw, seat) => ({ verb: 'askUndo', seat, to: whole(raw.to, 'to', 0, Number.MAX_SAFE_INTEGER) }),
}

/** Anything at all becomes a command or a refusal that names the first field of a wrong shape. */
export function parse(input: unknown): Command | Refusal {
  try {
    const raw = record(input, 'command')
    const verb = text(raw.verb, 'verb')
    if (!Object.hasOwn(READERS, verb)) return refuse('COMMAND', 'unknownVerb', { verb })
    const seat = seatId(text(raw.seat, 'seat'))
    return READERS[verb as Verb](raw, seat)
  } catch (error) {
    // A getter or proxy of the input may throw whatever it likes.
    return refuse('COMMAND', 'malformed', { field: error instanceof Malformed ? error.field : 'command' })
  }
}
