import { describe, expect, it } from 'vitest'
import { fileOf, run } from './running.ts'

const CARD = {
  id: 'my-card',
  name: { en: 'Rush', it: 'Impeto', es: 'Ímpetu' },
  faction: 'universal',
  ap: 2,
  window: 'ownTurn',
  effects: [{ effect: 'move', who: 'friend', amount: 2, lasts: 'once' }],
}

describe('tactic48 card', () => {
  it('[HOUSE-10] prints the text of a card in three languages', async () => {
    const { out, code } = await run('card', fileOf('card.json', JSON.stringify(CARD)))
    expect(out).toContain('my-card · universal · 2 AP')
    expect(out).toContain(
      'In your own turn. One of your Characters: +2 u to Move and Move & Fire, the next time in this turn.',
    )
    expect(out).toContain('Nel tuo turno. Un tuo Personaggio: +2 u a Muovere e a Muovi & Spara, solo la prossima volta')
    expect(out).toContain('En tu turno. Uno de tus Personajes: +2 u a Mover y a Mover y Disparar')
    expect(code).toBe(0)
  })

  it('[HOUSE-10] without a file prints our own, or one of them', async () => {
    const all = await run('card')
    expect(all.out.match(/ · \d+ AP/g)).toHaveLength(52)
    const one = await run('card', '--id', 'dud')
    expect(one.out).toContain('The grenade does not explode.')
    expect((await run('card', '--id', 'nothing')).code).toBe(1)
  })

  it('[HOUSE-10] names file, field and reason of what is wrong', async () => {
    const wrong = (name: string, change: object) => run('card', fileOf(name, JSON.stringify({ ...CARD, ...change })))
    const unknown = await wrong('fly.json', { effects: [{ effect: 'fly' }] })
    expect(unknown.err).toContain('fly.json: effects[0].effect: must be one of move, ')
    expect(unknown.code).toBe(1)
    expect((await wrong('dear.json', { ap: 9 })).err).toContain('dear.json: ap: its effects are worth 2 AP')
    const none = fileOf('none.json', JSON.stringify({ faction: 'universal', cards: [] }))
    expect((await run('card', none)).err).toContain('none.json: cards: there is no card')
    expect((await run('card', fileOf('no.json', '{'))).err).toContain('no.json: file: is not written as JSON')
  })
})
