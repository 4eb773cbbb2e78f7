import type { Attempt, Step } from '@tactic48/content/lesson'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useToldSoFar } from '../play/playStage.ts'
import { useTable } from '../play/tableStore.ts'
import type { LessonSession } from './lessonSession.ts'

export interface Lesson {
  readonly step: Step
  readonly session: LessonSession
  /** How many hints have been asked for: where, idea, the way. */
  readonly hints: number
  readonly askHint: () => void
}

export const LessonContext = createContext<Lesson | undefined>(undefined)

export function useLesson(): Lesson {
  const lesson = useContext(LessonContext)
  if (!lesson) throw new Error('nobody is learning')
  return lesson
}

/** The attempt as far as it has been told: nobody is answered before he has seen what came of it. */
export function useToldAttempt(): Attempt {
  const { session } = useLesson()
  const attempt = useSyncExternalStore(session.subscribe, session.attempt)
  const telling = useToldSoFar() !== undefined
  const [told, tell] = useState(attempt)
  if (!telling && told !== attempt) tell(attempt)
  return telling ? told : attempt
}

/** What was in hand belongs to what has been put back. */
export function backIn(how: (session: LessonSession) => Promise<unknown>, session: LessonSession): void {
  void how(session).then(() => useTable.getState().clear())
}
