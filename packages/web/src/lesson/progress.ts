import {
  type CourseId,
  NO_PROGRESS,
  type Progress,
  readProgress,
  type Sheets,
  withDone,
} from '@tactic48/content/lesson'
import { useMemo } from 'react'
import { create } from 'zustand'
import { storedText, storeText } from '../app/storedText.ts'
import { companyOfReader } from '../game/sheetOfReader.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useDraft } from '../setup/draft.ts'

const KEPT = 'tactic48.lesson'

/** What lies in the browser may be of another day or another hand. */
function kept(): Progress {
  try {
    return readProgress(JSON.parse(storedText(KEPT) ?? '{}'))
  } catch {
    return NO_PROGRESS
  }
}

interface ProgressStore extends Progress {
  /** The browser refused to keep it: it lasts as long as the page. */
  readonly unkept: boolean
  /** A step is being played. */
  readonly enter: (id: string) => void
  readonly finish: (id: string) => void
  /** The course begins again. */
  readonly forget: () => void
}

export const useProgress = create<ProgressStore>()((set, get) => {
  const keep = (progress: Progress): void => {
    const unkept = !storeText(KEPT, JSON.stringify(progress))
    set({ done: progress.done, at: progress.at, unkept })
  }
  return {
    ...kept(),
    unkept: false,
    enter: (at) => keep({ done: get().done, at }),
    finish: (id) => keep(withDone({ done: get().done, at: get().at }, id)),
    forget: () => keep(NO_PROGRESS),
  }
})

/** The sheets that the reader has chosen, as the rulebook has them; a company is taught by the sheet of his language where he has none. */
export function useSheets(course: CourseId): Sheets {
  const language = useLanguage()
  const { edition: qs, company } = useDraft()
  return useMemo(() => {
    if (course === 'quickStart') return { qs }
    return { qs, cc: company === 'none' ? companyOfReader(language) : company }
  }, [course, qs, company, language])
}
