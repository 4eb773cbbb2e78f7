import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { COMPANY_QUESTIONS, type CompanyQuestion } from './companyQuestions.ts'
import { PlayTable } from './playTable.ts'

/** The rule that asks, the paper that the question is on, and the button of one answer. */
const ON_SCREEN: { readonly [K in CompanyQuestion]: readonly [rule: string, paper: string, answer: string] } = {
  feint: ['FEINT-01', '[data-prompt=feint]', '[data-commit]'],
  window: ['TURN-16', '[data-prompt=window]', '[data-choice=pass]'],
  order: ['ORDER-19', '[data-ordering=given]', '[data-part=order-foot] [data-commit]'],
  callKind: ['CALL-05', '[data-prompt=callKind]', '[data-kind=supportFire]'],
  support: ['SUPP-01', '[data-prompt=support]', '[data-commit]'],
  teams: ['REINF-02', '[data-prompt=teams]', '[data-commit]'],
  mortar: ['MORTAR-01', '[data-prompt=mortar]', '[data-commit]'],
  entry: ['REINF-04', '[data-prompt=entry]', '[data-commit]'],
  selfCall: ['RUNNER-04', '[data-prompt=selfCall]', '[data-pass]'],
  sealedNumber: ['INIT-05', '[data-prompt=bid]', '[data-seal]'],
  raise: ['INIT-06', '[data-prompt=raise]', '[data-raise="0"]'],
}

/** Questions with secrets, or with drafts of their own; reloads of windows, orders and calls are in the specs about these. */
const KEPT: readonly CompanyQuestion[] = ['feint', 'teams', 'sealedNumber', 'raise']

async function askedAndAnswered(table: PlayTable, kind: CompanyQuestion, i: number): Promise<void> {
  const { page } = table
  const [, paper, answer] = ON_SCREEN[kind]
  const asked = page.locator(paper)
  /** Where something is sealed, the side that is asked takes the screen first. */
  const taken = async (): Promise<void> => {
    if (kind === 'sealedNumber') await page.getByRole('button', { name: /^I am / }).click()
    await expect(asked).toBeVisible()
    await expect(page.locator(answer).first()).toBeEnabled()
  }
  await table.open(COMPANY_QUESTIONS[kind]())
  await taken()
  if (KEPT.includes(kind)) {
    const written = await asked.textContent()
    await page.reload()
    await taken()
    expect(await asked.textContent()).toBe(written)
  }
  await expectNoBarrier(page, i % 2 === 0 ? 'desk' : 'phone')
  const whom = (): Promise<string> =>
    table.banner().evaluate(({ dataset: { since, asked: side } }) => `${since} ${side}`)
  const before = await whom()
  await page.locator(answer).first().click()
  expect(await whom()).not.toBe(before)
}

test('questions of the company', async ({ page }) => {
  const table = new PlayTable(page)
  for (const [i, kind] of (Object.keys(ON_SCREEN) as readonly CompanyQuestion[]).entries())
    await test.step(`[${ON_SCREEN[kind][0]}] ${kind}: asked, without a barrier, answered`, () =>
      askedAndAnswered(table, kind, i))

  await test.step('[INIT-05] a bid that was said with the attempt is not asked for again, nor is its window', () =>
    bidSaidAtOnce(table))
})

async function bidSaidAtOnce(table: PlayTable): Promise<void> {
  const { page } = table
  await table.open(COMPANY_QUESTIONS.window())
  await page.locator('[data-prompt=window] [data-seize]').first().click()
  await expect(page.locator('[data-prompt=bid][data-planned]')).toBeVisible()
  const asked = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      for (const paper of document.querySelectorAll('[data-prompt]:not([data-planned])')) {
        seen.push(paper.getAttribute('data-prompt') ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })
  await page.locator('[data-seal]').click()
  await expect(page.locator('[data-part=hand-over]')).toBeVisible()
  expect(await asked.jsonValue()).toEqual([])
}
