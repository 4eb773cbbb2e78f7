import type { CourseId, Sheets } from '@tactic48/content/lesson'
import { useMemo } from 'react'
import { companyOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useDraft } from '../setup/draft.ts'

/** The sheets that the reader has chosen, as the rulebook has them; a company is taught by the sheet of his language where he has none. */
export function useSheets(course: CourseId): Sheets {
  const language = useLanguage()
  const { edition: qs, company } = useDraft()
  return useMemo(() => {
    if (course === 'quickStart') return { qs }
    return { qs, cc: company === 'none' ? companyOfReader(language) : company }
  }, [course, qs, company, language])
}
