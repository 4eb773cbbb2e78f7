import { useEffect, useRef } from 'react'
import { usePlay } from '../play/playContext.ts'
import { useBeat } from '../play/playStage.ts'
import { soundsOf } from './sounds.ts'
import { makeSound } from './synth.ts'

/** What is heard of the table: each beat as it is told, and when somebody here is asked. */
export function Sounds(): undefined {
  const beat = useBeat()
  const { state, side, question } = usePlay()
  useEffect(() => {
    if (beat) for (const sound of soundsOf(beat)) makeSound(sound)
  }, [beat])
  const { phase, turn } = state
  const heard = useRef({ phase, turn: turn.number, since: question?.since })
  useEffect(() => {
    const before = heard.current
    heard.current = { phase, turn: turn.number, since: question?.since }
    if (phase === 'over' && before.phase !== 'over') makeSound('end')
    else if (turn.number !== before.turn) makeSound('turn')
    else if (side && question && question.since !== before.since && question.kind !== 'action') makeSound('question')
  }, [phase, turn.number, question, side])
}
