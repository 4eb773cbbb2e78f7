import { type InLanguages, say } from '../rulebook/template.ts'
import type { Answer } from './step.ts'

export const words = (en: string, it: string, es: string): InLanguages => ({ en, it, es })

/** The learner's turn ended before the goal. */
export const turnEnded: Answer = {
  if: { command: { verb: 'endTurn' } },
  say: say(
    'Your turn is over and the other side has had its own. You may end a turn early: AT you keep stay yours. Go on, or try again.',
    'Il tuo turno è finito e l’avversario ha giocato il suo. Puoi terminarlo prima: gli AT che tieni restano tuoi. Vai avanti, o riprova.',
    'Tu turno ha terminado y el rival ha jugado el suyo. Puedes terminar antes: las FA que guardas siguen siendo tuyas. Continúa o inténtalo otra vez.',
  ),
}

/** Giving up is an answer as well. */
export const resigned: Answer = {
  if: { command: { verb: 'resign' } },
  say: say(
    'You have given this one up. No harm done: the step can be tried again.',
    'Hai abbandonato. Nessun problema: il passo si può riprovare.',
    'Te has rendido. No pasa nada: puedes intentar el paso otra vez.',
  ),
}
