import { FACTIONS } from '@tactic48/content'
import { COMPANY_ABILITIES, type GameState, knownFigure, type Refusal, refuse } from '@tactic48/rules'
import i18next from 'i18next'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { startLengths, writtenLength } from '../src/i18n/lengths.ts'
import { CardPanel } from '../src/play/CardPanel.tsx'
import { type Play, PlayContext } from '../src/play/playContext.ts'
import { useNames } from '../src/prose/useNames.ts'
import { useWhy } from '../src/prose/useWhy.ts'
import { textsOf } from './catalogues.ts'
import { companyGame } from './companyPositions.ts'
import { placed, stateOf } from './playPositions.ts'
import { situationOn } from './situations.ts'

const PAGES = ['app', 'play', 'prose', 'weapons'] as const

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: Object.fromEntries(
      (['en', 'it', 'es'] as const).map((language) => [
        language,
        Object.fromEntries(PAGES.map((page) => [page, textsOf(language, page)])),
      ]),
    ),
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    missingInterpolationHandler: writtenLength,
  })
  startLengths()
})

function Card({ state, id }: { state: GameState; id: string }): ReactElement {
  const names = useNames(state)
  const play = { ...situationOn(state), names } as Play
  return createElement(PlayContext.Provider, { value: play }, createElement(CardPanel, { id: knownIn(state, id) }))
}

const knownIn = (state: GameState, id: string) => {
  const figure = state.figures.find((one) => one.id === id)
  if (!figure) throw new Error(`nobody is ${id}`)
  return knownFigure(state, figure.id).id
}

const cardOnTable = (state: GameState, id: string): string => renderToStaticMarkup(createElement(Card, { state, id }))

/** The values of an attribute, in the order of reading. */
const named = (markup: string, attribute: string): readonly string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const FOE = placed('ember', { 'de-infantry/lenz': [6, 3] })

test('[CARD-02] [FIRE-05] the card in play has every ability, use and H factor that is printed', () => {
  const faction = FACTIONS.find(({ id }) => id === 'us-airborne')
  const cards = faction?.characters ?? []
  const men = cards.flatMap((card, i) => placed('blue', { [card.id]: [3 + 3 * (i % 12), 30 + 2 * Math.floor(i / 12)] }))
  const state = stateOf(companyGame({ id: 'all', figures: [...men, ...FOE] }))
  for (const { id, healthy } of cards) {
    const figure = id.split('/').at(-1) ?? id
    const markup = cardOnTable(state, figure)
    const printed = COMPANY_ABILITIES.filter((ability) => healthy[ability])
    expect(
      named(markup, 'data-ability').filter((one) => one !== 'camouflage'),
      id,
    ).toEqual(printed)
    const { weapons } = healthy
    const uses = weapons.flatMap((weapon) => (weapon.uses === undefined ? [] : [`${weapon.uses}`]))
    expect(named(markup, 'data-uses'), id).toEqual(uses)
    for (const { h } of weapons) if (h !== undefined) expect(markup, id).toContain(`<i>H</i> ${h}`)
    if (healthy.firstAid) expect(named(markup, 'data-kits'), id).toEqual([`${healthy.firstAid}`])
  }
  expect(cards.filter(({ healthy }) => healthy.call || healthy.contactHq || healthy.firstAid).length).toBeGreaterThan(3)
})

test('[FORCE-09] without a company what nobody can use is there too, and says why', () => {
  const figures = [...placed('blue', { 'us-airborne/hobart': [11, 18], 'us-airborne/lindqvist': [14, 18] }), ...FOE]
  const state = stateOf(companyGame({ id: 'alone', figures }))
  const { company: _, ...rules } = state.rules
  const markup = cardOnTable({ ...state, rules }, 'lindqvist')
  expect(named(markup, 'data-ability')).toEqual(['firstAid'])
  expect(markup).toContain('FORCE-09')
  expect(named(markup, 'data-kits')).toEqual([])
})

test.each([
  ['it', 'Medica', 'Medico', 'non è una barelliera', 'non è un barelliere'],
  ['es', 'Sanitaria', 'Sanitario', 'no es camillera', 'no es camillero'],
] as const)('the card and the reasons of a woman decline with her in %s', async (language, hers, his, she, he) => {
  await i18next.changeLanguage(language)
  const men = placed('blue', { 'su-rifle/belova': [6, 30], 'de-infantry/wendt': [12, 30] })
  const state = stateOf(companyGame({ id: `women-${language}`, figures: [...men, ...FOE] }))
  expect(cardOnTable(state, 'belova')).toContain(hers)
  expect(cardOnTable(state, 'wendt')).toContain(his)
  const whyNot = (id: string): string =>
    renderToStaticMarkup(
      createElement(Reason, { state, refusal: refuse('EVAC-08', 'noStretcher', { figure: knownIn(state, id) }) }),
    )
  expect(whyNot('belova')).toContain(she)
  expect(whyNot('wendt')).toContain(`${he}.`)
  await i18next.changeLanguage('en')
})

function Reason({ state, refusal }: { state: GameState; refusal: Refusal }): string {
  return useWhy(state)(refusal)
}
