import type { Page } from '@playwright/test'
import { inBluesTurn } from '../../packages/web/test/cardScenes.ts'
import { atTheWall } from '../../packages/web/test/carePositions.ts'
import { spreadPlatoon, wholePlatoon } from '../../packages/web/test/orderScenes.ts'
import { OrderTable } from '../../packages/web/test/orderTable.ts'
import { deployment, hobartMoves, watchedCrossing } from '../../packages/web/test/playPositions.ts'
import { PlayTable } from '../../packages/web/test/playTable.ts'
import { kept, playedGame } from '../../packages/web/test/replayGames.ts'
import { ReplayViewer } from '../../packages/web/test/replayPage.ts'
import { SetupPage } from '../../packages/web/test/setupPage.ts'
import { shelve } from '../../packages/web/test/shelf.ts'
import { atTheRadio, chosen, merrimanCalls } from '../../packages/web/test/signalPositions.ts'
import { motorPool } from '../../packages/web/test/vehiclePositions.ts'

/** A screen, how one gets there, and what is said under its picture. */
export interface Screen {
  readonly name: string
  readonly says: string
  readonly reach: (page: Page) => Promise<void>
}

const finished = playedGame('result')
/** A shot that hit, somewhat after the middle of the game. */
const hit =
  finished.log.entries.findIndex(
    (entry, i) =>
      i > finished.log.entries.length / 2 &&
      entry.entry === 'command' &&
      entry.events.some((event) => event.type === 'shotResolved' && event.result !== 'miss'),
  ) + 1

const crossing = async (page: Page): Promise<PlayTable> => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  return table
}

/** Two players, forces in secret, a bare table. */
async function begun(page: Page): Promise<SetupPage> {
  const setup = new SetupPage(page)
  await setup.open()
  await setup.choose('Two players here')
  await setup.choose('Each in secret')
  await setup.choose('Lay it out')
  await setup.begin().click()
  await page.getByRole('button', { name: 'I am Blue' }).waitFor()
  return setup
}

/** Somebody else at a screen of his own, who offers a game to whoever has the link. */
async function invited(page: Page): Promise<{ readonly host: Page; readonly link: string }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('no browser')
  const host = await context.newPage()
  await host.goto('./#/games')
  await host.getByLabel('Your name').fill('heron')
  await host.getByRole('button', { name: 'Make the link' }).click()
  const link = await host.getByRole('textbox', { name: 'Your link is ready' }).inputValue()
  await host.getByRole('link', { name: 'To the table' }).click()
  return { host, link }
}

/** Takes the seat of an invitation. */
async function seated(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill('otter')
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await page.locator('[data-part=game]').getByText('heron').first().waitFor()
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'front',
    says: 'Front page: a battle is under way behind it; one press of Play begins a game.',
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto('./#/')
      await page.getByRole('button', { name: /^Play/ }).waitFor()
    },
  },
  {
    name: 'course',
    says: 'The course: every step with its task, its table and how long it takes; none is locked.',
    reach: async (page) => {
      await page.goto('./#/learn')
      await page.getByRole('heading', { name: 'Learn by playing' }).waitFor()
    },
  },
  {
    name: 'lesson-step',
    says: 'A step of the course: one task, chalk on the table, the real rules; a mistake is explained and can be undone.',
    reach: async (page) => {
      await page.goto('./#/learn/watched')
      await page.getByRole('heading', { name: 'Get Hobart behind the ruin without Lenz getting a shot.' }).waitFor()
    },
  },
  {
    name: 'new-game',
    says: 'New game: battlefield, forces and their size, players and opponent; edition, options and the rest under More.',
    reach: async (page) => new SetupPage(page).open(),
  },
  {
    name: 'force-builder',
    says: 'A force is picked card by card; its AP and any faults are always shown.',
    reach: async (page) => {
      const setup = new SetupPage(page)
      await setup.open()
      await setup.pick('Blue')
    },
  },
  {
    name: 'hand-over',
    says: 'Two players at one screen: it is handed over when something is hidden.',
    reach: async (page) => {
      await begun(page)
    },
  },
  {
    name: 'layout',
    says: 'The winner of the roll lays out the battlefield; Total or Partial is declared for each piece; vehicles and weapons are given to a side.',
    reach: async (page) => {
      const setup = await begun(page)
      await setup.sealForce('Blue', 'us-airborne/strike')
      await setup.sealForce('Ember', 'de-infantry/squad')
      await page.getByRole('button', { name: /Orchard/ }).click()
      await page.locator('[data-part=laid]').first().focus()
    },
  },
  {
    name: 'deployment',
    says: 'Deployment: one Character each in turn.',
    reach: async (page) => new PlayTable(page).open(deployment('deployment')),
  },
  {
    name: 'danger-lane',
    says: 'A planned Move: its lane is hatched from the point where it comes under Opportunity Fire, with the exact odds.',
    reach: async (page) => {
      const table = await crossing(page)
      await table.select('hobart')
      await page.keyboard.press('m')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
    },
  },
  {
    name: 'shot',
    says: 'A shot being planned: range, cover with its lines drawn, the score needed rule by rule, the odds.',
    reach: async (page) => {
      const table = await crossing(page)
      await table.select('delgado')
      await page.keyboard.press('f')
      await page.keyboard.press('t')
    },
  },
  {
    name: 'question',
    says: 'A reaction is asked for where it happens: what triggered it, the odds, the keys.',
    reach: async (page) => {
      const table = new PlayTable(page)
      await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
      await page.locator('[data-prompt=opportunityFire]').waitFor()
    },
  },
  {
    name: 'rule-card',
    says: 'Every rule tag opens the rule on the spot, as the sheets in play have it.',
    reach: async (page) => {
      const table = new PlayTable(page)
      await table.open(watchedCrossing({ commands: [hobartMoves([11.5, 15])] }))
      await page.locator('[data-prompt=opportunityFire] [data-tag]').first().click()
      await page.locator('[data-rule-card]').waitFor()
    },
  },
  {
    name: 'text-table',
    says: 'The table as text: what is where, seen from the chosen Character, with bearing, distance, cover and odds; every command can be given from it.',
    reach: async (page) => {
      const table = await crossing(page)
      await table.select('delgado')
      await page.keyboard.press('F2')
      await page.locator('[data-text-table]').waitFor()
    },
  },
  {
    name: 'company-force',
    says: 'A platoon with its organisation: men are dragged from squad to squad, and what is missing is shown where it is missing.',
    reach: async (page) => {
      const setup = new SetupPage(page)
      await setup.open()
      await setup.choose('Platoon')
      await setup.pick('Ember')
    },
  },
  {
    name: 'battles',
    says: 'Battles with their stories, forces and goals.',
    reach: async (page) => {
      await page.goto('./#/battles')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'order',
    says: 'An order: who is reached through whom, where each man ends up, what fire he draws, what it costs.',
    reach: async (page) => {
      const table = new OrderTable(page)
      await table.open(spreadPlatoon({ id: 'order' }))
      await table.orderWith('b-lead')
      await table.click(9, 12)
      await table.panel().waitFor()
    },
  },
  {
    name: 'roster',
    says: 'Thirty men a side: the roster by squads, who has something to do, who is hurt.',
    reach: async (page) => {
      const wounded = { 'b1-3': { wounded: true, shockSince: 2 }, 'b2-4': { wounded: true } }
      await new PlayTable(page).open(wholePlatoon({ id: 'roster', more: wounded }))
    },
  },
  {
    name: 'hand',
    says: 'The hand: the cards, which can be played now, and why others cannot.',
    reach: async (page) => {
      await new PlayTable(page).open(inBluesTurn({ id: 'hand', hand: ['dash', 'dud', 'heads-down'] }))
      await page.keyboard.press('q')
    },
  },
  {
    name: 'call',
    says: 'Support fire being placed: how far it may drift, who is in danger, and the odds.',
    reach: async (page) => {
      await new PlayTable(page).open(atTheRadio({ commands: [merrimanCalls(), chosen('supportFire')], dice: [6, 3] }))
      await page.locator('[data-prompt=support]').waitFor()
    },
  },
  {
    name: 'casualty',
    says: 'First Aid: the odds, who is locked, and that there is only one try.',
    reach: async (page) => {
      const table = new PlayTable(page)
      await table.open(atTheWall())
      await table.select('lindqvist')
      await page.keyboard.press('l')
      await page.locator('[data-plan=firstAid] [data-patient=marsh]').click()
    },
  },
  {
    name: 'vehicles',
    says: 'Mounts and vehicles: who drives, who rides, who lies on the stretcher.',
    reach: async (page) => {
      const table = new PlayTable(page)
      await table.open(motorPool())
      await table.select('hobart')
    },
  },
  {
    name: 'rulebook',
    says: 'The rulebook: every rule in our own words, with the values of the sheet in play.',
    reach: async (page) => {
      await page.goto('./#/rules/OF-04')
      await page.getByRole('heading', { name: /Shoot or wait/ }).waitFor()
    },
  },
  {
    name: 'result',
    says: 'The result: who won and by which rule, the losses, the last blow shown once more, the turning point, good and bad luck with the dice.',
    reach: async (page) => {
      await shelve(page, kept('end', finished))
      await page.goto('./#/game/end')
      await page.locator('[data-part=luck]').waitFor()
    },
  },
  {
    name: 'replay',
    says: 'Replay: step and play forwards and backwards, jump by turn, play on from any moment, save to a file.',
    reach: async (page) => {
      const viewer = new ReplayViewer(page)
      await shelve(page, kept('end', finished))
      await viewer.open('end', hit)
    },
  },
  {
    name: 'rules',
    says: 'The rules in force, with all that can be chosen.',
    reach: async (page) => {
      await page.goto('./#/in-force')
      await page.locator('#rules-quickStart').waitFor()
    },
  },
  {
    name: 'odds',
    says: 'The odds page: the exact chances of any roll, by numbers or by cards, rule by rule.',
    reach: async (page) => {
      await page.goto('./#/odds')
      await page.locator('[data-part=odds-answer] table').first().waitFor()
    },
  },
  {
    name: 'print',
    says: 'Print: cards, markers, force sheets, the quick reference and the rulebook at true scale, on A4 or Letter.',
    reach: async (page) => {
      await page.goto('./#/print')
      await page.locator('[data-part=sheet]').first().waitFor()
    },
  },
  {
    name: 'card-editor',
    says: 'Your own cards: a form, checked at every change, beside the card as it is printed.',
    reach: async (page) => {
      await page.goto('./#/cards')
      await page.getByRole('button', { name: 'Make', exact: true }).click()
      await page.getByRole('button', { name: 'New Character' }).click()
      await page.getByRole('form', { name: 'Character' }).waitFor()
    },
  },
  {
    name: 'battle-editor',
    says: 'Your own battles: sides, forces, figures on the map, goals, arrivals and house rules.',
    reach: async (page) => {
      await page.goto('./#/battles')
      await page.getByRole('button', { name: 'New battle' }).click()
      await page.getByRole('form', { name: 'Battle' }).waitFor()
    },
  },
  {
    name: 'lobby',
    says: 'Games with people elsewhere: an invitation is a link; own games and open ones below.',
    reach: async (page) => {
      await page.goto('./#/games')
      const { host, link } = await invited(page)
      await seated(page, link)
      await page.goto('./#/games')
      await page.locator('[data-part=my-games]').getByText('heron').first().waitFor()
      await host.context().close()
    },
  },
  {
    name: 'invitation',
    says: 'What the link shows: who invites, the table, the rules and the clock. One press takes the seat.',
    reach: async (page) => {
      await page.goto('./#/games')
      const { host, link } = await invited(page)
      await page.goto(link)
      await page.locator('[data-part=invitation]').waitFor()
      await host.context().close()
    },
  },
  {
    name: 'distant-table',
    says: 'The table with somebody elsewhere: the same page, with who is there, the clock and what can be said.',
    reach: async (page) => {
      await page.goto('./#/games')
      const { host, link } = await invited(page)
      await seated(page, link)
      await host.context().close()
    },
  },
  {
    name: 'umpire',
    says: 'The umpire: two bases and the pieces between them, typed in or drawn, and the ruling explained.',
    reach: async (page) => {
      await page.goto('./#/sight/own')
      await page.locator('[data-sight]').waitFor()
    },
  },
  {
    name: 'sight',
    says: 'The sight page: two bases, the piece between them and the verdict explained.',
    reach: async (page) => {
      await page.goto('./#/sight')
    },
  },
]
