// Made by scripts/freezeOpponent.mjs: the opponent as it was. Do not edit.

// packages/ai/src/bot.ts
import {
  seatOf,
  topQuestion,
  view
} from "@tactic48/rules";
function consultation(state, side) {
  const seat = seatOf(state, side);
  if (seat === void 0) return void 0;
  const seen = view(state, seat);
  const question = topQuestion(seen);
  if (!question?.awaiting.includes(side)) return void 0;
  return { view: seen, question: { ...question, awaiting: [side] } };
}
function sideAsked({ kind, awaiting: [side] }) {
  if (!side) throw new Error(`no side is asked ${kind}`);
  return side;
}

// packages/ai/src/conduct.ts
import { touchesOutline as touchesOutline3 } from "@tactic48/geometry";
import {
  baseRadius as baseRadius5,
  checkParsed,
  friendsOf as friendsOf6,
  inShock as inShock4,
  isRefusal,
  knownFigure,
  objectiveFor as objectiveFor3,
  seatOf as seatOf2,
  strideOf as strideOf5,
  topQuestion as topQuestion2
} from "@tactic48/rules";

// packages/ai/src/generator/marks.ts
import { firstSeenInside, trackPoint as trackPoint2 } from "@tactic48/geometry";
import {
  areaReach,
  baseOf as baseOf2,
  baseRadius as baseRadius3,
  canSeeFigure,
  enemiesOf as enemiesOf2,
  faceOf as faceOf4,
  friendsOf as friendsOf5,
  inShock as inShock3,
  isFigureInside,
  isGun,
  shelterOf,
  sightGroundOf,
  u,
  weaponsOf
} from "@tactic48/rules";

// packages/ai/src/generator/intents.ts
import { createTrack, firstBlocked, shortestPath, trackPoint } from "@tactic48/geometry";
import { baseRadius as baseRadius2, cutAt, groundOf, strideOf as strideOf4 } from "@tactic48/rules";

// packages/ai/src/errand.ts
import { allowanceOf, figureOf as figureOf2, strideOf as strideOf3 } from "@tactic48/rules";

// packages/ai/src/errand/care.ts
import {
  aidStationOf,
  edgeOf,
  faceOf as faceOf2,
  friendsOf as friendsOf2,
  goalProgress as goalProgress2,
  isMedic as isMedic2,
  isWounded as isWounded2,
  loadOf,
  sheetOf as sheetOf2,
  worthOfFigure as worthOfFigure2
} from "@tactic48/rules";

// packages/ai/src/worth.ts
import {
  breaksIfLost,
  comradesOf,
  faceOf,
  isMedic,
  isOfficer,
  isWounded,
  livesOf,
  opponentOf,
  sheetOf,
  winsWithOneMore,
  worthOf,
  worthOfFigure
} from "@tactic48/rules";
var WOUND_SHARE = 0.45;
var WOUNDED_SHARE = 0.75;
var PRESENCE = 1.5;
var MENACE = 10;
var GOAL_MENACE = 5;
var LEADS = 5;
var VICTORY = 200;
var DEFEAT = 12;
var DREAD = 6;
var DECISIVE = 30;
function stakeOf(state, figure, isMenace, tally) {
  const ap = apOf(state, figure) + (state.rules.company && isOfficer(state, figure) ? LEADS : 0);
  const menace = isMenace ? isBold(state) ? GOAL_MENACE : MENACE : 0;
  const decides = isDecisive(state, figure, tally);
  const wounded = isWounded(state, figure);
  const elimination = (wounded ? WOUNDED_SHARE : 1) * ap + PRESENCE + menace;
  const fragile = livesOf(state, figure) === 1;
  return {
    wound: fragile ? elimination : WOUND_SHARE * ap + menace,
    elimination,
    decides,
    dread: decides && !isBold(state) ? DREAD : 0
  };
}
function isDecisive(state, figure, tally) {
  const { goals } = state;
  if (goals?.losses !== "ignore" && breaksIfLost(state, figure, tally)) return true;
  const foe = opponentOf(figure.side);
  if (!goals || !winsWithOneMore(state, foe)) return false;
  const lost = tally.lostAp + worthOfFigure(state, figure);
  const reached = goals.reached[foe];
  return (goals.sides[foe]?.list ?? []).some(
    (goal, index) => goal.kind === "eliminate" && !reached.includes(index) && 100 * lost >= goal.share * Math.max(1, tally.totalAp)
  );
}
var isBold = ({ goals }) => goals !== void 0;
var serves = (state, figure) => state.rules.company !== void 0 && (isOfficer(state, figure) || isMedic(state, figure) || faceOf(state, figure).contactHq !== void 0);
function apOf(state, figure) {
  const shared = comradesOf(state, figure).length > 0;
  return shared ? WOUND_SHARE * worthOf(state.cards, sheetOf(state, figure)) : worthOfFigure(state, figure);
}
var lossOf = (stake, odds) => odds.wound * stake.wound + odds.elimination * stake.elimination;
var dreadOf = (stake, odds) => lossOf(stake, odds) + stake.dread * odds.elimination;
var riskOf = (stake, odds) => lossOf(stake, odds) + (stake.decides ? DEFEAT * odds.elimination : 0);
var gainOf = (stake, odds) => lossOf(stake, odds) + (stake.decides ? DECISIVE * odds.elimination : 0);

// packages/ai/src/errand/goals.ts
import {
  compareLostShare,
  friendsOf,
  goalProgress,
  inShock,
  objectiveFor,
  opponentOf as opponentOf2,
  roundOf,
  strideOf
} from "@tactic48/rules";

// packages/ai/src/errand/way.ts
import { distance, EPSILON } from "@tactic48/geometry";
import { baseOf, radiusOf, toEdge } from "@tactic48/rules";
var HELPING = 0.15;
function wayLeft(state, figure, to, at = figure.position) {
  const r = radiusOf(state, figure);
  if ("edge" in to) return Math.max(0, toEdge(state.table, to.edge, at) - r);
  return Math.max(0, distance({ x: at.x, y: at.y, r }, to.outline));
}
var isThere = (state, figure, to, at) => wayLeft(state, figure, to, at) <= EPSILON;
var toElement = ({ id, outline }) => ({ outline, touch: { element: id } });
var toFigure = (state, figure) => ({
  outline: { kind: "disc", ...baseOf(state, figure) },
  touch: { figure: figure.id }
});
var isToFigure = (to) => !("edge" in to) && "figure" in to.touch;
var elementOf = ({ table }, id) => table.elements.find((one) => one.id === id);

// packages/ai/src/errand/goals.ts
var PULL = 0.3;
var GOAL_PULL = 0.6;
var EASY_PULL = 0.1;
var FOLLOW_PULL = 0.25;
var NEAR = 2.5;
var DUE = 0.6;
var PRESSED_DUE = 0.25;
var MOVES_A_TURN = 2;
var EARLY = 2;
var IN_TIME = VICTORY / 3;
var SPARE = 1;
var HOLDERS = 3;
var RUSHERS = 4;
function missionErrand(state, figure) {
  const id = state.table.objectives?.[opponentOf2(figure.side)];
  const element = id && state.table.elements.find((one) => one.id === id);
  if (!element) return void 0;
  return { to: toElement(element), pull: PULL, worth: objectiveFor(state, figure)?.id === id ? VICTORY : 0 };
}
function goalErrand(state, figure) {
  if (!state.goals) return void 0;
  const { side } = figure;
  for (const { goal, reached, have, need } of goalProgress(state, side)) {
    if (reached) continue;
    const to = placeOf(state, goal);
    if (!to) continue;
    if (goal.kind === "touch" && isAmongNearest(state, figure, to, RUSHERS)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side));
    }
    if (goal.kind === "leave" && isAmongNearest(state, figure, to, need - have + SPARE)) {
      return hurried(state, figure, to, VICTORY / partsOf(state, side) / (need - have));
    }
    if (goal.kind === "hold") {
      const errand = holdErrand(state, figure, goal);
      if (errand) return errand;
    }
  }
  for (const { goal, reached } of goalProgress(state, opponentOf2(side))) {
    const errand = goal.kind === "hold" && !reached ? holdErrand(state, figure, goal) : void 0;
    if (errand) return errand;
  }
  return followErrand(state, figure);
}
function placeOf(state, goal) {
  if (goal.kind === "leave") return { edge: goal.edge };
  const element = goal.kind === "touch" || goal.kind === "hold" ? elementOf(state, goal.element) : void 0;
  return element && toElement(element);
}
function followErrand(state, figure) {
  const { side } = figure;
  if (!isPressed(state, side) || serves(state, figure)) return void 0;
  const theirs = goalProgress(state, opponentOf2(side)).filter(({ goal }) => goal.kind === "hold");
  for (const { goal, reached } of [...goalProgress(state, side), ...theirs]) {
    const to = reached ? void 0 : placeOf(state, goal);
    if (to) return { to, pull: FOLLOW_PULL, worth: 0 };
  }
  return void 0;
}
function partsOf({ goals }, side) {
  const own = goals?.sides[side];
  return goals && own?.needs === "all" ? Math.max(1, own.list.length - goals.reached[side].length) : 1;
}
function holdErrand(state, figure, { element: id, until }) {
  const element = elementOf(state, id);
  if (!element || roundOf(state) > until) return void 0;
  const to = toElement(element);
  if (!isAmongNearest(state, figure, to, HOLDERS)) return void 0;
  const others = friendsOf(state, figure.side).some(
    (friend) => friend.id !== figure.id && !inShock(friend) && isThere(state, friend, to)
  );
  return hurried(state, figure, to, roundOf(state) < until || others ? EARLY : IN_TIME, until);
}
function isPressed(state, side) {
  const { goals } = state;
  if (!goals) return false;
  const foe = opponentOf2(side);
  if (winsByWaiting(state, foe)) return true;
  const winner = goals.limit?.winner;
  return winner === foe && !winsByWaiting(state, side) || winner === "share" && attacks(state, side);
}
function attacks(state, side) {
  const comes = (who) => goalProgress(state, who).some(({ goal, reached }) => !reached && (goal.kind === "touch" || goal.kind === "leave"));
  if (!comes(side) || comes(opponentOf2(side))) return false;
  const lost = (side === "blue" ? 1 : -1) * compareLostShare(state);
  return lost >= 0 || 2 * roundOf(state) <= (state.goals?.limit?.rounds ?? 0);
}
function winsByWaiting(state, side) {
  const own = state.goals?.sides[side];
  if (!own) return false;
  const comes = (one) => one.reached || one.until !== void 0 && isKept(state, side, one);
  const progress2 = goalProgress(state, side);
  return own.needs === "all" ? progress2.every(comes) : progress2.some(comes);
}
function isKept(state, side, { goal, have, need, until = 0 }) {
  if (roundOf(state) > until) return false;
  if (goal.kind !== "hold" || have >= need) return have >= need;
  const element = elementOf(state, goal.element);
  return element !== void 0 && nearestTo(state, side, element) < nearestTo(state, opponentOf2(side), element);
}
function nearestTo(state, side, element) {
  let nearest2 = Number.POSITIVE_INFINITY;
  for (const one of friendsOf(state, side)) {
    if (!inShock(one)) nearest2 = Math.min(nearest2, wayLeft(state, one, toElement(element)));
  }
  return nearest2;
}
function isAmongNearest(state, figure, to, count) {
  const away = wayLeft(state, figure, to);
  let nearer = 0;
  const behind2 = serves(state, figure);
  for (const friend of friendsOf(state, figure.side)) {
    if (friend.id === figure.id || inShock(friend) || strideOf(state, friend, "move") === 0) continue;
    const serving = serves(state, friend);
    if (behind2 === serving ? wayLeft(state, friend, to) < away : behind2) nearer += 1;
    if (nearer >= count) return false;
  }
  return true;
}
function hurried(state, figure, to, worth, until, carried = 0) {
  const last = until ?? state.goals?.limit?.rounds;
  const stride = strideOf(state, figure, "move");
  if (last === void 0 || stride === 0) return { to, pull: GOAL_PULL, worth };
  const moves2 = (wayLeft(state, figure, to) + carried) / stride;
  const pressed = carried === 0 && isPressed(state, figure.side);
  const rounds = Math.max(1, last - roundOf(state) + 1);
  const due = (pressed ? PRESSED_DUE : DUE) * MOVES_A_TURN * rounds;
  const possible = (pressed ? state.rules.moveCapAt : MOVES_A_TURN) * rounds;
  const isTime = moves2 <= NEAR || moves2 > due && moves2 <= possible;
  return { to, pull: isTime ? GOAL_PULL : EASY_PULL, worth };
}

// packages/ai/src/errand/care.ts
var CARRYING = 1.5;
var BROUGHT_HOME = 0.4;
var HEALED = 0.5;
function careErrand(state, figure) {
  if (!state.rules.company || loadOf(state, figure)) return void 0;
  const waiting = patientErrand(state, figure);
  if (waiting) return waiting;
  const medic = isMedic2(state, figure) && sheetOf2(state, figure).kits > 0;
  const bears = isMedic2(state, figure) || faceOf2(state, figure).stretcher === true;
  if (!bears) return void 0;
  const wanted = wantsHome(state, figure.side) !== void 0;
  let best2;
  for (const one of state.figures) {
    if (one.side !== figure.side || one.id === figure.id) continue;
    const worth = needOf(state, one, medic);
    if (worth === 0) continue;
    const to = toFigure(state, one);
    const value = worth - HELPING * (wayLeft(state, figure, to) / 1e3);
    if (value <= (best2?.value ?? 0)) continue;
    const home = one.place.at === "gone" ? homeOf(state, one) : void 0;
    const carried = home ? CARRYING * wayLeft(state, one, home) : 0;
    const errand = { to, pull: wanted ? hurried(state, figure, to, worth, void 0, carried).pull : HELPING, worth };
    best2 = { errand: home ? { ...errand, home } : errand, value };
  }
  return best2?.errand;
}
function patientErrand(state, figure) {
  const worth = needOf(state, figure, true);
  if (worth === 0) return void 0;
  const medic = friendsOf2(state, figure.side).find(
    (one) => one.id !== figure.id && isMedic2(state, one) && sheetOf2(state, one).kits > 0 && isThere(state, figure, toFigure(state, one))
  );
  return medic && { to: toFigure(state, medic), pull: 0, worth };
}
function needOf(state, one, medic) {
  const { place } = one;
  if (place.at === "gone") {
    if (place.casualty === "evacuable") return savedWorth(state, one);
    return medic && place.casualty === "unchecked" && !sheetOf2(state, one).firstAid ? savedWorth(state, one) / 2 : 0;
  }
  const patient = medic && place.at === "table" && isWounded2(state, one) && !sheetOf2(state, one).firstAid;
  return patient ? HEALED * WOUND_SHARE * worthOfFigure2(state, one) : 0;
}
function savedWorth(state, casualty) {
  const wanted = wantsHome(state, casualty.side);
  if (wanted !== void 0) return VICTORY / 4 / partsOf(state, casualty.side) / wanted;
  return BROUGHT_HOME * worthOfFigure2(state, casualty);
}
function homeOf(state, casualty) {
  const station = aidStationOf(state, casualty.side);
  const edge = edgeOf(state.table, casualty.side);
  const ways2 = [...station ? [toElement(station)] : [], ...edge ? [{ edge }] : []];
  return ways2.sort((a, b) => wayLeft(state, casualty, a) - wayLeft(state, casualty, b))[0];
}
function wantsHome(state, side) {
  if (!state.goals) return void 0;
  const goal = goalProgress2(state, side).find((one) => one.goal.kind === "evacuate" && !one.reached);
  return goal && goal.need - goal.have;
}

// packages/ai/src/errand/officers.ts
import {
  callable,
  cardOf,
  edgeOf as edgeOf3,
  faceOf as faceOf3,
  figureOf,
  friendsOf as friendsOf4,
  goalProgress as goalProgress3,
  inShock as inShock2,
  isOfficer as isOfficer2,
  radiusOfOrders,
  strideOf as strideOf2
} from "@tactic48/rules";

// packages/ai/src/generator/places.ts
import { distance as distance2, touchesOutline, UNIT } from "@tactic48/geometry";
import {
  baseRadius,
  edgeOf as edgeOf2,
  enemiesOf,
  FACING,
  friendsOf as friendsOf3,
  isInReserve,
  radiusOf as radiusOf2,
  zoneGrid,
  zonePoint
} from "@tactic48/rules";
var DEPLOY_STEP = 2 * UNIT;
var TO_COVER = 2.4 * UNIT;
var CLOSER = 0.2 * UNIT;
var UNEVEN = 0.6 * UNIT;
var squareBetween = (a, b) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
var lengthBetween = (a, b) => Math.sqrt(squareBetween(a, b));
function lengthOf(path) {
  let length = 0;
  let from;
  for (const to of path) {
    if (from) length += lengthBetween(from, to);
    from = to;
  }
  return length;
}
var between = (a, b, share) => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share)
});
function pointShort(a, b, short) {
  const length = lengthBetween(a, b);
  return length > short ? between(a, b, (length - short) / length) : void 0;
}
function middleOf(outline) {
  if (outline.kind === "disc") return { x: outline.x, y: outline.y };
  let x = 0;
  let y = 0;
  for (const point of outline.points) {
    x += point.x;
    y += point.y;
  }
  return { x: Math.round(x / outline.points.length), y: Math.round(y / outline.points.length) };
}
function nearestEnemies(state, { side, position }, count) {
  return [...enemiesOf(state, side)].sort((a, b) => squareBetween(a.position, position) - squareBetween(b.position, position)).slice(0, count);
}
var COMPASS = [
  { x: 1e3, y: 0 },
  { x: 924, y: 382 },
  { x: 707, y: 707 },
  { x: 382, y: 924 },
  { x: 0, y: 1e3 },
  { x: -382, y: 924 },
  { x: -707, y: 707 },
  { x: -924, y: 382 },
  { x: -1e3, y: 0 },
  { x: -924, y: -382 },
  { x: -707, y: -707 },
  { x: -382, y: -924 },
  { x: 0, y: -1e3 },
  { x: 382, y: -924 },
  { x: 707, y: -707 },
  { x: 924, y: -382 }
];
var stepTo = ({ x, y }, direction, length) => ({
  x: x + Math.trunc(direction.x * length / 1e3),
  y: y + Math.trunc(direction.y * length / 1e3)
});
function touchPoint(outline, from, goal, r) {
  if (touchesOutline(outline, { ...from, r })) return void 0;
  let near = 0;
  let far = 1;
  for (let i = 0; i < 20; i++) {
    const share = (near + far) / 2;
    if (touchesOutline(outline, { ...between(from, goal, share), r })) far = share;
    else near = share;
  }
  return between(from, goal, far);
}
function placeAt(state, figure, to) {
  const { position } = figure;
  const r = radiusOf2(state, figure);
  if (!("edge" in to)) return touchPoint(to.outline, position, middleOf(to.outline), r);
  const across = to.edge === "north" || to.edge === "south";
  return zonePoint(state.table, to.edge, across ? position.x : position.y, r);
}
function rimOf(outline) {
  if (outline.kind === "disc") return COMPASS.map((direction) => stepTo(outline, direction, outline.r));
  return outline.points.flatMap((point, i) => {
    const next = outline.points[(i + 1) % outline.points.length];
    return next ? [{ x: point.x, y: point.y }, between(point, next, 0.5)] : [];
  });
}
var WEIGHED = 12;
function* deployments(state, side, seat) {
  const waiting = state.figures.filter((figure) => figure.side === side && isInReserve(figure));
  for (const figure of waiting.length > WEIGHED ? waiting.slice(0, 1) : waiting) {
    for (const at of deployPlaces(state, side)) yield { verb: "deploy", seat, figure: figure.id, at };
  }
}
var placesOf = /* @__PURE__ */ new WeakMap();
function deployPlaces(state, side) {
  const known = placesOf.get(state.table) ?? /* @__PURE__ */ new Map();
  placesOf.set(state.table, known);
  const before = known.get(side);
  if (before) return before;
  const edge = edgeOf2(state.table, side);
  const grid = [...zoneGrid(state, side, DEPLOY_STEP)];
  const places = !edge || isPressed(state, side) ? grid : grid.map((at) => inTheLee(state, FACING[edge], at) ?? outOfLine(state, at));
  known.set(side, places);
  return places;
}
var TOWARDS = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 }
};
function inTheLee(state, to, at) {
  const r = baseRadius(state.rules);
  const { x: dx, y: dy } = TOWARDS[to];
  const near = state.table.elements.filter(
    ({ cover, outline }) => cover !== "none" && distance2(outline, { ...at, r }) <= TO_COVER
  );
  if (near.length === 0) return void 0;
  let free;
  for (let ahead = 0; ahead <= TO_COVER; ahead += CLOSER) {
    const there = { x: at.x + dx * ahead, y: at.y + dy * ahead };
    if (near.some(({ outline }) => distance2(outline, { ...there, r }) <= 0)) return free;
    free = there;
  }
  return void 0;
}
function outOfLine({ table, rules }, { x, y }) {
  const r = baseRadius(rules);
  const off = (at, seed, most2) => Math.min(most2 - r, Math.max(r, at + seed % (2 * UNEVEN + 1) - UNEVEN));
  return { x: off(x, x * 7 + y * 13, table.width), y: off(y, x * 11 + y * 3, table.height) };
}
function* feints(state, side, seat) {
  for (const { id } of friendsOf3(state, side)) {
    for (const at of zoneGrid(state, side, DEPLOY_STEP)) yield { verb: "feint", seat, moves: [{ figure: id, at }] };
  }
}
function scenicBaseAt(state, path) {
  const end = path[path.length - 1];
  if (!end || !state.rules.scenicBaseFreeStep) return void 0;
  for (const { scenicBase, outline } of state.table.elements) {
    if (!scenicBase || outline.kind !== "disc") continue;
    const reach = 2 * outline.r;
    if (squareBetween(outline, end) <= reach * reach) return { x: outline.x, y: outline.y };
  }
  return void 0;
}
function cut(a, b, length) {
  const whole = lengthBetween(a, b);
  return whole <= length ? { x: b.x, y: b.y } : between(a, b, length / whole);
}

// packages/ai/src/errand/officers.ts
var IN_HAND = 4;
var COMES_THROUGH = 0.3;
var LEAD = 0.2;
var MOST_LEAD = 1.5;
var REACHED = 0.7;
var BESIDE = 1.5;
function messageErrand(state, figure) {
  const home = edgeOf3(state.table, figure.side);
  for (const { goal, reached, have, need } of state.goals ? goalProgress3(state, figure.side) : []) {
    if (goal.kind !== "message" || reached) continue;
    const edge = goal.edge ?? home;
    if (!edge) return void 0;
    const worth = VICTORY / partsOf(state, figure.side) / (need - have);
    if (figure.message !== void 0) return runErrand(state, figure, edge, worth, goal.edge === void 0);
    const officer = callerToServe(state, figure, { edge }, need - have);
    if (officer) return { to: toFigure(state, officer), pull: GOAL_PULL, worth: IN_HAND };
  }
  return void 0;
}
function runErrand(state, figure, edge, worth, leaves2) {
  const to = { edge };
  const length = Math.max(1, wayLeft(state, figure, to) / 1e3);
  return { to, pull: Math.max(GOAL_PULL, COMES_THROUGH * worth / length), worth, leaves: leaves2 };
}
function isMessenger(state, id, officer) {
  const figure = figureOf(state, id);
  const to = figure && messageErrand(state, figure)?.to;
  return to !== void 0 && !("edge" in to) && "figure" in to.touch && to.touch.figure === officer;
}
var callersOf = (state, { id, side }) => friendsOf4(state, side).filter(
  (one) => one.id !== id && isOfficer2(state, one) && faceOf3(state, one).call !== void 0
);
function callerToServe(state, figure, to, wanted) {
  const friends = friendsOf4(state, figure.side);
  const [officer] = callersOf(state, figure);
  const carrying = friends.filter(({ message }) => message !== void 0).length;
  if (!officer || carrying >= wanted + SPARE) return void 0;
  const free = friends.filter(
    (one) => one.message === void 0 && !isOfficer2(state, one) && cardOf(state, one).crew === void 0 && strideOf2(state, one, "move") > 0 && !inShock2(one)
  );
  const way = (one) => Math.sqrt(squareBetween(one.position, officer.position)) + wayLeft(state, one, to);
  const chosen = free.sort((a, b) => way(a) - way(b)).slice(0, wanted + SPARE - carrying);
  return chosen.some(({ id }) => id === figure.id) ? officer : void 0;
}
function radioErrand(state, figure) {
  if (!state.rules.company || faceOf3(state, figure).contactHq === void 0) return void 0;
  const away = (one) => squareBetween(one.position, figure.position);
  const [caller] = callersOf(state, figure).filter((one) => callable(state, one, { contact: true, away: false }).some((kind) => kind !== "platoonMortar")).sort((a, b) => away(a) - away(b));
  return caller && { to: toFigure(state, caller), pull: HELPING, worth: BESIDE };
}
function leadErrand(state, figure) {
  if (!state.goals || !state.rules.company || !isOfficer2(state, figure)) return void 0;
  const { platoon, company } = figure.unit;
  const led = friendsOf4(state, figure.side).filter(
    (one) => !serves(state, one) && one.unit.company === company && (platoon === void 0 || one.unit.platoon === platoon)
  );
  const missed = led.filter(({ position }) => isMissed(state, figure, position));
  const [midmost] = missed.map((one) => ({ one, away: missed.reduce((sum, other) => sum + squareBetween(one.position, other.position), 0) })).sort((a, b) => a.away - b.away);
  return midmost && { to: toFigure(state, midmost.one), pull: leadPull(missed.length), worth: 0 };
}
function isMissed(state, officer, at) {
  const radius = REACHED * radiusOfOrders(state, officer);
  return squareBetween(at, officer.position) > radius * radius;
}
var leadPull = (missed) => Math.min(MOST_LEAD, LEAD * missed);
var keepingUp = (state, officer, places) => state.goals ? leadPull(places.filter((at) => isMissed(state, officer, at)).length) : 0;

// packages/ai/src/errand.ts
var DECIDES = 40;
var errandCache = /* @__PURE__ */ new WeakMap();
function errandOf(state, figure) {
  const made = errandCache.get(state) ?? /* @__PURE__ */ new Map();
  errandCache.set(state, made);
  if (!made.has(figure.id)) made.set(figure.id, found(state, figureOf2(state, figure.id) ?? figure));
  return made.get(figure.id);
}
var found = (state, figure) => messageErrand(state, figure) ?? careErrand(state, figure) ?? radioErrand(state, figure) ?? missionErrand(state, figure) ?? leadErrand(state, figure) ?? goalErrand(state, figure);
function arrivalAt(state, figure, at, leaving = false) {
  const errand = errandOf(state, figure);
  if (!errand || errand.leaves && !leaving || !isThere(state, figure, errand.to, at)) return 0;
  const { to, home, worth } = errand;
  const patient = home && !("edge" in to) && "figure" in to.touch ? figureOf2(state, to.touch.figure) : void 0;
  if (!home || !patient) return worth;
  return wayLeft(state, figure, home, at) >= wayLeft(state, patient, home) ? worth : worth / 2;
}
function menaces(state, figure) {
  const errand = errandOf(state, figure);
  if (!errand || errand.worth < DECIDES && (errand.pull < PULL || isToFigure(errand.to))) return false;
  const moves2 = Math.min(state.rules.moveCapAt, allowanceOf(state, figure));
  return wayLeft(state, figure, errand.to) <= moves2 * strideOf3(state, figure, "move");
}

// packages/ai/src/generator/intents.ts
var PURPOSE = 0.5;
var HORIZON = 6;
var MOVES_A_TURN2 = 2;
var intentCache = /* @__PURE__ */ new WeakMap();
function intentsOf(state, figure) {
  const made = intentCache.get(state) ?? /* @__PURE__ */ new Map();
  intentCache.set(state, made);
  const before = made.get(figure.id);
  if (before) return before;
  const intents = guess(state, figure);
  made.set(figure.id, intents);
  return intents;
}
function guess(state, figure) {
  const stride = strideOf4(state, figure, "move");
  if (stride === 0) return [];
  const goals = goalsOf(state, figure);
  const intents = goals.map(({ at, objective }) => {
    const { path, length } = routeTo(state, figure, at, stride);
    const wins = objective && length <= MOVES_A_TURN2 * stride;
    return { track: createTrack(path), share: PURPOSE / goals.length, purpose: true, wins };
  });
  const share = (goals.length > 0 ? 1 - PURPOSE : 1) / (COMPASS.length / 2);
  for (let i = 0; i < COMPASS.length; i += 2) {
    const direction = COMPASS[i];
    const track = direction && walkable(state, figure, stepTo(figure.position, direction, stride));
    if (track) intents.push({ track, share, purpose: false, wins: false });
  }
  return intents;
}
function goalsOf(state, figure) {
  const r = baseRadius2(state.rules);
  const goals = [];
  const [foe] = nearestEnemies(state, figure, 1);
  const touch = foe && pointShort(figure.position, foe.position, 2 * r);
  if (touch) goals.push({ at: touch, objective: false });
  const errand = errandOf(state, figure);
  const beside = errand && placeAt(state, figure, errand.to);
  if (beside) goals.push({ at: beside, objective: errand.worth >= DECIDES });
  return goals;
}
function routeTo(state, figure, goal, stride) {
  const r = baseRadius2(state.rules);
  const found2 = shortestPath(groundOf(state), r, figure.position, goal, HORIZON * stride, []);
  if (found2) return { path: [figure.position, ...cutAt(found2, stride).slice(1)], length: lengthOf(found2) };
  const { points } = walkable(state, figure, cut(figure.position, goal, stride));
  return { path: points, length: Number.POSITIVE_INFINITY };
}
function walkable(state, figure, to) {
  const { width, height } = state.table;
  const end = { x: Math.min(Math.max(to.x, 0), width), y: Math.min(Math.max(to.y, 0), height) };
  const track = createTrack([figure.position, end]);
  const blocked = firstBlocked(groundOf(state), track, baseRadius2(state.rules), 1, track.steps);
  return blocked < 0 ? track : createTrack([figure.position, trackPoint(track, Math.max(0, blocked - 1))]);
}

// packages/ai/src/generator/marks.ts
var MANY_ENEMIES = 4;
var MANY_SUPPRESSED = 6;
var MANY_JOINERS = 2;
var MANY_SCREENED = 5;
var BEFORE = 300;
var gunsOf = (state, figure) => weaponsOf(state, figure).filter(isGun);
var isAble = (figure) => !inShock3(figure) && !figure.counters.suppressed;
function* watches(state, figure, seat) {
  const radius = faceOf4(state, figure).ofRadius;
  if (radius === void 0 || !isAble(figure) || state.sides[figure.side].tokens < state.rules.ofCost) return;
  const short = areaReach(state.rules, radius, baseRadius3(state.rules)) + BEFORE;
  const points = [];
  for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES)) {
    points.push(pointShort(figure.position, enemy.position, short) ?? figure.position);
    points.push(...glimpses(state, figure, enemy));
  }
  const objective = state.table.objectives?.[figure.side];
  const goal = objective && state.table.elements.find(({ id }) => id === objective);
  if (goal) points.push(middleOf(goal.outline));
  for (const { id: weapon } of gunsOf(state, figure)) {
    for (const { x, y } of points) {
      const command = { verb: "placeOpportunityFire", seat, figure: figure.id, weapon, at: { x, y } };
      if (!repeats(state, command)) yield command;
    }
  }
}
function glimpses(state, figure, enemy) {
  if (canSeeFigure(state, figure, enemy)) return [];
  const points = [];
  const { width, height } = state.table;
  for (const { track, purpose } of intentsOf(state, enemy)) {
    if (!purpose) continue;
    const everywhere = { x: 0, y: 0, radius: 2 * (width + height) };
    const k = firstSeenInside(
      sightGroundOf(state),
      track,
      baseRadius3(state.rules),
      everywhere,
      baseOf2(state, figure),
      1,
      track.steps
    );
    if (k >= 0) points.push(trackPoint2(track, k));
  }
  return points;
}
function* suppressions(state, figure, seat, friends) {
  const { sfCost, sfStart } = state.rules;
  const { tokens } = state.sides[figure.side];
  if (faceOf4(state, figure).sfRadius === void 0 || !isAble(figure) || tokens < sfCost) return;
  const joiners = tokens < sfCost * 2 ? [] : joinersOf(state, figure, friends);
  for (const { position } of nearestEnemies(state, figure, MANY_SUPPRESSED)) {
    const at = { x: position.x, y: position.y };
    for (const weapon of gunsOf(state, figure)) {
      const start = { verb: "startSuppression", seat, figure: figure.id, weapon: weapon.id, at };
      if (repeats(state, start)) continue;
      if (weapon.mg || weapon.sfCapable || sfStart !== "atomic") yield { ...start, joiners: [] };
      for (const joiner of joiners) yield { ...start, joiners: [joiner] };
    }
  }
}
function joinersOf(state, initiator, friends) {
  const able3 = friends.filter((friend) => friend.id !== initiator.id && isAble(friend) && !friend.counters.attacked);
  const away = (friend) => squareBetween(friend.position, initiator.position);
  const joiners = [];
  for (const friend of able3.sort((a, b) => Number(!!a.standing) - Number(!!b.standing) || away(a) - away(b))) {
    const [gun] = gunsOf(state, friend);
    if (gun) joiners.push({ figure: friend.id, weapon: gun.id });
    if (joiners.length === MANY_JOINERS) break;
  }
  return joiners;
}
function* throws(state, figure, seat) {
  if (inShock3(figure) || state.sides[figure.side].tokens < state.rules.grenadeCost) return;
  for (const weapon of weaponsOf(state, figure)) {
    if (weapon.kind !== "grenade") continue;
    const smoke = weapon.ammo === "smoke" ? screens(state, figure, weapon.radius ?? 0) : [];
    for (const at of [...pointsWorthHitting(state, figure, MANY_SUPPRESSED), ...smoke]) {
      yield { verb: "throwGrenade", seat, figure: figure.id, weapon: weapon.id, at };
    }
  }
}
function screens(state, figure, radius) {
  const away = (one) => squareBetween(one.position, figure.position);
  const beside = [...friendsOf5(state, figure.side)].sort((a, b) => away(a) - away(b));
  return beside.slice(0, MANY_SCREENED).flatMap((one) => {
    const [enemy] = nearestEnemies(state, one, 1);
    return enemy ? [cut(one.position, enemy.position, u(radius) + 2 * baseRadius3(state.rules))] : [];
  });
}
function pointsWorthHitting(state, figure, many) {
  const enemies = nearestEnemies(state, figure, many);
  const points = enemies.flatMap((enemy) => placesOf2(state, enemy));
  const reach = u(5);
  enemies.forEach(({ position: a }, i) => {
    for (const { position: b } of enemies.slice(i + 1)) {
      if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) continue;
      points.push({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });
    }
  });
  return points;
}
function placesOf2(state, enemy) {
  const shelter = shelterOf(state, enemy);
  return shelter ? shelter.slits.map(({ middle }) => middle) : [{ x: enemy.position.x, y: enemy.position.y }];
}
var driftPoints = ({ from, distance: distance6 }) => COMPASS.map((direction) => stepTo(from, direction, u(distance6)));
function repeats(state, command) {
  const figure = state.figures.find(({ id: id2 }) => id2 === command.figure);
  const kind = command.verb === "placeOpportunityFire" ? "opportunityFire" : "suppressionFire";
  if (!figure || figure.standing?.kind !== kind) return false;
  const { marker: id } = figure.standing;
  const marker = state.markers.find((one) => one.id === id);
  if (!marker || marker.kind !== kind) return false;
  const gun = marker.kind === "opportunityFire" ? marker.weapon : marker.participants.find((one) => one.figure === figure.id)?.weapon;
  if (gun !== command.weapon) return false;
  const near = u(marker.radius) / 2;
  if (squareBetween(marker.at, command.at) <= near * near) return true;
  if (kind === "opportunityFire") return false;
  return enemiesOf2(state, figure.side).every(
    (enemy) => isFigureInside(state, marker, enemy) || !isFigureInside(state, { at: command.at, radius: marker.radius }, enemy)
  );
}

// packages/ai/src/generator/paths.ts
import { shortestPath as shortestPath2, standsFree, touchesOutline as touchesOutline2 } from "@tactic48/geometry";
import {
  baseOf as baseOf3,
  baseRadius as baseRadius4,
  canSeeFigure as canSeeFigure2,
  cutAt as cutAt2,
  enemiesOf as enemiesOf3,
  groundOf as groundOf2,
  objectiveFor as objectiveFor2,
  radiusOf as radiusOf3,
  zonePoint as zonePoint2
} from "@tactic48/rules";
var MANY_ENEMIES2 = 4;
var MANY_COVERS = 5;
var CLEAR = 20;
var HORIZON2 = 6;
var FAR = 48e3;
var CORNERS = [1, 2 / 3, 1 / 3];
var MANY_SIDES = 3;
var ASIDE = [0, 2e3, -2e3, 5e3, -5e3];
function* pathsFor(state, figure, stride, horizon = HORIZON2) {
  if (stride <= 0) return;
  yield* onErrand(state, figure, stride, state.goals ? Math.max(horizon, FAR / stride) : horizon);
  yield* charges(state, figure, stride, horizon);
  yield* behindCover(state, figure, stride);
  for (let i = 0; i < COMPASS.length; i++) {
    const direction = COMPASS[i];
    if (!direction) continue;
    yield { path: [stepTo(figure.position, direction, i % 2 === 0 ? stride : Math.floor(stride / 2))] };
  }
}
function* corners(state, figure, stride) {
  const enemies = nearestEnemies(state, figure, MANY_ENEMIES2);
  for (const share of CORNERS) {
    for (const direction of COMPASS) {
      const at = stepTo(figure.position, direction, Math.floor(stride * share));
      const there = { ...figure, position: at };
      if (enemies.some((enemy) => canSeeFigure2(state, there, enemy))) yield { path: [at] };
    }
  }
}
function wayTo(state, figure, goal, to, stride, horizon, avoid) {
  const r = baseRadius4(state.rules);
  if (lengthBetween(figure.position, goal) > stride * horizon) return void 0;
  const whole = shortestPath2(groundOf2(state), r, figure.position, goal, stride * horizon, avoid);
  const path = whole ? cutAt2(whole, stride).slice(1) : [];
  if (!whole || path.length === 0) return void 0;
  const before = lengthOf(whole);
  return { path, left: { to, before, length: Math.max(0, before - stride) } };
}
function* charges(state, figure, stride, horizon) {
  const r = baseRadius4(state.rules);
  for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES2)) {
    const touch = pointShort(figure.position, enemy.position, 2 * r);
    if (!touch) continue;
    const others = enemiesOf3(state, figure.side).filter((other) => other.id !== enemy.id).map((other) => baseOf3(state, other));
    const to = (goal) => wayTo(state, figure, goal, "enemy", stride, horizon, others);
    yield to(touch) ?? toAnyOf(otherSides(state, figure, enemy), to) ?? { path: cutAt2([figure.position, touch], stride).slice(1) };
  }
}
function toAnyOf(goals, to) {
  for (const goal of goals) {
    const way = to(goal);
    if (way) return way;
  }
  return void 0;
}
function otherSides(state, figure, enemy) {
  const r = baseRadius4(state.rules);
  const ground = groundOf2(state);
  return COMPASS.map((direction) => stepTo(enemy.position, direction, 2 * r + CLEAR)).filter((at) => standsFree(ground, r, at, [])).sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position)).slice(0, MANY_SIDES);
}
function* onErrand(state, figure, stride, horizon) {
  const errand = errandOf(state, figure);
  if (!errand) return;
  const { to } = errand;
  if ("edge" in to) yield* shortest(state, figure, edgePoints(state, figure, to.edge), stride, horizon);
  else if ("element" in to.touch) yield* toOutline(state, figure, to.outline, stride, horizon);
  else for (const idea of toOutline(state, figure, to.outline, stride, horizon)) yield touching(idea, to.touch);
}
var touching = (idea, touch) => idea.left?.length === 0 ? { ...idea, touch } : idea;
function* toObjective(state, figure, stride, horizon = HORIZON2) {
  const objective = objectiveFor2(state, figure);
  if (objective) yield* toOutline(state, figure, objective.outline, stride, horizon);
}
var toOutline = (state, figure, outline, stride, horizon) => shortest(state, figure, touchPoints(state, figure, outline), stride, horizon);
function* shortest(state, figure, goals, stride, horizon) {
  const avoid = enemiesOf3(state, figure.side).map((enemy) => baseOf3(state, enemy));
  let shortest2;
  for (const goal of goals) {
    const away = lengthBetween(figure.position, goal);
    const best2 = shortest2?.left?.before ?? Number.POSITIVE_INFINITY;
    if (away > stride && away >= best2) break;
    const way = wayTo(state, figure, goal, "errand", stride, horizon, avoid);
    if (way?.left?.length === 0) yield way;
    if (way?.left && way.left.before < best2) shortest2 = way;
  }
  if (shortest2?.left && shortest2.left.length > 0) yield shortest2;
  const [nearest2] = goals;
  if (nearest2 && !shortest2) yield { path: cutAt2([figure.position, nearest2], stride).slice(1) };
}
function edgePoints(state, figure, edge) {
  const { table } = state;
  const r = radiusOf3(state, figure);
  const across = edge === "north" || edge === "south";
  const here = across ? figure.position.x : figure.position.y;
  const most2 = (across ? table.width : table.height) - r;
  const ground = groundOf2(state);
  return ASIDE.map((aside) => zonePoint2(table, edge, Math.min(Math.max(here + aside, r), most2), r)).filter(
    (at) => standsFree(ground, r, at, [])
  );
}
function touchPoints(state, figure, outline) {
  const r = baseRadius4(state.rules);
  const ground = groundOf2(state);
  if (touchesOutline2(outline, baseOf3(state, figure))) return [];
  const straight = touchPoint(outline, figure.position, middleOf(outline), r);
  return [...straight ? [straight] : [], ...rimPlaces(outline, r)].filter((at) => standsFree(ground, r, at, [])).sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position));
}
var aroundRims = /* @__PURE__ */ new WeakMap();
function rimPlaces(outline, r) {
  const known = aroundRims.get(outline);
  if (known?.r === r) return known.places;
  const middle = middleOf(outline);
  const places = rimOf(outline).flatMap((rim) => touchPoint(outline, outside(rim, middle, r), rim, r) ?? []);
  aroundRims.set(outline, { r, places });
  return places;
}
function outside(rim, middle, r) {
  const dx = rim.x - middle.x;
  const dy = rim.y - middle.y;
  const share = 3 * r / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return { x: Math.round(rim.x + dx * share), y: Math.round(rim.y + dy * share) };
}
function* behindCover(state, figure, stride) {
  const [threat] = nearestEnemies(state, figure, 1);
  if (!threat) return;
  const r = baseRadius4(state.rules);
  const spots = [];
  for (const { cover, outline } of state.table.elements) {
    if (cover === "none") continue;
    const spot = behind(outline, threat.position, r);
    if (squareBetween(spot, figure.position) <= stride * stride) spots.push(spot);
  }
  spots.sort((a, b) => squareBetween(a, figure.position) - squareBetween(b, figure.position));
  for (const spot of spots.slice(0, MANY_COVERS)) {
    if (spot.x !== figure.position.x || spot.y !== figure.position.y) yield { path: [spot] };
  }
}
function behind(outline, threat, r) {
  const middle = middleOf(outline);
  const dx = middle.x - threat.x;
  const dy = middle.y - threat.y;
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  let depth = 0;
  if (outline.kind === "disc") depth = outline.r;
  else
    for (const point of outline.points) {
      depth = Math.max(depth, ((point.x - middle.x) * dx + (point.y - middle.y) * dy) / length);
    }
  const share = (depth + r + CLEAR) / length;
  return { x: Math.round(middle.x + dx * share), y: Math.round(middle.y + dy * share) };
}

// packages/ai/src/conduct.ts
var NO_CONDUCT = {
  actions: 0,
  opportunityFirePlaced: 0,
  opportunityFireShots: 0,
  markersRepeated: 0,
  killsInReach: 0,
  killsTaken: 0,
  missionWinsInReach: 0,
  missionWinsTaken: 0
};
function addConduct(a, b) {
  return {
    actions: a.actions + b.actions,
    opportunityFirePlaced: a.opportunityFirePlaced + b.opportunityFirePlaced,
    opportunityFireShots: a.opportunityFireShots + b.opportunityFireShots,
    markersRepeated: a.markersRepeated + b.markersRepeated,
    killsInReach: a.killsInReach + b.killsInReach,
    killsTaken: a.killsTaken + b.killsTaken,
    missionWinsInReach: a.missionWinsInReach + b.missionWinsInReach,
    missionWinsTaken: a.missionWinsTaken + b.missionWinsTaken
  };
}
function conductOf(state, side, command, events) {
  const count = (test) => events.filter(test).length;
  const wins = isFree(state) && winsInReach(state, side);
  const marks = command.verb === "placeOpportunityFire" || command.verb === "startSuppression";
  return {
    ...NO_CONDUCT,
    actions: count(({ type }) => type === "actionTaken"),
    opportunityFirePlaced: count((event) => event.type === "opportunityFirePlaced" && event.marker.side === side),
    opportunityFireShots: count(
      (event) => event.type === "shotDeclared" && event.mode === "opportunityFire" && knownFigure(state, event.shooter).side === side
    ),
    markersRepeated: marks && repeats(state, command) ? 1 : 0,
    missionWinsInReach: wins ? 1 : 0,
    missionWinsTaken: wins && touchesObjective(state, command) ? 1 : 0
  };
}
function isFree(state) {
  const question = topQuestion2(state);
  return question?.kind === "action" || question?.kind === "window" && question.allows === "anyAction";
}
function winsInReach(state, side) {
  const seat = seatOf2(state, side);
  if (!seat || state.setup.gameType !== "mission") return false;
  return friendsOf6(state, side).some(
    (figure) => !inShock4(figure) && (winsBy(state, seat, figure, "move") || winsBy(state, seat, figure, "moveFire"))
  );
}
function winsBy(state, seat, figure, gait) {
  const stride = strideOf5(state, figure, gait);
  if (stride <= 0) return false;
  for (const { path, left } of toObjective(state, figure, stride)) {
    if (left?.length !== 0) continue;
    const by = { seat, figure: figure.id, path };
    const command = gait === "move" ? { verb: "move", ...by } : { verb: "moveAndFire", ...by, shoot: "none" };
    if (!isRefusal(checkParsed(state, command))) return true;
  }
  return false;
}
function touchesObjective(state, command) {
  if (command.verb !== "move" && command.verb !== "moveAndFire") return false;
  const objective = objectiveFor3(state, knownFigure(state, command.figure));
  const end = command.stepInto ?? command.path[command.path.length - 1];
  return !!objective && !!end && touchesOutline3(objective.outline, { ...end, r: baseRadius5(state.rules) });
}

// packages/ai/src/game.ts
import {
  createGame,
  execute,
  isRefusal as isRefusal2,
  topQuestion as topQuestion3
} from "@tactic48/rules";
function playGame(spec, bots, chance) {
  const opened = createGame(spec, chance);
  if (isRefusal2(opened)) throw new Error(`the game cannot be set up: ${opened.rule} ${opened.code}`);
  let { state } = opened;
  while (state.phase !== "over") {
    const side = topQuestion3(state)?.awaiting[0];
    const asked = side && consultation(state, side);
    if (!asked) throw new Error("no side is asked");
    const command = bots[side](asked.view, asked.question, chance);
    const step = execute(state, command, chance);
    if (isRefusal2(step)) throw new Error(`${side} may not ${JSON.stringify(command)}: ${step.rule} ${step.code}`);
    state = step.state;
  }
  return state;
}

// packages/ai/src/generator.ts
import {
  canSeeFigure as canSeeFigure5,
  checkParsed as checkParsed2,
  enemiesOf as enemiesOf5,
  friendsOf as friendsOf10,
  inShock as inShock7,
  isGun as isGun4,
  isRefusal as isRefusal6,
  proposals,
  seatOf as seatOf4,
  shotOdds as shotOdds2,
  strideOf as strideOf8,
  topQuestion as topQuestion4,
  weaponsOf as weaponsOf4
} from "@tactic48/rules";

// packages/ai/src/evacuating.ts
import { shortestPath as shortestPath3 } from "@tactic48/geometry";
import {
  cutAt as cutAt3,
  groundOf as groundOf3,
  groupOf,
  helpersFor,
  isMedic as isMedic3,
  isRefusal as isRefusal3,
  knownFigure as knownFigure3,
  loadOf as loadOf2,
  radiusOf as radiusOf4,
  u as u2
} from "@tactic48/rules";

// packages/ai/src/place.ts
import { distance as distance3, UNIT as UNIT2 } from "@tactic48/geometry";
import {
  baseOf as baseOf4,
  canSeeFigure as canSeeFigure3,
  cardOf as cardOf2,
  diceOdds,
  faceOf as faceOf5,
  friendsOf as friendsOf8,
  isGun as isGun2,
  livesOf as livesOf2,
  opponentOf as opponentOf3,
  roundOf as roundOf3,
  shotProfile,
  strideOf as strideOf6,
  weaponsOf as weaponsOf2
} from "@tactic48/rules";

// packages/ai/src/situation.ts
import {
  apply,
  enemiesOf as enemiesOf4,
  friendsOf as friendsOf7,
  inShock as inShock5,
  isFigureInside as isFigureInside2,
  knownFigure as knownFigure2,
  roundOf as roundOf2,
  sheetOf as sheetOf3,
  suppressionAreas,
  tallyOf
} from "@tactic48/rules";
var TOKEN = 0.3;
var LAST_TOKEN = 0.1;
var PATIENT = 8;
var WEARING = 16;
var LEAST_CAUTION = 0.25;
var PRESSED = 0.25;
var MANY_MOVERS = 14;
var MANY_SERVING = 3;
var MANY_NEAR = 20;
function situationOf(state, side) {
  const friends = friendsOf7(state, side);
  const enemies = enemiesOf4(state, side);
  const stakes = /* @__PURE__ */ new Map();
  const nearby = /* @__PURE__ */ new Map();
  const tallies = /* @__PURE__ */ new Map();
  const worked = /* @__PURE__ */ new Map();
  const { tokens } = state.sides[side];
  const income = Math.max(1, state.rules.atIncome);
  const limit = state.goals?.limit?.rounds;
  const last = isPressed(state, side) ? limit : void 0;
  const patient = last === void 0 ? PATIENT : PRESSED * last;
  const late = Math.max(0, roundOf2(state) - patient) / (last === void 0 ? WEARING : last - patient);
  const near = (figure) => remembered(nearby, figure.id, () => nearest(figure.side === side ? enemies : friends, figure.position, MANY_NEAR));
  return {
    state,
    side,
    friends,
    enemies,
    token: (limit === roundOf2(state) ? LAST_TOKEN : TOKEN) * Math.min(1, income / Math.max(1, tokens)),
    caution: Math.max(LEAST_CAUTION, 1 - late),
    stake: (figure) => remembered(stakes, figure.id, () => {
      const tally = remembered(tallies, figure.side, () => tallyOf(state, figure.side));
      return stakeOf(state, figure, menaces(state, figure), tally);
    }),
    near,
    movers() {
      if (friends.length <= MANY_MOVERS) return friends;
      const far = (figure) => {
        const [enemy] = near(figure);
        return enemy ? squareBetween(figure.position, enemy.position) : Number.POSITIVE_INFINITY;
      };
      const able3 = friends.filter((figure) => !inShock5(figure)).map((figure) => ({ figure, away: far(figure) })).sort((a, b) => a.away - b.away).map(({ figure }) => figure);
      const serving = able3.filter((figure) => serves(state, figure)).slice(0, MANY_SERVING);
      const acted = (figure) => sheetOf3(state, figure).counters.slots > 0;
      const others = able3.filter((figure) => !serving.includes(figure));
      const fresh = [...others.filter((one) => !acted(one)), ...others.filter(acted)];
      return [...serving, ...fresh].slice(0, MANY_MOVERS);
    },
    once: (what, figure, work) => remembered(
      remembered(worked, what, () => /* @__PURE__ */ new Map()),
      figure.id,
      work
    )
  };
}
function remembered(known, key, work) {
  const before = known.get(key);
  if (before !== void 0) return before;
  const value = work();
  known.set(key, value);
  return value;
}
function nearest(figures, from, count) {
  const sorted = [...figures].sort((a, b) => squareBetween(a.position, from) - squareBetween(b.position, from));
  return sorted.length > count ? sorted.slice(0, count) : sorted;
}
var standingAt = (state, figure, to) => {
  const moved = apply(state, { type: "moved", figure: figure.id, to, k: 0 });
  return figure.standing ? apply(moved, { type: "standingCleared", figure: figure.id, rule: "TURN-15" }) : moved;
};
var figureIn = (state, figure) => knownFigure2(state, figure.id);
var isSilent = (state, figure) => inShock5(figure) || isHeldDown(state, suppressionAreas(state), figure);
var isHeldDown = (state, areas, figure) => state.rules.sfAffectsWhen === "anyMoment" && areas.some((area) => isFigureInside2(state, area, figure));

// packages/ai/src/place.ts
var OFFENCE_NOW = 0.75;
var OFFENCE_LATER = 0.55;
var DEFENCE = 0.6;
var BOLD_DEFENCE = 0.5;
var DEPENDED_ON = 1.5;
var BEHIND = 4;
var IN_FRONT = 0.3;
var PROGRESS = 0.12;
var SEEKING = 0.25;
var BRISK = 4 * UNIT2;
var WAITING = 2;
var EASED = 3;
var COVER_SHARE = 0.08;
var COVER_SAVES = 0.2;
var MANY_FEARED = 14;
function standpoint(situation, state, figure, attacks2 = true) {
  let offence = 0;
  let first = 0;
  let second = 0;
  for (const enemy of situation.near(figure)) {
    const fights = attacks2 && openShot(situation, figure, enemy).loss > offence;
    const threatens = openShot(situation, enemy, figure).dread > second;
    if (!fights && !threatens || !canSeeFigure3(state, figure, enemy)) continue;
    if (fights) offence = Math.max(offence, worstShot(situation, state, figure, enemy));
    if (!threatens || isSilent(state, enemy)) continue;
    const feared2 = worstShot(situation, state, enemy, figure, dreadOf);
    if (feared2 > first) {
      second = first;
      first = feared2;
    } else if (feared2 > second) second = feared2;
  }
  const feared = first + second;
  return { offence, exposure: serves(state, figure) ? DEPENDED_ON * feared : feared };
}
function worstShot(situation, state, shooter, target, counted = lossOf) {
  let most2 = 0;
  for (const weapon of weaponsOf2(state, shooter)) {
    const profile = isGun2(weapon) && shotProfile(state, shooter, weapon, target, PLAIN);
    if (!profile) continue;
    const odds = oddsOn(state, target, profile.dice.count, profile.need.score);
    most2 = Math.max(most2, counted(situation.stake(target), odds));
  }
  return most2;
}
var PLAIN = { aims: 0 };
function oddsOn(state, target, dice, need) {
  const wounded = livesOf2(state, target) === 1;
  const hasWoundedSide = cardOf2(state, target).wounded !== void 0;
  return diceOdds({ dice, need, wounded, hasWoundedSide, headshotSixes: state.rules.headshotSixes });
}
function mostOffence(situation, figure) {
  const most2 = { loss: 0, gain: 0, elimination: 0 };
  for (const enemy of situation.near(figure)) {
    const { loss, gain, elimination } = openShot(situation, figure, enemy);
    most2.loss = Math.max(most2.loss, loss);
    most2.gain = Math.max(most2.gain, gain);
    most2.elimination = Math.max(most2.elimination, elimination);
  }
  return most2;
}
function openShot(situation, shooter, target) {
  const of = situation.once("openShots", shooter, () => /* @__PURE__ */ new Map());
  const known = of.get(target.id);
  if (known) return known;
  const { state } = situation;
  const eased = state.effects.length > 0 ? EASED : 0;
  const most2 = { loss: 0, dread: 0, gain: 0, elimination: 0 };
  for (const weapon of weaponsOf2(state, shooter)) {
    if (!isGun2(weapon)) continue;
    const odds = oddsOn(state, target, Math.max(1, weapon.short, weapon.long) + eased, state.rules.hitOpen - eased);
    most2.loss = Math.max(most2.loss, lossOf(situation.stake(target), odds));
    most2.dread = Math.max(most2.dread, dreadOf(situation.stake(target), odds));
    most2.gain = Math.max(most2.gain, gainOf(situation.stake(target), odds));
    most2.elimination = Math.max(most2.elimination, odds.elimination);
  }
  of.set(target.id, most2);
  return most2;
}
var fearOf = ({ state, caution }, exposure) => (isBold(state) ? BOLD_DEFENCE : DEFENCE) * caution * exposure;
var placeValue = (situation, { offence, exposure }, shootsNow) => (shootsNow ? OFFENCE_NOW : OFFENCE_LATER) * offence - fearOf(situation, exposure);
var fearedOf = ({ state, side }, all) => most(
  all.map(({ exposure }) => exposure),
  (state.sides[opponentOf3(side)].tokens + state.rules.atIncome) / 2
);
var hopedOf = ({ state }, all) => most(
  all.map(({ offence }) => offence),
  state.rules.atIncome
);
var most = (values, count) => [...values].sort((a, b) => b - a).slice(0, Math.ceil(count)).reduce((sum, one) => sum + one, 0);
var exposureHere = (situation, figure) => situation.once(HERE, figure, () => standpoint(situation, situation.state, figure)).exposure;
function lastToken(situation) {
  const { state, friends } = situation;
  const [first] = friends;
  if (!first || isBold(state) || friends.length > MANY_FEARED) return 0;
  return situation.once("lastToken", first, () => {
    let most2 = 0;
    for (const one of friends) {
      if (one.standing?.kind !== "takeCover") most2 = Math.max(most2, exposureHere(situation, one));
    }
    return COVER_SAVES * most2;
  });
}
var HERE = "here";
function progress(situation, figure) {
  const { state } = situation;
  const base = baseOf4(state, figure);
  const errand = errandOf(state, figure);
  const goal = errand ? errand.pull * (wayLeft(state, figure, errand.to) / 1e3) : 0;
  const fighters = serves(state, figure) ? fightersOf(situation, figure) : [];
  if (fighters.length > 0) {
    const behind2 = PROGRESS * Math.max(0, nearestOf(state, base, fighters) / 1e3 - BEHIND);
    return -goal - behind2 - (isBold(state) ? inFrontOf(situation, figure, fighters) : 0);
  }
  const nearest2 = nearestOf(state, base, situation.near(figure));
  const off = nearest2 === Number.POSITIVE_INFINITY ? 0 : Math.max(0, nearest2 / UNIT2 - wantedRange(state, figure));
  return -goal - PROGRESS * off;
}
function aheadOfMen(situation, figure) {
  const { state, friends } = situation;
  if (isBold(state) || faceOf5(state, figure).command === void 0 || errandOf(state, figure)) return 0;
  return inFrontOf(
    situation,
    figure,
    situation.once("men", figure, () => friends.filter(({ id }) => id !== figure.id))
  );
}
function inFrontOf(situation, figure, fighters) {
  const { state } = situation;
  const [first] = fighters;
  if (!first) return 0;
  const toEnemy = (one) => nearestOf(state, baseOf4(state, one), situation.near(one)) / 1e3;
  const line = situation.once("frontLine", first, () => {
    const ways2 = fighters.map(toEnemy).sort((a, b) => a - b);
    return ways2[Math.floor(ways2.length / 2)] ?? 0;
  });
  return line === Number.POSITIVE_INFINITY ? 0 : IN_FRONT * Math.max(0, line - toEnemy(figure));
}
function nearestOf(state, base, figures) {
  let nearest2 = Number.POSITIVE_INFINITY;
  for (const one of figures) nearest2 = Math.min(nearest2, distance3(base, baseOf4(state, one)));
  return nearest2;
}
var fightersOf = (situation, figure) => situation.once(
  "fighters",
  figure,
  () => friendsOf8(situation.state, figure.side).filter((one) => !serves(situation.state, one))
);
function headway({ state }, figure, errand, length, here) {
  if (errand) return errand.pull * length / UNIT2;
  const blind = here.offence === 0;
  const slow = blind ? Math.max(1, BRISK / Math.max(1, strideOf6(state, figure, "move"))) : 1;
  return (blind && roundOf3(state) > WAITING ? SEEKING : PROGRESS) * slow * length / UNIT2;
}
function wantedRange(state, figure) {
  let close = 0;
  let far = 0;
  for (const weapon of weaponsOf2(state, figure)) {
    if (!isGun2(weapon)) continue;
    close = Math.max(close, weapon.short);
    far = Math.max(far, weapon.long);
  }
  if (close === 0 && far === 0) return faceOf5(state, figure).h2h > 2 ? 0 : 8;
  return far >= close ? 11 : 8;
}

// packages/ai/src/evacuating.ts
var EACH_U = 0.05;
var LIFTED = 0.25;
var HORIZON3 = 12;
function* carries(state, figure, seat) {
  if (!state.rules.company) return;
  const load = loadOf2(state, figure);
  if (!load && !isMedic3(state, figure)) return;
  for (const casualty of load ? [load] : state.figures) {
    if (casualty.side !== figure.side || !lies(casualty)) continue;
    for (const helper of [...helpersFor(state, figure, casualty).slice(0, 1), void 0]) {
      const group = groupOf(state, figure, casualty.id, helper?.id);
      if (isRefusal3(group)) continue;
      for (const path of waysHome(state, figure, casualty, u2(group.reach))) {
        const by = { verb: "carry", seat, figure: figure.id, casualty: casualty.id, path };
        yield helper ? { ...by, helper: helper.id } : by;
      }
    }
  }
}
var lies = ({ place }) => place.at === "carried" || place.at === "gone" && place.casualty === "evacuable";
function* waysHome(state, leader, casualty, reach) {
  const home = homeOf(state, casualty);
  const goal = home && placeAt(state, casualty, home);
  if (!goal || reach <= 0) return;
  const r = radiusOf4(state, leader);
  const { width, height } = state.table;
  const end = {
    x: Math.min(Math.max(leader.position.x + goal.x - casualty.position.x, r), width - r),
    y: Math.min(Math.max(leader.position.y + goal.y - casualty.position.y, r), height - r)
  };
  if (end.x === leader.position.x && end.y === leader.position.y) return;
  yield cutAt3([leader.position, end], reach).slice(1);
  const round = shortestPath3(groundOf3(state), r, leader.position, end, reach * HORIZON3, []);
  if (round && round.length > 2) yield cutAt3(round, reach).slice(1);
}
function carryValue(situation, figure, command) {
  const { state } = situation;
  const casualty = knownFigure3(state, command.casualty);
  const home = homeOf(state, casualty);
  const end = command.path[command.path.length - 1];
  if (!home || !end) return 0;
  const at = {
    x: casualty.position.x + end.x - figure.position.x,
    y: casualty.position.y + end.y - figure.position.y
  };
  const saved = savedWorth(state, casualty);
  const nearer = (wayLeft(state, casualty, home) - wayLeft(state, casualty, home, at)) / 1e3;
  const there = standingAt(state, figure, end);
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure));
  const place = placeValue(situation, standpoint(situation, there, figureIn(there, figure)), false) - placeValue(situation, here, false);
  return EACH_U * saved * nearer + (isThere(state, casualty, home, at) ? saved : 0) + place;
}
var liftValue = ({ state }, casualty) => LIFTED * savedWorth(state, knownFigure3(state, casualty));

// packages/ai/src/ordering.ts
import {
  able,
  canSeeFigure as canSeeFigure4,
  friendsOf as friendsOf9,
  isOfficer as isOfficer3,
  isRefusal as isRefusal5,
  knownFigure as knownFigure5,
  orderPreview,
  seatOf as seatOf3,
  UNPRINTED_SF_RADIUS
} from "@tactic48/rules";

// packages/ai/src/shooting.ts
import {
  checkWeapon,
  isGun as isGun3,
  isRefusal as isRefusal4,
  shotOdds,
  weaponsOf as weaponsOf3
} from "@tactic48/rules";
var REACTION = 0.6;
var SURE_KILL = 0.5;
var FINISH = 6;
var finishOf = ({ elimination }) => elimination >= SURE_KILL ? FINISH * elimination : 0;
function shotValue(situation, state, shooter, weapon, target, aims) {
  const plain = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims });
  if (!plain) return 0;
  const stake = situation.stake(target);
  const finish = finishOf(plain);
  const value = gainOf(stake, plain) + finish;
  if (!plain.mayReact) return value;
  const covered = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims, takeCover: true });
  return covered ? (1 - REACTION) * value + REACTION * (gainOf(stake, covered) + finish) : value;
}
function shotBound(situation, shooter, target) {
  const { gain, elimination } = openShot(situation, shooter, target);
  return gain + FINISH * elimination;
}
function bestShot(situation, state, shooter, aims) {
  let best2;
  for (const weapon of weaponsOf3(state, shooter)) {
    if (!isGun3(weapon) || isRefusal4(checkWeapon(state, shooter, weapon.id, "gun"))) continue;
    for (const target of situation.near(shooter)) {
      if (aims === 0 && best2 && shotBound(situation, shooter, target) <= best2.value) continue;
      const value = shotValue(situation, state, shooter, weapon.id, target, aims);
      if (value > (best2?.value ?? 0)) best2 = { weapon: weapon.id, target: target.id, value };
    }
  }
  return best2;
}
var bestHere = (situation, figure) => situation.once("bestHere", figure, () => bestShot(situation, situation.state, figure, 0)?.value ?? 0);

// packages/ai/src/suppressing.ts
import {
  figureOf as figureOf3,
  inShock as inShock6,
  isFigureInside as isFigureInside3,
  livesOf as livesOf3,
  suppressesAlone,
  suppressionAreas as suppressionAreas2,
  weaponOf
} from "@tactic48/rules";
var SILENCED = 0.25;
var VOLLEYS = 1.3;
var STAYS = 0.6;
function silenceValue(situation, area) {
  const { state } = situation;
  const others = suppressionAreas2(state).filter(({ id }) => id !== area.id);
  const falls = (figure) => isHeldDown(state, [area], figure) && !inShock6(figure) && !isHeldDown(state, others, figure);
  let value = 0;
  for (const enemy of situation.enemies) if (falls(enemy)) value += SILENCED * threatOf(situation, enemy);
  for (const friend of situation.friends) if (falls(friend)) value -= bestHere(situation, friend);
  return value;
}
function threatOf(situation, enemy) {
  return situation.once("threat", enemy, () => {
    let most2 = 0;
    for (const friend of situation.near(enemy)) {
      most2 = Math.max(most2, worstShot(situation, situation.state, enemy, friend));
    }
    return most2;
  });
}
function volleyValue(situation, area, participants) {
  const { state } = situation;
  let inside = 0;
  let sum = 0;
  for (const enemy of situation.enemies) {
    if (!isFigureInside3(state, area, enemy)) continue;
    inside += 1;
    sum += situation.stake(enemy).wound;
  }
  const six = (7 - state.rules.sfWoundOn) / 6;
  return inside > 0 ? VOLLEYS * six * participants * sum / inside : 0;
}
function massedValue(situation, area, guns) {
  const { state } = situation;
  const inside = situation.enemies.filter((enemy) => isFigureInside3(state, area, enemy));
  if (inside.length === 0) return 0;
  const lives = inside.reduce((sum, enemy) => sum + livesOf3(state, enemy), 0);
  const worth = inside.reduce((sum, enemy) => sum + situation.stake(enemy).wound, 0) / inside.length;
  return STAYS * worth * expectedUpTo(lives, guns, (7 - state.rules.sfWoundOn) / 6);
}
function expectedUpTo(most2, dice, chance) {
  let shown = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array(Math.min(most2, shown.length) + 1).fill(0);
    shown.forEach((likely, count) => {
      const more = Math.min(most2, count + 1);
      next[count] = (next[count] ?? 0) + likely * (1 - chance);
      next[more] = (next[more] ?? 0) + likely * chance;
    });
    shown = next;
  }
  return shown.reduce((sum, likely, count) => sum + likely * count, 0);
}
function leavingValue(situation, marker, figure) {
  const others = marker.participants.filter((participant) => participant.figure !== figure.id);
  const holds = others.length > 1 || others.some((participant) => isEnough(situation.state, participant));
  if (holds) return volleyValue(situation, marker, 1);
  return volleyValue(situation, marker, marker.participants.length) + Math.max(0, silenceValue(situation, marker));
}
function isEnough(state, { figure: id, weapon }) {
  const figure = figureOf3(state, id);
  const gun = figure && weaponOf(state, figure, weapon);
  return gun !== void 0 && suppressesAlone(state, gun);
}

// packages/ai/src/walking.ts
import { distance as distance4, touchesOutline as touchesOutline4 } from "@tactic48/geometry";
import {
  allowanceOf as allowanceOf2,
  baseOf as baseOf5,
  dangers,
  fighterOf,
  figureOf as figureOf4,
  h2hOdds,
  knownFigure as knownFigure4,
  objectiveFor as objectiveFor4,
  sheetOf as sheetOf4,
  strideOf as strideOf7
} from "@tactic48/rules";
var NEARLY_WON = 0.25;
var WASTED = 0.2;
var walked = /* @__PURE__ */ new WeakMap();
function walkOf(situation, figure, command) {
  const { path, stepInto } = command;
  const known = stepInto ? void 0 : walked.get(path);
  if (known) return known;
  const walk = walkTo(situation, figure, command);
  if (!stepInto) walked.set(path, walk);
  return walk;
}
function walkTo(situation, figure, command) {
  const { state } = situation;
  const { path, stepInto } = command;
  let end = endOf(command);
  let risk = 0;
  let stopped = 0;
  let silenced = false;
  let opponents = [];
  if (state.markers.length > 0 || mayTouch(situation, figure)) {
    for (const danger of dangers(state, figure, path, stepInto)) {
      if (danger.kind === "opportunityFire" && !danger.second) {
        risk += riskOf(situation.stake(figure), danger.odds);
        stopped = Math.max(stopped, 1 - danger.odds.miss);
      }
      if (danger.kind === "suppression") {
        silenced = true;
        risk += SILENCED * bestHere(situation, figure);
        if (danger.odds) risk += lossOf(situation.stake(figure), danger.odds);
      }
      if (danger.kind === "contact") {
        opponents = danger.opponents;
        end = danger.at;
      }
    }
  }
  const there = standingAt(state, figure, end);
  const moved = figureIn(there, figure);
  return { there, moved, standpoint: standpoint(situation, there, moved), risk, stopped, silenced, opponents };
}
var endOf = ({ path, stepInto, figure }) => {
  const end = stepInto ?? path[path.length - 1];
  if (!end) throw new Error(`${figure} has no way to go`);
  return end;
};
function walkValue(situation, figure, command, option) {
  const { state } = situation;
  const { there, moved, standpoint: place, risk, stopped, silenced, opponents } = walkOf(situation, figure, command);
  if (touches(state, figure, moved.position)) return VICTORY * (1 - stopped);
  const again = actsAgain(situation, figure, option);
  const shoots = command.verb === "moveAndFire" && !(silenced && command.shoot === "after");
  const shot = shoots ? moveShotValue(situation, there, figure, moved, command) : 0;
  const wasted = shoots && command.shoot === "after" && shot === 0 ? WASTED : 0;
  return placeValue(situation, place, again && !silenced && command.verb === "move") - risk - wasted + fightValue(situation, there, moved, opponents) + shot * (1 - stopped) + (1 - stopped) * arrivalAt(state, figure, moved.position, leaves(command)) - arrivalAt(state, figure, figure.position) + headed(situation, figure, moved.position, option);
}
function marchOf(situation, figure, command, option) {
  const { state } = situation;
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure));
  const { standpoint: there, silenced } = walkOf(situation, figure, command);
  const shootsNow = actsAgain(situation, figure, option) && !silenced;
  const gained = placeValue(situation, there, shootsNow) - placeValue(situation, here, true);
  return { here, there, beside: walkValue(situation, figure, command, option) - gained };
}
function walkBound(situation, figure, command, option) {
  const { state } = situation;
  const end = endOf(command);
  if (mayTouch(situation, figure) || touches(state, figure, end)) return VICTORY;
  const most2 = situation.once("most", figure, () => mostOffence(situation, figure));
  const shot = command.verb === "moveAndFire" && command.shoot !== "none" ? most2.gain + FINISH * most2.elimination : 0;
  const best2 = placeValue(situation, { offence: most2.loss, exposure: 0 }, true);
  const arrived = arrivalAt(state, figure, end, leaves(command)) - arrivalAt(state, figure, figure.position);
  return best2 + shot + arrived + headed(situation, figure, end, option);
}
var leaves = (command) => command.verb === "move" && command.leave === true;
function headed(situation, figure, end, option) {
  const { state } = situation;
  const { left } = option;
  const here = situation.once(HERE, figure, () => standpoint(situation, state, figure));
  const start = situation.once("progress", figure, () => progress(situation, figure));
  const straight = progress(situation, { ...figure, position: end });
  const errand = left?.to === "errand" ? errandOf(state, figure) : void 0;
  const round = left ? start + headway(situation, figure, errand, left.before - left.length, here) : straight;
  const nearly = errand && left && comesTo(situation, figure, option, left.length, errand.worth);
  const alone = Math.max(0, aheadOfMen(situation, { ...figure, position: end }) - aheadOfMen(situation, figure));
  return Math.max(straight, round) - start - alone - placeValue(situation, here, true) + (nearly ? NEARLY_WON * errand.worth : 0);
}
function comesTo(situation, figure, option, length, worth) {
  const { state, side } = situation;
  const stride = strideOf7(state, figure, "move");
  if (!state.goals) return worth >= VICTORY && length <= stride && actsAgain(situation, figure, option);
  const { tokens = 1, slots = 1, movement = 1 } = option.plan.price ?? {};
  const moves2 = Math.min(
    state.sides[side].tokens - tokens,
    allowanceOf2(state, figure) - sheetOf4(state, figure).counters.slots - slots,
    state.rules.moveCapAt - figure.counters.movement - movement
  );
  return worth >= DECIDES && length <= moves2 * stride;
}
function touches(state, figure, at) {
  const objective = objectiveFor4(state, figure);
  return objective !== void 0 && touchesOutline4(objective.outline, { ...baseOf5(state, figure), x: at.x, y: at.y });
}
function mayTouch(situation, figure) {
  const { state } = situation;
  const [enemy] = situation.near(figure);
  return enemy !== void 0 && distance4(baseOf5(state, figure), baseOf5(state, enemy)) <= strideOf7(state, figure, "move");
}
function actsAgain({ state, side }, figure, { plan }) {
  const { tokens = 1, slots = 1 } = plan.price ?? {};
  return state.sides[side].tokens > tokens && sheetOf4(state, figure).counters.slots + slots < allowanceOf2(state, figure);
}
function fightValue(situation, state, figure, opponents) {
  let value = 0;
  for (const id of opponents) {
    const enemy = knownFigure4(state, id);
    const odds = h2hOdds(fighterOf(state, figure), fighterOf(state, enemy), state.rules);
    value += gainOf(situation.stake(enemy), harm(odds.opponent)) - riskOf(situation.stake(figure), harm(odds.mover));
  }
  return value;
}
var harm = ({ wounded, eliminated }) => ({ wound: wounded, elimination: eliminated });
function moveShotValue(situation, there, figure, moved, command) {
  if (command.shoot === "none") return 0;
  if (command.shoot === "after") return bestShot(situation, there, moved, 0)?.value ?? 0;
  const target = command.target && figureOf4(situation.state, command.target);
  return target && command.weapon ? shotValue(situation, situation.state, figure, command.weapon, target, 0) : 0;
}

// packages/ai/src/ordering.ts
var MANY_NEAR2 = 3;
var MANY_TARGETS = 5;
var ALIKE = 5e3;
var MANY_MEN = 10;
function* ordersOf(state, officer, seat) {
  if (!isOfficer3(state, officer) || isRefusal5(able(state, "giveOrder", officer.id))) return;
  const by = { verb: "giveOrder", seat, figure: officer.id };
  const orders = [{ kind: "forward" }, { kind: "fallBack" }, { kind: "takeCover" }];
  const goals = [...goalsOf2(state, officer)];
  const enemies = nearestEnemies(state, officer, Number.POSITIVE_INFINITY);
  for (const { position } of enemies.slice(0, MANY_NEAR2)) {
    const at = { x: position.x, y: position.y };
    orders.push({ kind: "fireAtWill", at });
    if (goals.every((goal) => squareBetween(goal, at) > ALIKE * ALIKE)) goals.push(at);
  }
  let seen = 0;
  for (const enemy of enemies) {
    if (seen === MANY_TARGETS) break;
    if (!canSeeFigure4(state, officer, enemy)) continue;
    seen += 1;
    orders.push({ kind: "fireAt", target: enemy.id });
  }
  for (const at of goals) orders.push({ kind: "moveToward", at });
  for (const order of orders) yield { ...by, order };
}
function goalsOf2(state, { side }) {
  const goals = /* @__PURE__ */ new Map();
  for (const friend of friendsOf9(state, side)) {
    const to = errandOf(state, friend)?.to;
    if (to && !("edge" in to) && "element" in to.touch) goals.set(to.touch.element, middleOf(to.outline));
  }
  return [...goals.values()];
}
function orderValue(situation, command, lost) {
  const { state } = situation;
  const told = orderPreview(state, command);
  if (!told || told.refusal) return 0;
  const officer = knownFigure5(state, command.figure);
  let risk = 0;
  let stopped = 0;
  for (const { odds } of told.drawn) {
    risk += riskOf(situation.stake(officer), odds);
    stopped = Math.max(stopped, 1 - odds.miss);
  }
  return (1 - stopped) * doneValue(situation, told, lost) - risk;
}
function doneValue(situation, told, lost) {
  const men = told.men.filter(({ does }) => does);
  if (men.length === 0) return 0;
  const { order, together } = told;
  const givenUp2 = men.reduce((sum, { figure }) => sum + lost(situation, knownFigure5(situation.state, figure)), 0);
  if (order.kind === "fireAt") {
    const target = situation.stake(knownFigure5(situation.state, order.target));
    return (together ? gainOf(target, together) + finishOf(together) : 0) - givenUp2;
  }
  if (order.kind === "fireAtWill") {
    const area = { at: order.at, radius: UNPRINTED_SF_RADIUS };
    return silenceValue(situation, area) + massedValue(situation, area, men.length) - givenUp2;
  }
  const sample = men.length > MANY_MEN ? foremost(situation, men) : men;
  const value = order.kind === "takeCover" ? coverValue(situation, sample) : marchValue(situation, sample, men.length);
  return value - givenUp2;
}
function foremost(situation, men) {
  const away = ({ figure }) => {
    const man = knownFigure5(situation.state, figure);
    const [enemy] = situation.near(man);
    return enemy ? squareBetween(man.position, enemy.position) : Number.POSITIVE_INFINITY;
  };
  return men.map((man) => ({ man, away: away(man) })).sort((a, b) => a.away - b.away).slice(0, MANY_MEN).map(({ man }) => man);
}
function marchValue(situation, sample, all) {
  const marches = sample.flatMap((man) => marchBy(situation, man) ?? []);
  const here = marches.map((march) => march.here);
  const there = marches.map((march) => march.there);
  const beside = marches.reduce((sum, march) => sum + march.beside, 0);
  return beside * all / Math.max(1, sample.length) + OFFENCE_NOW * (hopedOf(situation, there) - hopedOf(situation, here)) - fearOf(situation, fearedOf(situation, there) - fearedOf(situation, here));
}
function marchBy(situation, { figure: id, does }) {
  const seat = seatOf3(situation.state, situation.side);
  if (does?.kind !== "march" || !seat) return void 0;
  const command = { verb: "move", seat, figure: id, path: [does.to] };
  return marchOf(situation, knownFigure5(situation.state, id), command, { plan: { command, price: FREE } });
}
function coverValue(situation, men) {
  const covered = men.map(({ figure }) => ({
    offence: 0,
    exposure: exposureHere(situation, knownFigure5(situation.state, figure))
  }));
  return COVER_SHARE * fearedOf(situation, covered);
}
var manValue = (situation, man) => man.does?.kind === "takeCover" ? coverValue(situation, [man]) : marchValue(situation, [man], 1);
var FREE = { tokens: 0, slots: 0, movement: 1, attack: false };
function joinsWorthwhile(situation, question, option, lost) {
  const told = orderPreview(situation.state, option);
  const officer = told?.men.find(({ figure: figure2 }) => figure2 === question.officer);
  if (!told || !officer?.does) return false;
  const figure = knownFigure5(situation.state, question.officer);
  const { does } = officer;
  if (does.kind === "shot")
    return gainOf(situation.stake(knownFigure5(situation.state, targetOf(question))), does.odds) > lost(situation, figure);
  if (does.kind === "suppression") return lost(situation, figure) === 0;
  const up = does.kind === "march" ? ledBy(situation, figure, told) * lengthBetween(does.from, does.to) / 1e3 : 0;
  return manValue(situation, officer) + up > lost(situation, figure);
}
var ledBy = ({ state }, officer, { men }) => keepingUp(
  state,
  officer,
  men.flatMap(({ figure, does }) => does?.kind === "march" && figure !== officer.id ? [does.to] : [])
);
var KEPT_BACK = 1.5;
function keepingBack(situation, option) {
  const { state } = situation;
  const halts = [];
  const refuses = [];
  for (const man of orderPreview(state, option)?.men ?? []) {
    const { figure: id, does, mayRefuse, unhaltable } = man;
    if (does?.kind !== "march" || !serves(state, knownFigure5(state, id))) continue;
    const value = marchValue(situation, [man], 1);
    if (mayRefuse && value < 0) refuses.push(id);
    else if (!unhaltable && halts.length === 0 && value < -KEPT_BACK) halts.push(id);
  }
  return { ...option, halts, refuses };
}
function targetOf({ order }) {
  if (order.kind !== "fireAt") throw new Error(`${order.kind} has no target`);
  return order.target;
}

// packages/ai/src/generator.ts
var MANY_SHOTS = 2;
function* generate(state, side, movers = friendsOf10(state, side)) {
  for (const { command, left } of ideas(state, side, movers)) {
    const plan = checkParsed2(state, command);
    if (!isRefusal6(plan)) yield left ? { plan, left } : { plan };
  }
}
function* ideas(state, side, movers) {
  const question = topQuestion4(state);
  const seat = seatOf4(state, side);
  if (!question?.awaiting.includes(side) || !seat) return;
  for (const command of proposals(state, side)) if (command.verb !== "giveOrder") yield { command };
  if (question.kind === "drift") for (const to of driftPoints(question)) yield { command: { verb: "drift", seat, to } };
  if (question.kind === "deploy") for (const command of deployments(state, side, seat)) yield { command };
  const acts = question.kind === "action" || question.kind === "window" && question.allows === "anyAction";
  if (!acts) return;
  const friends = friendsOf10(state, side);
  if (state.rules.company) {
    for (const officer of friends) for (const command of ordersOf(state, officer, seat)) yield { command };
  }
  for (const figure of movers) {
    if (inShock7(figure)) continue;
    yield* walks(state, figure, seat);
    for (const command of watches(state, figure, seat)) yield { command };
    for (const command of suppressions(state, figure, seat, friends)) yield { command };
    for (const command of throws(state, figure, seat)) yield { command };
    for (const command of carries(state, figure, seat)) yield { command };
  }
}
var mayGo = (state, figure, gait) => state.sides[figure.side].tokens > 0 && figure.counters.movement < state.rules.moveCapAt && strideOf8(state, figure, gait) > 0;
function* walks(state, figure, seat) {
  const by = { seat, figure: figure.id };
  if (mayGo(state, figure, "move")) {
    for (const { path, left, touch } of pathsFor(state, figure, strideOf8(state, figure, "move"))) {
      const move = { verb: "move", ...by, path, ...touch && { touch } };
      if (figure.message !== void 0 && left?.length === 0) yield { command: { ...move, leave: true }, left };
      yield left ? { command: move, left } : { command: move };
      const stepInto = scenicBaseAt(state, path);
      if (stepInto) yield { command: { verb: "move", ...by, path, stepInto } };
    }
    if (isBlind(state, figure)) {
      for (const { path } of corners(state, figure, strideOf8(state, figure, "move"))) {
        yield { command: { verb: "move", ...by, path } };
      }
    }
  }
  if (!mayGo(state, figure, "moveFire") || figure.counters.suppressed) return;
  const shots = shotsNow(state, figure);
  for (const { path, left, touch } of pathsFor(state, figure, strideOf8(state, figure, "moveFire"))) {
    const way = { path, ...touch && { touch } };
    const after = { verb: "moveAndFire", ...by, ...way, shoot: "after" };
    yield left ? { command: after, left } : { command: after };
    for (const shot of shots) {
      const before = { verb: "moveAndFire", ...by, ...way, shoot: "before", ...shot };
      yield left ? { command: before, left } : { command: before };
    }
  }
}
var isBlind = (state, figure) => weaponsOf4(state, figure).some(isGun4) && !enemiesOf5(state, figure.side).some((enemy) => canSeeFigure5(state, figure, enemy));
function shotsNow(state, figure) {
  const shots = [];
  for (const weapon of weaponsOf4(state, figure)) {
    if (!isGun4(weapon)) continue;
    for (const target of enemiesOf5(state, figure.side)) {
      const odds = shotOdds2(state, { shooter: figure.id, weapon: weapon.id, target: target.id, aims: 0 });
      if (odds) shots.push({ weapon: weapon.id, target: target.id, harm: odds.wound + 2 * odds.elimination });
    }
  }
  shots.sort((a, b) => b.harm - a.harm);
  return shots.slice(0, MANY_SHOTS).map(({ weapon, target }) => ({ weapon, target }));
}

// packages/ai/src/kills.ts
import {
  checkParsed as checkParsed3,
  enemiesOf as enemiesOf6,
  figureOf as figureOf5,
  friendsOf as friendsOf11,
  grenadeOdds,
  inShock as inShock8,
  isGone,
  isGun as isGun5,
  isRefusal as isRefusal7,
  knownFigure as knownFigure6,
  orderPreview as orderPreview2,
  perSide,
  seatOf as seatOf5,
  shotOdds as shotOdds3,
  weaponsOf as weaponsOf5,
  worthOfFigure as worthOfFigure3
} from "@tactic48/rules";
var NOTHING = { victims: [], commands: 0 };
var NO_WATCH = { conduct: perSide(() => NO_CONDUCT), letGo: perSide(() => NOTHING) };
function watched({ conduct, letGo }, before, side, command, step) {
  const shot = isFree(before) ? killsOf(before, command) : [];
  const told = conductOf(before, side, command, step.events);
  const taken = shot.length > 0 ? { ...told, killsInReach: 1, killsTaken: 1 } : told;
  const missed = isFree(before) && shot.length === 0 ? killsInReach(before, side) : [];
  const open = perSide((one) => {
    const { victims, commands } = letGo[one];
    const mine = one === side;
    const all = mine ? [.../* @__PURE__ */ new Set([...victims, ...missed])].filter((id) => !shot.includes(id)) : victims;
    return {
      victims: all.filter((id) => !isGone(knownFigure6(step.state, id))),
      commands: commands + (mine && missed.length > 0 ? 1 : 0)
    };
  });
  const now = { ...conduct, [side]: addConduct(conduct[side], taken) };
  const { phase, turn, outcome } = step.state;
  if (phase !== "over" && turn.number === before.turn.number) return { conduct: now, letGo: open };
  const closed = perSide((one) => {
    const { victims, commands } = open[one];
    const lost = outcome?.winner === one ? 0 : Math.min(victims.length, commands);
    return addConduct(now[one], { ...NO_CONDUCT, killsInReach: lost });
  });
  return { conduct: closed, letGo: NO_WATCH.letGo };
}
function killsInReach(state, side) {
  const seat = seatOf5(state, side);
  if (!seat) return [];
  const found2 = /* @__PURE__ */ new Set();
  const enemies = enemiesOf6(state, side).filter((enemy) => isCharacter(state, enemy));
  for (const figure of friendsOf11(state, side)) {
    if (inShock8(figure)) continue;
    for (const { id: weapon } of weaponsOf5(state, figure).filter(isGun5)) {
      for (const { id: target } of enemies) {
        if (found2.has(target)) continue;
        const command = { verb: "fire", seat, figure: figure.id, weapon, target };
        if (isLikely(state, figure, command.weapon, target) && isLegal(state, command)) found2.add(target);
      }
    }
    for (const command of throws(state, figure, seat)) {
      const victims = killsOf(state, command).filter((id) => !found2.has(id));
      if (victims.length > 0 && isLegal(state, command)) for (const id of victims) found2.add(id);
    }
  }
  return [...found2];
}
var isLegal = (state, command) => !isRefusal7(checkParsed3(state, command));
var isCharacter = (state, figure) => worthOfFigure3(state, figure) > 0;
function isLikely(state, { id, aims }, weapon, target) {
  return (shotOdds3(state, { shooter: id, weapon, target, aims })?.elimination ?? 0) >= SURE_KILL;
}
function killsOf(state, command) {
  return likelyVictims(state, command).filter((id) => isCharacter(state, knownFigure6(state, id)));
}
function likelyVictims(state, command) {
  switch (command.verb) {
    case "fire": {
      const { weapon, target } = command;
      return isLikely(state, knownFigure6(state, command.figure), weapon, target) ? [target] : [];
    }
    case "aim": {
      const figure = knownFigure6(state, command.figure);
      return victimsOf(state, { ...figure, aims: figure.aims + 1 });
    }
    case "moveAndFire": {
      const figure = figureOf5(state, command.figure);
      const end = command.path[command.path.length - 1];
      if (!figure || !end) return [];
      if (command.shoot === "after") {
        const there = standingAt(state, figure, end);
        return victimsOf(there, { ...figureIn(there, figure), aims: 0 });
      }
      const { weapon, target } = command;
      return weapon && target && isLikely(state, { ...figure, aims: 0 }, weapon, target) ? [target] : [];
    }
    case "throwGrenade": {
      const odds = grenadeOdds(state, { thrower: command.figure, weapon: command.weapon, at: command.at });
      const { side } = knownFigure6(state, command.figure);
      const bursts = odds?.slit?.goesIn ?? odds?.onPoint ?? 0;
      const hit = odds?.caught.filter(({ elimination }) => bursts * elimination >= SURE_KILL) ?? [];
      return hit.map(({ figure }) => figure).filter((id) => knownFigure6(state, id).side !== side);
    }
    case "giveOrder": {
      const { order } = command;
      if (order.kind !== "fireAt") return [];
      return (orderPreview2(state, command)?.together?.elimination ?? 0) >= SURE_KILL ? [order.target] : [];
    }
    default:
      return [];
  }
}
function victimsOf(state, figure) {
  const guns = weaponsOf5(state, figure).filter(isGun5);
  return enemiesOf6(state, figure.side).filter(({ id }) => guns.some((gun) => isLikely(state, figure, gun.id, id))).map(({ id }) => id);
}

// packages/ai/src/sampler.ts
import {
  areaReach as areaReach2,
  baseRadius as baseRadius6,
  checkParsed as checkParsed4,
  enemiesOf as enemiesOf7,
  faceOf as faceOf6,
  friendsOf as friendsOf12,
  inShock as inShock9,
  isGun as isGun6,
  isRefusal as isRefusal8,
  proposals as proposals2,
  seatOf as seatOf6,
  sheetOf as sheetOf5,
  shotLimit,
  shotProfile as shotProfile2,
  strideOf as strideOf9,
  suppressesAlone as suppressesAlone2,
  topQuestion as topQuestion5,
  weaponsOf as weaponsOf6
} from "@tactic48/rules";
var MANY_SHOTS2 = 2;
var MANY = 8;
var MANY_WATCHED = 4;
var NEAR2 = 2;
function* samples(state, side, movers = friendsOf12(state, side)) {
  const question = topQuestion5(state);
  const seat = seatOf6(state, side);
  if (!question?.awaiting.includes(side) || !seat) return;
  yield* proposals2(state, side);
  if (question.kind === "drift") for (const to of driftPoints(question)) yield { verb: "drift", seat, to };
  if (question.kind === "deploy") yield* deployments(state, side, seat);
  if (question.kind === "feint") yield* feints(state, side, seat);
  if (question.kind !== "action" && !(question.kind === "window" && question.allows === "anyAction")) return;
  const able3 = movers.filter((figure) => !inShock9(figure));
  const free = able3.filter((figure) => !figure.counters.suppressed);
  for (const figure of able3) yield* moves(state, seat, figure);
  for (const figure of able3) yield* throws2(state, seat, figure);
  for (const figure of free) {
    yield* movesWithShots(state, seat, figure);
    yield* watches2(state, seat, figure);
    yield* suppressions2(state, seat, figure, free);
  }
}
function* legalSamples(state, side) {
  for (const command of samples(state, side)) if (!isRefusal8(checkParsed4(state, command))) yield command;
}
var gunsOf2 = (state, figure) => weaponsOf6(state, figure).filter(isGun6);
function* ways(state, figure, gait) {
  if (state.sides[figure.side].tokens < 1 || figure.counters.movement >= state.rules.moveCapAt) return;
  for (const { path } of pathsFor(state, figure, strideOf9(state, figure, gait), NEAR2)) yield path;
}
function* moves(state, seat, figure) {
  for (const path of ways(state, figure, "move")) {
    yield { verb: "move", seat, figure: figure.id, path };
    const stepInto = scenicBaseAt(state, path);
    if (stepInto) yield { verb: "move", seat, figure: figure.id, path, stepInto };
  }
}
function* movesWithShots(state, seat, figure) {
  const { id } = figure;
  let shots;
  for (const path of ways(state, figure, "moveFire")) {
    yield { verb: "moveAndFire", seat, figure: id, path, shoot: "after" };
    shots ??= shotsNow2(state, figure);
    for (const { weapon, target } of shots) {
      yield { verb: "moveAndFire", seat, figure: id, path, shoot: "before", weapon, target };
    }
  }
}
function shotsNow2(state, figure) {
  const shots = [];
  for (const weapon of gunsOf2(state, figure)) {
    if ((sheetOf5(state, figure).counters.shots[weapon.id] ?? 0) >= shotLimit(state, figure, weapon)) continue;
    for (const target of enemiesOf7(state, figure.side)) {
      if (!shotProfile2(state, figure, weapon, target, { aims: 0 })) continue;
      shots.push({ weapon: weapon.id, target: target.id });
      if (shots.length === MANY_SHOTS2) return shots;
    }
  }
  return shots;
}
function* watches2(state, seat, figure) {
  const radius = faceOf6(state, figure).ofRadius;
  if (radius === void 0 || state.sides[figure.side].tokens < state.rules.ofCost) return;
  const short = areaReach2(state.rules, radius, baseRadius6(state.rules)) + BEFORE;
  const points = nearestEnemies(state, figure, MANY_WATCHED).map(
    (enemy) => pointShort(figure.position, enemy.position, short) ?? figure.position
  );
  const objective = state.table.elements.find(({ id }) => id === state.table.objectives?.[figure.side]);
  if (objective) points.push(middleOf(objective.outline));
  for (const { id: weapon } of gunsOf2(state, figure)) {
    for (const { x, y } of points) {
      yield { verb: "placeOpportunityFire", seat, figure: figure.id, weapon, at: { x, y } };
    }
  }
}
function* suppressions2(state, seat, figure, friends) {
  const { sfCost, sfStart } = state.rules;
  const { tokens } = state.sides[figure.side];
  if (faceOf6(state, figure).sfRadius === void 0 || tokens < sfCost) return;
  const joiners = tokens < 2 * sfCost ? [] : joinersOf2(state, figure, friends);
  for (const { position } of nearestEnemies(state, figure, MANY)) {
    const at = { x: position.x, y: position.y };
    for (const weapon of gunsOf2(state, figure)) {
      const { id } = weapon;
      if (suppressesAlone2(state, weapon) || sfStart !== "atomic") {
        yield { verb: "startSuppression", seat, figure: figure.id, weapon: id, at, joiners: [] };
      }
      for (const joiner of joiners) {
        yield { verb: "startSuppression", seat, figure: figure.id, weapon: id, at, joiners: [joiner] };
      }
    }
  }
}
function joinersOf2(state, initiator, friends) {
  const joiners = [];
  for (const friend of friends) {
    const [gun] = friend.id === initiator.id ? [] : gunsOf2(state, friend);
    if (gun) joiners.push({ figure: friend.id, weapon: gun.id });
    if (joiners.length === MANY) break;
  }
  return joiners;
}
function* throws2(state, seat, figure) {
  if (state.sides[figure.side].tokens < state.rules.grenadeCost) return;
  for (const weapon of weaponsOf6(state, figure)) {
    if (weapon.kind !== "grenade") continue;
    for (const at of pointsWorthHitting(state, figure, MANY)) {
      yield { verb: "throwGrenade", seat, figure: figure.id, weapon: weapon.id, at };
    }
  }
}

// packages/ai/src/random.ts
var random = (view2, question, chance) => {
  const byVerb = /* @__PURE__ */ new Map();
  for (const command2 of legalSamples(view2, sideAsked(question))) {
    if (command2.verb === "resign" || command2.verb === "offerDraw" || command2.verb === "askUndo") continue;
    const same = byVerb.get(command2.verb);
    if (same) same.push(command2);
    else byVerb.set(command2.verb, [command2]);
  }
  const lists = [...byVerb.values()];
  const list = lists[chance.int(Math.max(1, lists.length))];
  const command = list?.[chance.int(list.length)];
  if (!command) throw new Error(`no legal answer to ${question.kind}`);
  return command;
};

// packages/ai/src/regular.ts
import {
  isActionVerb,
  seededChance as seededChance3,
  topQuestion as topQuestion8
} from "@tactic48/rules";

// packages/ai/src/answer.ts
import {
  checkParsed as checkParsed5,
  defaultAnswer,
  figureOf as figureOf8,
  grenadeOdds as grenadeOdds4,
  isRefusal as isRefusal10,
  shotOdds as shotOdds5,
  topTask
} from "@tactic48/rules";

// packages/ai/src/appraise.ts
import {
  able as able2,
  allowanceOf as allowanceOf3,
  faceOf as faceOf8,
  figureOf as figureOf6,
  grenadeOdds as grenadeOdds3,
  isRefusal as isRefusal9,
  knownFigure as knownFigure8,
  sheetOf as sheetOf6,
  shotLimit as shotLimit2,
  weaponOf as weaponOf3
} from "@tactic48/rules";

// packages/ai/src/company.ts
import { inContact } from "@tactic48/geometry";
import {
  armouredOf,
  armourOdds,
  baseOf as baseOf6,
  callable as callable2,
  canSeePoint,
  chanceOf,
  faceOf as faceOf7,
  knownFigure as knownFigure7,
  mortarRange,
  roundOf as roundOf4,
  STANDARD_GRENADES,
  u as u3,
  worthOfFigure as worthOfFigure4
} from "@tactic48/rules";
var CHECKED = 0.04;
var CALLED = { reinforcements: 10, supportFire: 8 };
var COMES_IN = 4;
var SCATTERED = 0.5;
var CONNECTED = 0.4;
function companyValue(situation, figure, command) {
  const { state } = situation;
  const { company } = state.rules;
  if (!company) return 0;
  const face = faceOf7(state, figure);
  switch (command.verb) {
    case "firstAid":
      return chanceOf(company.firstAidHealOn) * WOUND_SHARE * worthOfFigure4(state, knownFigure7(state, command.patient));
    case "checkCasualty":
      return CHECKED * worthOfFigure4(state, knownFigure7(state, command.patient));
    case "call":
      return calledValue(situation, figure, command.kind) * anyOf(face.call ?? 0, company.callSuccessOn);
    case "fireAtArmour":
    case "layCharge":
      return armourValue(state, figure, command);
    case "contactHq": {
      const heard = company.radioSuccess === "twoPlus" ? chanceOf(2) : anyOf(face.contactHq ?? 0, 6);
      const caller = callersOf(state, figure).find((one) => inContact(baseOf6(state, figure), baseOf6(state, one)));
      return caller && !figure.contact ? heard * lineValue(state, caller) : 0;
    }
  }
}
var calledValue = (situation, caller, kind = "platoonMortar") => kind === "platoonMortar" ? situation.once("bombs", caller, () => bombsValue(situation, caller)) : timely(situation.state) * CALLED[kind];
function timely(state) {
  const last = state.goals?.limit?.rounds;
  return last === void 0 ? 1 : Math.min(1, (last - roundOf4(state)) / COMES_IN);
}
function bombsValue(situation, caller) {
  const { state } = situation;
  const { company, grenadeOver } = state.rules;
  const bomb = company?.platoonCallAmmo.find((one) => one !== "smoke");
  if (!company || !bomb) return 0;
  const reach = u3(mortarRange(state));
  const sees = (at) => grenadeOver !== "partialCover" || canSeePoint(state, caller, at);
  const aims = situation.near(caller).filter(({ position }) => squareBetween(position, caller.position) <= reach * reach && sees(position)).slice(0, company.platoonCallShells);
  if (aims.length === 0) return 0;
  const odds = blastOn(STANDARD_GRENADES[bomb].dice, chanceOf(state.rules.blastHitOn));
  const harm2 = aims.reduce((sum, one) => sum + gainOf(situation.stake(one), odds), 0) / aims.length;
  return company.platoonCallShells * harm2 * (company.platoonCallScatter ? SCATTERED : 1);
}
function blastOn(dice, hit) {
  let none = 1;
  let wound = 0;
  for (let i = 0; i < dice; i++) {
    wound = wound * (1 - hit) + none * hit;
    none *= 1 - hit;
  }
  return { wound, elimination: 1 - none - wound };
}
var contactValue = (state, operator) => Math.max(0, ...callersOf(state, operator).map((one) => lineValue(state, one)));
function lineValue(state, caller) {
  const kinds = callable2(state, caller, { contact: true, away: false }).filter((kind) => kind !== "platoonMortar");
  return CONNECTED * timely(state) * Math.max(0, ...kinds.map((kind) => CALLED[kind]));
}
function anyOf(dice, need) {
  let none = 1;
  for (let i = 0; i < dice; i++) none *= 1 - chanceOf(need);
  return 1 - none;
}
function armourValue(state, figure, command) {
  const { weapon, armour: target } = command;
  const odds = armourOdds(state, { figure: figure.id, weapon, target });
  if (!odds) return 0;
  let worth = 0;
  for (const one of armouredOf(state, target)?.occupants ?? []) {
    worth += (one.side === figure.side ? -1 : 1) * worthOfFigure4(state, one);
  }
  return (odds.wounds * WOUND_SHARE + odds.destroys) * worth;
}

// packages/ai/src/smoke.ts
import { apply as apply2, grenadeOdds as grenadeOdds2, smokeId, weaponOf as weaponOf2 } from "@tactic48/rules";
var TURNS = 2;
var laysSmoke = (state, figure, weapon) => state.rules.company !== void 0 && state.rules.house.smoke && weaponOf2(state, figure, weapon)?.ammo === "smoke";
function smokeValue(situation, figure, { weapon, at }) {
  const { state, side } = situation;
  const odds = grenadeOdds2(state, { thrower: figure.id, weapon, at });
  const radius = weaponOf2(state, figure, weapon)?.radius;
  if (!odds || radius === void 0) return 0;
  const smoke = { id: smokeId("thought"), side, at, radius, due: TURNS };
  const hidden = apply2(state, { type: "smokeLaid", smoke });
  const before = [];
  const after = [];
  for (const friend of situation.movers()) {
    before.push(situation.once(HERE, friend, () => standpoint(situation, state, friend)));
    after.push(standpoint(situation, hidden, friend));
  }
  const feared = fearedOf(situation, before) - fearedOf(situation, after);
  const hoped = hopedOf(situation, before) - hopedOf(situation, after);
  return odds.onPoint * (fearOf(situation, feared) - OFFENCE_LATER * hoped);
}

// packages/ai/src/watching.ts
import { firstSeenInside as firstSeenInside2, trackPoint as trackPoint3 } from "@tactic48/geometry";
import {
  areaReach as areaReach3,
  baseOf as baseOf7,
  baseRadius as baseRadius7,
  canSeeFigure as canSeeFigure6,
  inShock as inShock10,
  isFigureInside as isFigureInside4,
  shotOdds as shotOdds4,
  sightGroundOf as sightGroundOf2,
  strideOf as strideOf10
} from "@tactic48/rules";
var MOVES_IN_SIGHT = 0.25;
var MOVES_OUT_OF_SIGHT = 0.7;
var MOST_LIKELY = 0.6;
var SURE_TO_GO = 0.9;
var LASTING = 1.5;
var LIKELY_ENOUGH = 0.15;
var RELUCTANCE = 0.3;
function watchValue(situation, watched2) {
  const { state } = situation;
  const { owner, at, radius } = watched2;
  const reach = areaReach3(state.rules, radius, baseRadius7(state.rules));
  let most2 = 0;
  let sum = 0;
  let likely = 0;
  for (const enemy of situation.near(owner)) {
    if (isFigureInside4(state, { at, radius }, enemy) && canSeeFigure6(state, owner, enemy)) continue;
    const far = reach + strideOf10(state, enemy, "move");
    if (Math.abs(enemy.position.x - at.x) > far || Math.abs(enemy.position.y - at.y) > far) continue;
    const chance = moveChance(situation, enemy);
    if (chance === 0) continue;
    for (const { track, share, wins } of intentsOf(state, enemy)) {
      const loss = lossOnTheWay(situation, watched2, reach, enemy, track);
      if (loss === 0) continue;
      const goes = wins ? SURE_TO_GO * share : chance * share * willingness(loss);
      most2 = Math.max(most2, loss);
      sum += goes * loss;
      likely += goes;
    }
  }
  return likely < LIKELY_ENOUGH ? 0 : Math.min(most2, LASTING * sum);
}
var willingness = (loss) => 1 / (1 + RELUCTANCE * loss);
function lossOnTheWay(situation, watched2, reach, enemy, track) {
  const { state } = situation;
  const { owner, weapon, at } = watched2;
  const area = { x: at.x, y: at.y, radius: reach };
  const r = baseRadius7(state.rules);
  const k = firstSeenInside2(sightGroundOf2(state), track, r, area, baseOf7(state, owner), 1, track.steps);
  if (k < 0) return 0;
  const there = standingAt(state, enemy, trackPoint3(track, k));
  const odds = shotOdds4(there, { shooter: owner.id, weapon, target: enemy.id, aims: 0 });
  return odds ? lossOf(situation.stake(enemy), odds) : 0;
}
function moveChance(situation, enemy) {
  const { state } = situation;
  if (inShock10(enemy) || strideOf10(state, enemy, "move") === 0) return 0;
  return situation.once("moveChance", enemy, () => {
    const pool = state.sides[enemy.side].tokens + (state.turn.active === enemy.side ? 0 : state.rules.atIncome);
    const sees = situation.near(enemy).some((foe) => canSeeFigure6(state, enemy, foe));
    const moves2 = pool * (sees ? MOVES_IN_SIGHT : MOVES_OUT_OF_SIGHT);
    const able3 = situation.enemies.filter((other) => !inShock10(other)).length;
    return Math.min(MOST_LIKELY, moves2 / Math.max(1, able3));
  });
}

// packages/ai/src/appraise.ts
function appraise(situation, option) {
  const { state } = situation;
  const { command } = option;
  const figure = figureOf6(state, command.figure);
  if (!figure) return 0;
  switch (command.verb) {
    case "fire": {
      const target = figureOf6(state, command.target);
      const shot = target ? shotValue(situation, state, figure, command.weapon, target, figure.aims) : 0;
      return shot - givenUp(situation, figure);
    }
    case "aim":
      return aimValue(situation, figure) - givenUp(situation, figure);
    case "move":
    case "moveAndFire":
      return walkValue(situation, figure, command, option) - givenUp(situation, figure);
    case "placeOpportunityFire": {
      const radius = faceOf8(state, figure).ofRadius ?? 0;
      const { weapon, at } = command;
      return watchValue(situation, { owner: figure, weapon, at, radius }) - givenUp(situation, figure);
    }
    case "startSuppression": {
      const area = { at: command.at, radius: faceOf8(state, figure).sfRadius ?? 0 };
      const everybody = [figure, ...command.joiners.map((joiner) => knownFigure8(state, joiner.figure))];
      const lost = everybody.reduce((sum, one) => sum + givenUp(situation, one), 0);
      const shots = everybody.slice(1).reduce((sum, one) => sum + shotInstead(situation, one), 0);
      return silenceValue(situation, area) + volleyValue(situation, area, everybody.length) - lost - shots;
    }
    case "joinSuppression": {
      const marker = state.markers.find(({ id }) => id === command.marker);
      return (marker ? volleyValue(situation, marker, 1) : 0) - givenUp(situation, figure);
    }
    case "throwGrenade":
      return thrownValue(situation, figure, command) - givenUp(situation, figure);
    case "giveOrder":
      return orderValue(situation, command, givenUp) - givenUp(situation, figure);
    case "firstAid":
    case "checkCasualty":
    case "contactHq":
    case "call":
    case "fireAtArmour":
    case "layCharge":
      return companyValue(situation, figure, command) - givenUp(situation, figure);
    case "carry":
      return carryValue(situation, figure, command) - givenUp(situation, figure);
    case "pickUp":
      return liftValue(situation, command.casualty) - givenUp(situation, figure);
    case "loadCasualty":
    case "mount":
    case "dismount":
    case "takeInitiative":
      return -givenUp(situation, figure);
    case "takeCover":
      return COVER_SHARE * exposureHere(situation, figure) - givenUp(situation, figure);
  }
}
function boundOf(situation, option) {
  const { command } = option;
  const figure = knownFigure8(situation.state, command.figure);
  switch (command.verb) {
    case "move":
    case "moveAndFire":
      return walkBound(situation, figure, command, option) - givenUp(situation, figure);
    case "placeOpportunityFire":
      return situation.once("most", figure, () => mostOffence(situation, figure)).loss - givenUp(situation, figure);
    case "fire": {
      const target = figure.aims === 0 ? figureOf6(situation.state, command.target) : void 0;
      return target ? shotBound(situation, figure, target) - givenUp(situation, figure) : Number.POSITIVE_INFINITY;
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}
function givenUp(situation, figure) {
  const { state } = situation;
  const { standing } = figure;
  if (figure.contact) return situation.once("line", figure, () => contactValue(state, figure));
  if (!standing) return 0;
  if (standing.kind === "takeCover") return Math.min(situation.token, COVER_SHARE * exposureHere(situation, figure));
  return situation.once("givenUp", figure, () => {
    const marker = state.markers.find(({ id }) => id === standing.marker);
    if (!marker) return 0;
    if (marker.kind === "opportunityFire") return watchValue(situation, { ...marker, owner: figure });
    return leavingValue(situation, marker, figure);
  });
}
var shotInstead = (situation, figure) => Math.max(0, bestHere(situation, figure) - situation.token * situation.state.rules.fireCost);
function aimValue(situation, figure) {
  const { state } = situation;
  if (figure.aims > 0 || state.sides[figure.side].tokens < state.rules.aimCost + state.rules.fireCost) return 0;
  if (sheetOf6(state, figure).counters.slots + 2 > allowanceOf3(state, figure) || figure.counters.suppressed) return 0;
  const aimed = bestShot(situation, state, figure, figure.aims + 1);
  if (!aimed) return 0;
  const plain = bestShot(situation, state, figure, 0)?.value ?? 0;
  const gun = weaponOf3(state, figure, aimed.weapon);
  const twice = (gun ? shotLimit2(state, figure, gun) : 1) - (sheetOf6(state, figure).counters.shots[aimed.weapon] ?? 0) > 1;
  return aimed.value - Math.max(situation.token * state.rules.fireCost, crowdedOut(situation, figure)) - (twice ? plain : 0);
}
function crowdedOut(situation, figure) {
  const { state, side, friends } = situation;
  const others = Math.floor(state.sides[side].tokens / state.rules.fireCost) - 1;
  if (friends.length <= others) return 0;
  const shots = friends.filter(({ id }) => id !== figure.id && !isRefusal9(able2(state, "fire", id))).map((friend) => bestHere(situation, friend));
  return shots.sort((a, b) => b - a)[others - 1] ?? 0;
}
var thrownValue = (situation, figure, command) => laysSmoke(situation.state, figure, command.weapon) ? smokeValue(situation, figure, command) : grenadeValue(situation, figure, command);
function grenadeValue(situation, figure, command) {
  const { state, side } = situation;
  const odds = grenadeOdds3(state, { thrower: figure.id, weapon: command.weapon, at: command.at });
  if (!odds) return 0;
  let gain = 0;
  for (const caught of odds.caught) {
    const one = knownFigure8(state, caught.figure);
    const stake = situation.stake(one);
    gain += one.side === side ? -riskOf(stake, caught) : gainOf(stake, caught);
  }
  return (odds.slit?.goesIn ?? odds.onPoint) * gain;
}

// packages/ai/src/deployment.ts
import { createTrack as createTrack2, distance as distance5, firstBlocked as firstBlocked2, UNIT as UNIT3 } from "@tactic48/geometry";
import {
  baseRadius as baseRadius8,
  canSeeFigure as canSeeFigure7,
  edgeOf as edgeOf4,
  FACING as FACING2,
  figureOf as figureOf7,
  groundOf as groundOf4,
  isInReserve as isInReserve2,
  isOfficer as isOfficer4,
  placedAt,
  radiusOfOrders as radiusOfOrders2,
  withFigures,
  zoneGrid as zoneGrid2,
  zonePoint as zonePoint3
} from "@tactic48/rules";
var FORWARD = 0.25;
var BEHIND2 = -0.1;
var COVERED = 2;
var COVERED_COMING = 1;
var REACH_OF_COVER = 0.8 * UNIT3;
var CROWDED = 0.9;
var ELBOW_ROOM = 3.5 * UNIT3;
var CROWD = 5 * UNIT3;
var MIDDLE = 0.06;
var STRAYING = 0.5;
var TOGETHER = 3;
var BARRED = 2;
var AHEAD = 8 * UNIT3;
var LED = 0.7;
var DREAD2 = 0.5;
var SERVING_DREAD = 1;
var FOE_STEP = 4 * UNIT3;
function bestDeployment(situation, options) {
  const comes = isPressed(situation.state, situation.side);
  const spots = officersFirst(situation.state, options).flatMap((option) => spotOf(situation, option, comes) ?? []);
  let best2;
  let top = Number.NEGATIVE_INFINITY;
  for (const { option, figure, calm } of spots.sort((a, b) => b.calm - a.calm)) {
    if (calm <= top) break;
    const worth = calm - exposureAt(situation, figure, option) - dreadAt(situation, figure, option);
    if (worth <= top) continue;
    top = worth;
    best2 = option;
  }
  return best2;
}
function officersFirst(state, options) {
  const isOfficers = ({ figure: id }) => {
    const figure = figureOf7(state, id);
    return figure !== void 0 && isOfficer4(state, figure);
  };
  const officers = isBold(state) ? options.filter(isOfficers) : [];
  return officers.length > 0 ? officers : options;
}
function spotOf({ state, friends }, option, comes) {
  const figure = figureOf7(state, option.figure);
  const edge = figure && edgeOf4(state.table, figure.side);
  if (!figure || !edge) return void 0;
  const base = { ...option.at, r: baseRadius8(state.rules) };
  const { depth, fromMiddle } = placeInZone(state.table, edge, base);
  const forward = serves(state, figure) ? BEHIND2 : FORWARD;
  const bars = comes && isBarred(state, FACING2[edge], option.at);
  const shelter = !bars && hasCover(state, FACING2[edge], base) ? comes ? COVERED_COMING : COVERED : 0;
  const lone = forward * (depth / UNIT3) - MIDDLE * (fromMiddle / UNIT3) + shelter;
  const alone = crowding(friends, base) + straying(friends, figure, base) + unled(state, friends, figure, base);
  const stuck = bars && forward > 0 ? BARRED : 0;
  return { option, figure, calm: lone - alone - stuck };
}
var barred = /* @__PURE__ */ new WeakMap();
function isBarred(state, to, at) {
  const known = barred.get(state.table) ?? /* @__PURE__ */ new Map();
  barred.set(state.table, known);
  const key = `${to} ${at.x} ${at.y}`;
  const before = known.get(key);
  if (before !== void 0) return before;
  const r = baseRadius8(state.rules);
  const across = to === "north" || to === "south";
  const track = createTrack2([at, cut(at, zonePoint3(state.table, to, across ? at.x : at.y, r), AHEAD)]);
  const stops = firstBlocked2(groundOf4(state), track, r, 1, track.steps) >= 0;
  known.set(key, stops);
  return stops;
}
function exposureAt(situation, figure, { at }) {
  const { state } = situation;
  const placed = placedAt(figure, at);
  const figures = state.figures.map((other) => other.id === figure.id ? placed : other);
  return standpoint(situation, withFigures(state, figures), placed, false).exposure;
}
function dreadAt(situation, figure, { at }) {
  const { state, side } = situation;
  const foes = state.figures.filter((one) => one.side !== side);
  const coming = foes.filter(isInReserve2);
  const [foe] = coming;
  const serving = serves(state, figure);
  if (!foe || isBold(state) && !serving) return 0;
  const dread = serving ? SERVING_DREAD : DREAD2;
  return dread * (coming.length / foes.length) * situation.stake(figure).wound * seenFrom(state, foe, figure, at);
}
var exposureCache = /* @__PURE__ */ new WeakMap();
function seenFrom(state, foe, figure, at) {
  const seen = exposureCache.get(state.table) ?? /* @__PURE__ */ new Map();
  exposureCache.set(state.table, seen);
  const key = `${figure.side} ${at.x} ${at.y}`;
  const before = seen.get(key);
  if (before !== void 0) return before;
  const here = placedAt(figure, at);
  let all = 0;
  let seeing = 0;
  for (const from of zoneGrid2(state, foe.side, FOE_STEP)) {
    all += 1;
    if (canSeeFigure7(state, placedAt(foe, from), here)) seeing += 1;
  }
  const share = all > 0 ? seeing / all : 0;
  seen.set(key, share);
  return share;
}
function straying(friends, { unit }, base) {
  if (unit.platoon === void 0) return 0;
  let x = 0;
  let y = 0;
  let mates = 0;
  for (const { unit: other, position, place } of friends) {
    if (place.at !== "table" || other.squad !== unit.squad || other.platoon !== unit.platoon || other.company !== unit.company)
      continue;
    x += position.x;
    y += position.y;
    mates += 1;
  }
  if (mates === 0) return 0;
  const away = distance5(base, { x: x / mates, y: y / mates, r: base.r });
  return STRAYING * Math.max(0, away / UNIT3 - TOGETHER);
}
function unled(state, friends, { unit }, base) {
  if (!isBold(state) || unit.platoon === void 0 || unit.squad === void 0) return 0;
  let least;
  for (const one of friends) {
    if (one.place.at !== "table" || !isOfficer4(state, one)) continue;
    if (one.unit.platoon !== unit.platoon || one.unit.company !== unit.company) continue;
    const away = distance5(base, { ...one.position, r: base.r }) - LED * radiusOfOrders2(state, one);
    least = Math.min(least ?? away, away);
  }
  return STRAYING * Math.max(0, (least ?? 0) / UNIT3);
}
function placeInZone({ width, height }, edge, { x, y }) {
  switch (edge) {
    case "north":
      return { depth: y, fromMiddle: Math.abs(x - width / 2) };
    case "south":
      return { depth: height - y, fromMiddle: Math.abs(x - width / 2) };
    case "west":
      return { depth: x, fromMiddle: Math.abs(y - height / 2) };
    case "east":
      return { depth: width - x, fromMiddle: Math.abs(y - height / 2) };
  }
}
function hasCover({ table }, to, base) {
  const ahead = base.r + REACH_OF_COVER / 2;
  const { x, y } = TOWARDS[to];
  const front = { x: base.x + ahead * x, y: base.y + ahead * y, r: REACH_OF_COVER / 2 };
  return table.elements.some(({ cover, outline }) => cover !== "none" && distance5(outline, front) <= 0);
}
function crowding(friends, base) {
  let crowd = 0;
  for (const friend of friends) {
    if (Math.abs(friend.position.x - base.x) > CROWD || Math.abs(friend.position.y - base.y) > CROWD) continue;
    const away = distance5(base, { ...friend.position, r: base.r });
    if (away < ELBOW_ROOM) crowd += CROWDED * (1 - away / ELBOW_ROOM);
  }
  return crowd;
}

// packages/ai/src/answer.ts
var GIVING_UP = ["resign", "offerDraw", "askUndo"];
function answer(state, side, question, chance) {
  const plans = [...generate(state, side)].map(({ plan }) => plan);
  const options = plans.map(({ command: command2 }) => command2).filter(({ verb }) => !GIVING_UP.includes(verb));
  const wise = wiseAnswer(situationOf(state, side), question, options);
  const command = wise ?? defaultAnswer(state, side, chance) ?? options[0];
  return plans.find((plan) => plan.command === command) ?? (command && planned(state, command));
}
function planned(state, command) {
  const plan = checkParsed5(state, command);
  return isRefusal10(plan) ? void 0 : plan;
}
function wiseAnswer(situation, question, options) {
  const { state } = situation;
  switch (question.kind) {
    case "takeCover":
      return options.find(
        (option) => option.verb === "reactTakeCover" && option.take === worthCover(situation, question)
      );
    case "opportunityFire":
      return best(
        options,
        (option) => option.verb === "opportunityShot" ? opportunityValue(situation, option, question) : HELD
      );
    case "afterShot": {
      const figure = figureOf8(state, question.figure);
      const shot = figure && bestShot(situation, state, figure, 0);
      const wanted = options.find(
        (option) => option.verb === "shootAfterMove" && option.target === shot?.target && option.weapon === shot.weapon
      );
      return wanted ?? options.find((option) => option.verb === "shootAfterMove");
    }
    case "continueMove":
      return options.find((option) => option.verb === "continueMove" && option.go);
    case "victim":
      return best(options, (option) => option.verb === "chooseVictim" ? victimValue(situation, option.figure) : 0);
    case "drift":
      return best(options, (option) => option.verb === "drift" ? driftValue(situation, option) : 0);
    case "deploy":
      return bestDeployment(
        situation,
        options.filter((option) => option.verb === "deploy")
      );
    case "order":
      return executed(situation, question, options);
    case "draw":
      return options.find((option) => option.verb === "answerDraw" && !option.accept);
    case "undo":
      return options.find(
        (option) => option.verb === "answerUndo" && option.accept === (state.setup.takeBacks === true)
      );
    default:
      return void 0;
  }
}
function executed(situation, question, options) {
  const executions = options.filter((option) => option.verb === "executeOrder");
  const staying = executions.find(({ joins }) => !joins);
  const joining = executions.find(({ joins }) => joins);
  const joined = joining && (!staying || joinsWorthwhile(situation, question, joining, givenUp));
  const chosen = joined ? joining : staying;
  if (!chosen || !situation.state.goals) return chosen;
  const kept = keepingBack(situation, chosen);
  return isRefusal10(checkParsed5(situation.state, kept)) ? chosen : kept;
}
var HELD = 0.2;
var PATIENCE = 0.85;
function worthCover(situation, question) {
  const { state } = situation;
  const figure = figureOf8(state, question.figure);
  if (!figure) return false;
  const task = topTask(state);
  const aims = task?.kind === "shot" ? task.aims : 0;
  const ask = { shooter: question.shooter, weapon: question.weapon, target: question.figure, aims };
  const plain = shotOdds5(state, ask);
  const covered = shotOdds5(state, { ...ask, takeCover: true });
  if (!plain || !covered) return false;
  const stake = situation.stake(figure);
  return riskOf(stake, plain) - riskOf(stake, covered) > situation.token + givenUp(situation, figure);
}
function opportunityValue(situation, option, question) {
  const { state } = situation;
  const offer = question.offers.find(({ marker: marker2 }) => marker2 === option.marker);
  const marker = state.markers.find(({ id }) => id === option.marker);
  const target = figureOf8(state, option.target);
  if (!offer || !target || marker?.kind !== "opportunityFire") return 0;
  const odds = shotOdds5(state, { shooter: offer.shooter, weapon: marker.weapon, target: target.id, aims: 0 });
  if (!odds) return 0;
  const patience = state.rules.ofSecondOffer && !question.last && odds.cover === "partial" ? PATIENCE : 1;
  return patience * gainOf(situation.stake(target), odds);
}
function hurt(situation, id, odds) {
  const figure = figureOf8(situation.state, id);
  if (!figure) return 0;
  const stake = situation.stake(figure);
  return figure.side === situation.side ? -riskOf(stake, odds) : gainOf(stake, odds);
}
function victimValue(situation, id) {
  const figure = figureOf8(situation.state, id);
  const fragile = figure && situation.stake(figure).wound === situation.stake(figure).elimination;
  return hurt(situation, id, fragile ? { wound: 0, elimination: 1 } : { wound: 1, elimination: 0 });
}
function driftValue(situation, option) {
  const { state } = situation;
  const task = topTask(state);
  if (task?.kind !== "grenade") return 0;
  const { thrower, weapon, dice, radius } = task;
  const odds = grenadeOdds4(state, { thrower, weapon, dice, radius, at: option.to });
  const caught = task.into === void 0 ? odds?.slit?.outside ?? odds?.caught : odds?.caught;
  return caught?.reduce((sum, one) => sum + hurt(situation, one.figure, one), 0) ?? 0;
}
function best(options, value) {
  let chosen;
  let top = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = value(option);
    if (worth > top) {
      top = worth;
      chosen = option;
    }
  }
  return chosen;
}

// packages/ai/src/attention.ts
import {
  checkParsed as checkParsed6,
  inShock as inShock11,
  isRefusal as isRefusal11,
  knownFigure as knownFigure9,
  seatOf as seatOf7,
  shotOdds as shotOdds6
} from "@tactic48/rules";
var fullAttention = (situation) => ({
  movers: situation.movers(),
  notices: () => true
});
var MEN = 3;
var LEAST_SPENT = 2;
var MEN_TO_AN_AT = 4;
var SHOOTS_ON_THE_WAY = 50;
var PATHS_SEEN = 30;
var COVERS = 30;
function* glances(situation, chance) {
  const { state, side, friends } = situation;
  const isObvious = (command) => command.verb === "fire" && isKill(state, command);
  const most2 = Math.max(LEAST_SPENT, Math.ceil(friends.length / MEN_TO_AN_AT));
  if (state.turn.active !== side || state.sides[side].spentThisTurn >= most2) {
    yield { movers: [], notices: isObvious };
    return;
  }
  const able3 = situation.movers().filter((figure) => !inShock11(figure));
  for (const man of picked(able3, MEN, chance)) {
    const shootsOnTheWay = isOneOf(SHOOTS_ON_THE_WAY, chance);
    yield {
      movers: [man],
      notices(command) {
        if (isObvious(command)) return true;
        if (command.figure !== man.id) return false;
        if (command.verb === "moveAndFire") return shootsOnTheWay && isOneOf(PATHS_SEEN, chance);
        return command.verb !== "move" || isOneOf(PATHS_SEEN, chance);
      }
    };
  }
}
var isOneOf = (percent, chance) => chance.int(100) < percent;
function picked(all, count, chance) {
  const left = [...all];
  const some = [];
  while (some.length < count && left.length > 0) some.push(...left.splice(chance.int(left.length), 1));
  return some;
}
function isKill(state, { figure: shooter, weapon, target }) {
  const { aims } = knownFigure9(state, shooter);
  return (shotOdds6(state, { shooter, weapon, target, aims })?.elimination ?? 0) >= SURE_KILL;
}
function overlooksCover(state, side, chance) {
  if (isOneOf(COVERS, chance)) return void 0;
  const seat = seatOf7(state, side);
  const plan = seat && checkParsed6(state, { verb: "reactTakeCover", seat, take: false });
  return plan && !isRefusal11(plan) ? plan : void 0;
}

// packages/ai/src/cards.ts
import {
  allowanceOf as allowanceOf4,
  apply as apply3,
  axesOf,
  carryOut,
  figureOf as figureOf9,
  grenadeOdds as grenadeOdds5,
  inShock as inShock12,
  knownFigure as knownFigure10,
  seededChance,
  sheetOf as sheetOf7,
  shotOdds as shotOdds7,
  topQuestion as topQuestion6,
  topTask as topTask2
} from "@tactic48/rules";
var WORTH_A_CARD = 0.6;
var A_CARD = 0.8;
var FREED = 2;
var PINNED = 1.5;
var LONGER_WAY = 0.3;
function cardValue(situation, plan) {
  const card = situation.state.cards.tactics?.[plan.command.card];
  if (!card) return 0;
  const price = (card.atCost ?? 0) * situation.token;
  return brought(situation, plan, card) - price - WORTH_A_CARD * card.ap;
}
function brought(situation, plan, card) {
  const question = topQuestion6(situation.state);
  const task = topTask2(situation.state);
  const effects = card.effects.map(axesOf);
  const plain = effects.reduce((sum, effect) => sum + worthOf2(situation, effect, plan.command), 0);
  if (question?.kind === "action") return plain + offenceGained(situation, plan, effects);
  if (task?.kind === "shot") return plain + spared(situation, task, effects, plan.command);
  return task?.kind === "grenade" && effects.some(({ effect }) => effect === "dud") ? blast(situation, task) : plain;
}
function worthOf2(situation, axes, { figure: id }) {
  const { effect, amount = 1, who } = axes;
  const { state, token } = situation;
  const figure = id === void 0 ? void 0 : figureOf9(state, id);
  switch (effect) {
    case "tokens":
    case "income":
      return amount * token;
    case "draw":
      return amount * A_CARD;
    case "heal":
      return figure ? WOUND_SHARE * situation.stake(figure).elimination : 0;
    case "calm":
    case "rally":
      return FREED * (who === "friends" ? shaken(situation) : 1);
    case "pin":
      return PINNED * (who === "enemies" ? Math.min(3, dangerous(situation)) : Math.min(1, dangerous(situation)));
    case "disrupt":
    case "resupply":
    case "kits":
      return FREED;
    case "move":
      return topQuestion6(state)?.kind === "action" && who !== "enemies" ? LONGER_WAY * amount : 0;
    default:
      return 0;
  }
}
var shaken = ({ friends }) => friends.filter((figure) => inShock12(figure) || figure.counters.suppressed).length;
function dangerous({ state, side, enemies }) {
  if (state.turn.active === side) return enemies.filter(({ standing }) => standing?.kind === "opportunityFire").length;
  return state.sides[state.turn.active].tokens > 0 ? enemies.filter((enemy) => mayAct(state, enemy)).length : 0;
}
var mayAct = (state, figure) => !inShock12(figure) && !figure.counters.suppressed && sheetOf7(state, figure).counters.slots < allowanceOf4(state, figure);
var SHOOTING = ["fireDice", "accuracy", "surprise", "aim", "shots", "allowance"];
function offenceGained(situation, plan, effects) {
  if (!effects.some(({ effect }) => SHOOTING.includes(effect))) return 0;
  const { state, side } = situation;
  const after = carryOut(state, plan, seededChance("thought")).state;
  const { command } = plan;
  const named = command.verb === "playCard" && command.figure !== void 0 ? figureOf9(state, command.figure) : void 0;
  const shooters = named ? [named] : situation.movers();
  const offence = ({ sides }, values) => [...values].sort((a, b) => b - a).slice(0, sides[side].tokens).reduce((sum, value) => sum + value, 0);
  const then = shooters.map(({ id }) => shotOf(situation, after, knownFigure10(after, id)));
  const now = shooters.map((one) => situation.once("shotNow", one, () => shotOf(situation, state, one)));
  return offence(after, then) - offence(state, now);
}
var shotOf = (situation, state, figure) => mayAct(state, figure) ? bestShot(situation, state, figure, figure.aims)?.value ?? 0 : 0;
function spared(situation, task, effects, { card, figure: named }) {
  const { state } = situation;
  const { shooter, weapon, target, aims } = task;
  const risk = (of, takeCover) => {
    const odds = shotOdds7(of, { shooter, weapon, target, aims, takeCover });
    return odds ? riskOf(situation.stake(knownFigure10(state, target)), odds) : 0;
  };
  const before = risk(state, false);
  if (effects.some(({ effect }) => effect === "jam")) return before;
  let [after, covers] = [state, false];
  for (const { effect, who, amount: value = 0 } of effects) {
    const on = who === "actor" ? shooter : who === "target" ? target : named;
    if (effect === "takeCover" && on === target) covers = true;
    if (on === void 0 || effect !== "concealment" && effect !== "accuracy" && effect !== "fireDice") continue;
    after = apply3(after, {
      type: "effectBegan",
      effect: { card, on, change: effect, value, until: state.turn.number }
    });
  }
  return before - risk(after, covers);
}
function blast(situation, { thrower, weapon, at }) {
  const { state, side } = situation;
  const odds = grenadeOdds5(state, { thrower, at, ...weapon === void 0 ? {} : { weapon } });
  return (odds?.caught ?? []).reduce((sum, caught) => {
    const figure = knownFigure10(state, caught.figure);
    const stake = situation.stake(figure);
    return sum + (figure.side === side ? riskOf(stake, caught) : -gainOf(stake, caught));
  }, 0);
}

// packages/ai/src/foresight.ts
import {
  carryOut as carryOut2,
  checkParsed as checkParsed7,
  isRefusal as isRefusal12,
  seatOf as seatOf8,
  seededChance as seededChance2,
  topQuestion as topQuestion7
} from "@tactic48/rules";
var MANY_COMMANDS = 60;
var MANY_FIGURES = 40;
function isWalkedInto(before, side, placing, guess3) {
  if (before.figures.length > MANY_FIGURES) return false;
  const chance = seededChance2(`${before.clock} 0`);
  const placed = carryOut2(before, placing, chance);
  const [marker] = placed.events.flatMap((event) => event.type === "opportunityFirePlaced" ? [event.marker.id] : []);
  let { state } = placed;
  const last = before.turn.active === side ? before.turn.number + 1 : before.turn.number;
  for (let i = 0; i < MANY_COMMANDS && state.phase === "play" && state.turn.number <= last; i++) {
    const question = topQuestion7(state);
    const [asked] = question?.awaiting ?? [];
    if (!question || !asked) return false;
    if (offers(question, marker)) return true;
    const rests = asked === side && question.kind === "action";
    state = carryOut2(state, rests && endOfTurn(state, side) || guess3(state, asked, question), chance).state;
  }
  return false;
}
function endOfTurn(state, side) {
  const seat = seatOf8(state, side);
  const plan = seat && checkParsed7(state, { verb: "endTurn", seat });
  return plan && !isRefusal12(plan) ? plan : void 0;
}
var offers = (question, marker) => question.kind === "opportunityFire" && question.offers.some((offer) => offer.marker === marker);

// packages/ai/src/regular.ts
var WORTH_DOING = 0.15;
var WORTH_A_WINDOW = 0.6;
var ALTERNATIVES = 3;
var ATTACKS = ["fire", "moveAndFire", "throwGrenade"];
var regular = (view2, question, chance) => decide(view2, sideAsked(question), question, chance).command;
var easy = (view2, question, chance) => recruited(view2, sideAsked(question), question, chance).command;
function choose(state, side, chance, level = "regular") {
  const question = topQuestion8(state);
  if (!question?.awaiting.includes(side)) return void 0;
  return level === "easy" ? recruited(state, side, question, chance) : decide(state, side, question, chance);
}
function recruited(state, side, question, chance) {
  if (question.kind === "takeCover") {
    const plan = overlooksCover(state, side, chance);
    if (plan) return { ...ready(plan), alternatives: [] };
  }
  if (question.kind !== "action" && question.kind !== "window") return decide(state, side, question, chance);
  const situation = situationOf(state, side);
  let choice;
  for (const attention of glances(situation, chance)) {
    choice = nextAction(situation, question, false, attention);
    if (!isRest(choice.command)) return choice;
  }
  return choice ?? decide(state, side, question, chance);
}
function decide(state, side, question, chance, foresees = true) {
  if (question.kind === "action" || question.kind === "window") {
    return nextAction(situationOf(state, side), question, foresees);
  }
  const plan = answer(state, side, question, chance);
  if (!plan) throw new Error(`the opponent has no answer to ${question.kind}`);
  return { command: plan.command, plan, value: 0, alternatives: [] };
}
var guess2 = (state, side, question) => decide(state, side, question, seededChance3("guess"), false).plan;
var isRest = ({ verb }) => verb === "endTurn" || verb === "pass";
var isAction = (command) => isActionVerb(command.verb);
function nextAction(situation, question, foresees, { movers, notices } = fullAttention(situation)) {
  const actions = [];
  const cards = [];
  let rest;
  for (const option of generate(situation.state, situation.side, movers)) {
    const { command } = option.plan;
    if (isAction(command)) {
      if (!notices(command)) continue;
      const action = { ...option, command };
      const price = priceOf(situation, option.plan);
      actions.push({ action, price, bound: boundOf(situation, action) - price });
    } else if (command.verb === "drawCard" || isWantedMessage(situation, command))
      return { ...ready(option.plan), alternatives: [] };
    else if (command.verb === "playCard") cards.push(weighCard(situation, { ...option.plan, command }));
    else if (command.verb === "endTurn" || command.verb === "pass") rest = option.plan;
  }
  const card = bestOf(cards);
  if (card && card.value > 0) return { ...card, alternatives: [] };
  const weighed = weigh(situation, actions);
  const first = firstWorthDoing(situation, question, weighed, foresees);
  if (first) return { ...first, alternatives: weighed.filter((other) => other !== first).slice(0, ALTERNATIVES) };
  if (!rest) throw new Error(`the opponent has no answer to ${question.kind}`);
  return { command: rest.command, plan: rest, value: 0, alternatives: weighed.slice(0, ALTERNATIVES) };
}
var isWantedMessage = ({ state }, command) => command.verb === "takeMessage" && isMessenger(state, command.figure, command.officer);
var ready = (plan) => ({ command: plan.command, plan, value: 0 });
var weighCard = (situation, plan) => ({
  command: plan.command,
  plan,
  value: cardValue(situation, plan)
});
var bestOf = (weighed) => weighed.reduce((best2, one) => best2 && best2.value >= one.value ? best2 : one, void 0);
function weigh(situation, actions) {
  const weighed = [];
  const leading = [];
  for (const { action, price, bound } of actions.sort((a, b) => b.bound - a.bound)) {
    const { command, plan } = action;
    const least = leading.length > ALTERNATIVES ? leading[0] ?? 0 : Number.NEGATIVE_INFINITY;
    if (bound <= least) break;
    const value = appraise(situation, action) - price;
    weighed.push({ command, plan, value });
    if (command.verb === "placeOpportunityFire") continue;
    leading.push(value);
    leading.sort((a, b) => a - b);
    if (leading.length > 1 + ALTERNATIVES) leading.shift();
  }
  return weighed.sort((a, b) => b.value - a.value);
}
function firstWorthDoing(situation, question, weighed, foresees) {
  const { state, side } = situation;
  let tested = false;
  for (const one of weighed) {
    const { command, plan, value } = one;
    if (value <= thresholdOf(situation, question, command)) return void 0;
    if (!foresees || command.verb !== "placeOpportunityFire") return one;
    if (!tested && isWalkedInto(state, side, plan, guess2)) return one;
    tested = true;
  }
  return void 0;
}
function thresholdOf({ state, side, token }, question, { verb }) {
  if (question.kind === "window" && !ATTACKS.includes(verb)) return WORTH_A_WINDOW;
  const { minAtPerTurn, minSpendFailure } = state.rules;
  const owes = question.kind === "action" && state.sides[side].spentThisTurn < minAtPerTurn;
  return owes && minSpendFailure !== "waive" ? -token : WORTH_DOING;
}
function priceOf(situation, { price, joinerPrices }) {
  const { state, side, token } = situation;
  const joined = joinerPrices?.reduce((sum, { tokens }) => sum + tokens, 0) ?? 0;
  const spent = (price?.tokens ?? 0) + joined;
  const last = spent > 0 && spent >= state.sides[side].tokens;
  return token * spent + (last ? Math.max(0, lastToken(situation) - token) : 0);
}
export {
  NO_CONDUCT,
  NO_WATCH,
  TOKEN,
  addConduct,
  choose,
  conductOf,
  consultation,
  easy,
  generate,
  isFree,
  legalSamples,
  playGame,
  random,
  regular,
  samples,
  sideAsked,
  watched,
  winsInReach
};
