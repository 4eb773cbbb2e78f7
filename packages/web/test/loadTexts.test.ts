import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/i18n/languages.ts'
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
    for (const namespace of ['slip', 'wrong', 'editor']) i18next.removeResourceBundle(language, namespace)
})

describe('texts', () => {
  test('are loaded for the language in use alone', async () => {
    await loadTexts('slip')
    expect(loaded('slip')).toEqual(['en'])
    expect(textsNow('slip')).toEqual(textsOf('en', 'slip'))
  })

  test('of all pages opened so far are there before the language changes', async () => {
    await loadTexts('slip', 'wrong')
    const changed = new Promise((resolve) => i18next.on('languageChanged', () => resolve(loaded('wrong'))))
    await chooseLanguage('it')
    expect(await changed).toEqual(['en', 'it'])
    expect(loaded('slip')).toEqual(['en', 'it'])
    expect(i18next.t('wrong:save')).toBe(textsOf('it', 'wrong').save)
  })

  test('of a page that is opened while the language changes come in the new one too', async () => {
    await loadTexts('slip')
    const change = chooseLanguage('es')
    await Promise.all([change, loadTexts('wrong')])
    expect(loaded('wrong')).toEqual(['en', 'es'])
  })

  test('that cannot be loaded leave the language as it is', async () => {
    await loadTexts('slip')
    await expect(chooseLanguage('xx')).rejects.toThrow('There is no ./xx/')
    expect(i18next.language).toBe('en')
  })

  test('of a language chosen last win, whichever comes first', async () => {
    await loadTexts('slip')
    await Promise.all([chooseLanguage('it'), chooseLanguage('es')])
    expect(i18next.language).toBe('es')
  })

  test('name what an editor makes in every language of the cards', async () => {
    const names = await inContentLanguages((say) => say('cards.newFaction'))
    for (const language of LANGUAGES) expect(names[language]).toBe(textsOf(language, 'editor').cards.newFaction)
  })
})
