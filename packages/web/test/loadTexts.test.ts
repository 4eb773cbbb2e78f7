import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTENT_LANGUAGES, LANGUAGES } from '../src/i18n/languages.ts'
import { chooseLanguage, inContentLanguages, loadTexts, textsNow } from '../src/i18n/loadTexts.ts'
import { textsOf } from './catalogues.ts'

const loaded = (namespace: string): readonly string[] =>
  LANGUAGES.filter((language) => i18next.hasResourceBundle(language, namespace))

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {}, fallbackLng: false, defaultNS: 'app' })
})

beforeEach(async () => {
  await i18next.changeLanguage('en')
  for (const language of LANGUAGES)
    for (const namespace of ['tacticCard', 'ruleReport', 'editor']) i18next.removeResourceBundle(language, namespace)
})

describe('texts', () => {
  test('are loaded for the language in use alone', async () => {
    await loadTexts('tacticCard')
    expect(loaded('tacticCard')).toEqual(['en'])
    expect(textsNow('tacticCard')).toEqual(textsOf('en', 'tacticCard'))
  })

  test('of all pages opened so far are there before the language changes', async () => {
    await loadTexts('tacticCard', 'ruleReport')
    const changed = new Promise((resolve) => i18next.on('languageChanged', () => resolve(loaded('ruleReport'))))
    await chooseLanguage('it')
    expect(await changed).toEqual(['en', 'it'])
    expect(loaded('tacticCard')).toEqual(['en', 'it'])
    expect(i18next.t('ruleReport:save')).toBe(textsOf('it', 'ruleReport').save)
  })

  test('of a page that is opened while the language changes come in the new one too', async () => {
    await loadTexts('tacticCard')
    const change = chooseLanguage('es')
    await Promise.all([change, loadTexts('ruleReport')])
    expect(loaded('ruleReport')).toEqual(['en', 'es'])
  })

  test('that cannot be loaded leave the language as it is', async () => {
    await loadTexts('tacticCard')
    await expect(chooseLanguage('xx')).rejects.toThrow('There is no ./xx/')
    expect(i18next.language).toBe('en')
  })

  test('of a language chosen last win, whichever comes first', async () => {
    await loadTexts('tacticCard')
    await Promise.all([chooseLanguage('it'), chooseLanguage('es')])
    expect(i18next.language).toBe('es')
  })

  test('name what an editor makes in every language of the cards', async () => {
    const names = await inContentLanguages((say) => say('cards.newFaction'))
    for (const language of CONTENT_LANGUAGES) expect(names[language]).toBe(textsOf(language, 'editor').cards.newFaction)
  })
})
