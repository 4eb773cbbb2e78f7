import { describe, expect, test } from 'vitest'
import { QuestionTrail } from '../../src/log/trail.ts'

const opens = (question: object): object => ({ type: 'questionOpened', question })
const ACTION = { kind: 'action', awaiting: ['blue'] }
const BOTH = { kind: 'force', awaiting: ['blue', 'ember'] }

describe('the question on which an entry of version 2 ended', () => {
  test('[GEN-12] is the one that was opened last and not closed', () => {
    const trail = new QuestionTrail()
    expect(trail.add([])).toBeUndefined()
    expect(trail.add([opens(ACTION)])).toEqual(ACTION)
    const undo = { kind: 'undo', awaiting: ['ember'], by: 'blue', to: 3 }
    expect(trail.add([opens({ ...undo, since: 7 })])).toEqual(undo)
    expect(trail.add([{ type: 'tokensSpent' }])).toEqual(undo)
    expect(trail.add([{ type: 'questionClosed', kind: 'undo' }])).toEqual(ACTION)
    expect(trail.add([opens(undo), { type: 'gameEnded' }])).toBeUndefined()
    expect(trail.add([{ type: 'questionClosed' }])).toBeUndefined()
  })

  test('[GEN-12] waits for the sides that have not answered, whether sealed or by naming an objective', () => {
    const trail = new QuestionTrail()
    trail.add([opens(ACTION), opens(BOTH)])
    expect(trail.add([{ type: 'answerSealed', side: 'blue' }])).toEqual({ ...BOTH, awaiting: ['ember'] })
    expect(trail.add([{ type: 'objectiveNamed', side: 'ember' }])).toEqual({ ...BOTH, awaiting: [] })
    expect(trail.add([{ type: 'questionClosed' }])).toEqual(ACTION)
    expect(new QuestionTrail().add([{ type: 'answerSealed', side: 'blue' }])).toBeUndefined()
  })

  test('[GEN-12] is that of the earlier entry after taking back to it', () => {
    const trail = new QuestionTrail()
    trail.add([opens(ACTION)])
    trail.add([{ type: 'questionClosed' }, opens(BOTH)])
    trail.goBack(0)
    expect(trail.add([])).toEqual(ACTION)
    trail.goBack(1)
    expect(trail.add([])).toEqual(BOTH)
    trail.goBack(2)
    expect(trail.add([])).toEqual(ACTION)
    trail.goBack(99)
    expect(trail.add([])).toBeUndefined()
  })

  test('[GEN-12] is none where what was opened is no question, and whatever is no event says nothing', () => {
    const trail = new QuestionTrail()
    const none = [null, 7, opens({ kind: 'riddle', awaiting: [] }), opens({ kind: 'action', awaiting: 'blue' })]
    expect(trail.add([...none, { type: 'questionOpened' }, { type: 'questionOpened', question: null }])).toBeUndefined()
    expect(trail.add([opens({ kind: 'action', awaiting: ['ember', 'umpire'] })])).toEqual({
      kind: 'action',
      awaiting: ['ember'],
    })
  })
})
