import { replayLog, topQuestion } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { held } from '../../rules/test/world/games.ts'
import { COMPANY_QUESTIONS, type CompanyQuestion } from './companyQuestions.ts'

for (const kind of Object.keys(COMPANY_QUESTIONS) as readonly CompanyQuestion[])
  test(`[ORDER-19] ${kind}`, () => {
    const { log } = COMPANY_QUESTIONS[kind]()
    expect(topQuestion(held(replayLog(log)))?.kind).toBe(kind)
  })
