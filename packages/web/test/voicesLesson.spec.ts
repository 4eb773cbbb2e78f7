import type { Locator } from '@playwright/test'
import { COURSES, type Step, stepsOf } from '@tactic48/content/lesson'
import { expect, test } from './calmPage.ts'
import { textsOf } from './catalogues.ts'
import { pattern, SPOKEN, Voice } from './voice.ts'

const LESSON = { en: textsOf('en', 'lesson'), it: textsOf('it', 'lesson'), es: textsOf('es', 'lesson') } as const

/** Learns by ear: what to do is in the task, in the list of the table and in what the teacher says. */
class Learner extends Voice {
  get words() {
    return LESSON[this.language]
  }

  async takes(who: string, verb: Parameters<Voice['verb']>[0]): Promise<void> {
    if (await this.rowAction('choose', who).count()) await this.choose(who)
    await this.press(this.verb(verb))
  }

  /** The end of the arrow that the teacher has drawn for him. */
  async points(action: 'toward' | 'put', who: string): Promise<void> {
    await this.press(this.rowAction(action, pattern(this.words.sign.point, { name: who }).source))
  }

  async follows(who: string): Promise<void> {
    await this.takes(who, 'move')
    await this.points('toward', who)
    await this.doIt()
  }

  async goes(who: string, bearing: number, distance: string): Promise<void> {
    await this.takes(who, 'move')
    await this.pointBy(bearing, distance)
    await this.doIt()
  }

  async fires(who: string, whom: string): Promise<void> {
    if (await this.rowAction('choose', who).count()) await this.choose(who)
    await this.press(this.rowAction('fire', whom))
    await this.doIt()
  }

  async onRing(who: string, verb: Parameters<Voice['verb']>[0]): Promise<void> {
    await this.takes(who, verb)
    await this.press(this.rowAction('put', pattern(this.words.sign.ring).source))
    await this.doIt()
  }

  async onPoint(who: string, verb: Parameters<Voice['verb']>[0]): Promise<void> {
    await this.takes(who, verb)
    await this.points('put', who)
    await this.doIt()
  }

  async endsTurn(): Promise<void> {
    await this.press(this.table().getByRole('button', { name: new RegExp(`^${this.text.endTurn}`) }))
  }

  /** Some sheets ask once more before the goal is reached. */
  async pressIfAsked(control: Locator): Promise<void> {
    const done = this.teacher().getByText(this.words.praise)
    await expect(control.or(done).first()).toBeVisible()
    if (await control.count()) await this.press(control)
  }

  /** Space on what can be ticked or is one of several. */
  async ticks(role: 'checkbox' | 'radio', name: string): Promise<void> {
    await this.page.getByRole(role, { name: pattern(name) }).focus()
    await this.page.keyboard.press('Space')
  }

  /** What the teacher answers. */
  teacher(): Locator {
    return this.page.getByRole('status', { name: this.words.answer })
  }

  async orders(): Promise<void> {
    await this.takes('Cardwell', 'giveOrder')
    await this.press(this.button(this.play.order.kind.forward))
  }
}

/** How each step is done by somebody who sees nothing of it. */
const WAYS: { readonly [step: string]: (learner: Learner) => Promise<void> } = {
  move: async (learner) => {
    await learner.follows('Hobart')
    await learner.follows('Hobart')
  },
  fire: (learner) => learner.fires('Hobart', 'Brandt'),
  cover: async (learner) => {
    await learner.follows('Marsh')
    await learner.fires('Marsh', 'Brandt')
  },
  takeCover: async (learner) => {
    await learner.goes('Marsh', 0, '1')
    await learner.endsTurn()
    await learner.press(learner.button(learner.play.ask.cover))
  },
  watch: async (learner) => {
    await learner.onRing('Marsh', 'placeOpportunityFire')
    await learner.endsTurn()
    await learner.press(learner.button(learner.play.ask.shoot))
  },
  watched: async (learner) => {
    await learner.goes('Hobart', 4, '4')
    await learner.follows('Hobart')
  },
  suppression: (learner) => learner.onRing('Delgado', 'startSuppression'),
  grenade: (learner) => learner.onPoint('Tully', 'throwGrenade'),
  moveAndFire: async (learner) => {
    await learner.takes('Tully', 'moveAndFire')
    await learner.ticks('radio', learner.play.plan.before)
    await learner.press(learner.rowAction('target', 'Lenz'))
    await learner.points('toward', 'Tully')
    await learner.doIt()
  },
  aim: async (learner) => {
    await learner.takes('Pike', 'aim')
    await learner.fires('Pike', 'Lenz')
  },
  handToHand: async (learner) => {
    await learner.takes('Hobart', 'move')
    await learner.press(learner.rowAction('charge', '.*'))
    await learner.doIt()
  },
  shock: async (learner) => {
    await learner.fires('Marsh', 'Haller')
    await learner.follows('Tully')
    await learner.follows('Tully')
  },
  command: async (learner) => {
    await learner.goes('Hobart', 0, '3')
    await learner.follows('Marsh')
    await learner.follows('Marsh')
    await learner.follows('Marsh')
  },
  winning: (learner) => learner.fires('Marsh', '.*'),
  order: async (learner) => {
    await learner.orders()
    await learner.doIt()
  },
  halt: async (learner) => {
    await learner.orders()
    await learner.press(learner.rowAction('halt', '.* 1'))
    await learner.doIt()
  },
  initiative: async (learner) => {
    await learner.press(learner.button(learner.play.hand.window.seize))
    await learner.press(learner.button(learner.play.bid.seal))
    await learner.pressIfAsked(learner.button(learner.play.bid.pass))
  },
  radio: async (learner) => {
    await learner.takes('.* 1', 'contactHq')
    await learner.doIt()
  },
  call: async (learner) => {
    await learner.takes('Cardwell', 'call')
    await learner.press(learner.button(learner.play.call.kind.reinforcements))
    await learner.doIt()
    await learner.press(learner.button(learner.play.call.give.teams))
  },
  runner: async (learner) => {
    await learner.choose('Foxworth')
    await learner.press(learner.button(learner.play.call.run.takeHere))
    await learner.follows('Foxworth')
    await learner.takes('Foxworth', 'move')
    await learner.points('toward', 'Foxworth')
    await learner.ticks('checkbox', learner.play.call.run.leave)
    await learner.doIt()
  },
  medic: async (learner) => {
    await learner.takes('Lindqvist', 'move')
    await learner.press(learner.rowAction('touch', 'Marsh'))
    await learner.doIt()
    await learner.endsTurn()
    await learner.takes('Lindqvist', 'firstAid')
    await learner.press(learner.rowAction('treat', 'Marsh'))
    await learner.doIt()
  },
  casualty: async (learner) => {
    await learner.takes('Lindqvist', 'checkCasualty')
    await learner.press(learner.rowAction('treat', 'Tully'))
    await learner.doIt()
    await learner.endsTurn()
    await learner.press(learner.page.getByRole('dialog').getByRole('button').last())
    await learner.takes('Lindqvist', 'carry')
    await learner.press(learner.button(learner.play.care.way.helper))
    await learner.pointBy(6, '3')
    await learner.doIt()
  },
  bunker: async (learner) => {
    await learner.follows('Tully')
    await learner.onPoint('Tully', 'throwGrenade')
  },
  tactic: async (learner) => {
    await learner.press(learner.button(learner.play.hand.open))
    await learner.press(learner.button(new RegExp(`^${learner.play.hand.play} 1`)))
    await learner.follows('Hobart')
  },
}

/** Heard from the task to the praise. */
async function expectLearnt(learner: Learner, step: Step): Promise<void> {
  const task = learner.page.getByRole('heading', { name: step.task.text[learner.language].slice(0, 20) })
  await expect(task, step.id).toBeFocused()
  const way = WAYS[step.id]
  if (!way) throw new Error(`nobody knows how to do ${step.id} without eyes`)
  await expect(learner.teacher()).toBeEmpty()
  if (!(await learner.table().count())) {
    await learner.page.keyboard.press('F2')
    await expect(learner.table()).toBeFocused()
  }
  await way(learner)
  await expect(learner.teacher(), step.id).toContainText(learner.words.praise)
}

for (const language of SPOKEN) {
  test(`the whole course is learnt without eyes, in ${language}`, async ({ page }) => {
    const learner = new Learner(page, language)
    await page.addInitScript((spoken) => localStorage.setItem('tactic48.language', spoken), language)
    await page.goto('./#/learn')
    for (const [i, course] of COURSES.entries()) {
      if (i === 0) await learner.press(page.getByRole('link', { name: learner.words.begin }))
      else await learner.press(page.getByRole('link', { name: learner.words.toCompany }))
      for (const [at, step] of stepsOf(course).entries()) {
        if (at > 0) await learner.press(page.getByRole('link', { name: pattern(learner.words.next) }))
        await expectLearnt(learner, step)
      }
    }
  })
}
