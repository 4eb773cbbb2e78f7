import type { NoticeLanguage } from '@tactic48/protocol'
import type { AskedGame } from './noticeStore.ts'

interface Words {
  readonly turn: (title: string) => string
  readonly waits: (name: string | undefined) => string
  readonly digest: (count: number) => string
  readonly test: string
  readonly testBody: string
  readonly why: string
  readonly stop: string
  readonly confirm: string
  readonly confirmBody: string
  readonly confirmIgnore: string
  readonly confirmButton: string
  readonly stopButton: string
  readonly confirmed: string
  readonly stopped: string
  readonly unknown: string
}

/** Texts of mails, pushes and webhooks, and of the two pages that mails link to. */
export const WORDS: { readonly [language in NoticeLanguage]: Words } = {
  en: {
    turn: (title) => `Your turn: ${title}`,
    waits: (name) => (name ? `${name} is waiting for you.` : 'Your opponent is waiting for you.'),
    digest: (count) => (count === 1 ? 'One game is waiting for you' : `${count} games are waiting for you`),
    test: 'Tactic48: a test',
    testBody: 'This is how a notice from your games reaches you.',
    why: 'You receive this because you asked for notices from your Tactic48 games.',
    stop: 'Stop these emails:',
    confirm: 'Tactic48: confirm your address',
    confirmBody:
      'Someone asked for an email to this address whenever it is their turn in a game. If that was you, confirm it here:',
    confirmIgnore:
      'If it was not you, ignore this email and you will not hear from us again. To block further requests:',
    confirmButton: 'Yes, send notices to this address',
    stopButton: 'Stop all email to this address',
    confirmed: 'Confirmed. From now on notices reach you here.',
    stopped: 'Done. This address will receive no more email.',
    unknown: 'This link is no longer valid.',
  },
  it: {
    turn: (title) => `Tocca a te: ${title}`,
    waits: (name) => (name ? `${name} ti aspetta.` : 'Il tuo avversario ti aspetta.'),
    digest: (count) => (count === 1 ? 'Una partita ti aspetta' : `${count} partite ti aspettano`),
    test: 'Tactic48: prova',
    testBody: 'Così ti arrivano gli avvisi delle tue partite.',
    why: 'Ricevi questo messaggio perché hai chiesto gli avvisi delle tue partite di Tactic48.',
    stop: 'Per non ricevere più queste e-mail:',
    confirm: 'Tactic48: conferma il tuo indirizzo',
    confirmBody:
      'Qualcuno ha chiesto di ricevere un’e-mail a questo indirizzo quando è il suo turno di gioco. Se sei stato tu, conferma qui:',
    confirmIgnore:
      'Se non sei stato tu, ignora questo messaggio: non ne arriveranno altri. Per impedire nuove richieste:',
    confirmButton: 'Sì, inviate gli avvisi a questo indirizzo',
    stopButton: 'Niente più e-mail a questo indirizzo',
    confirmed: 'Confermato. D’ora in poi gli avvisi ti arrivano qui.',
    stopped: 'Fatto. Questo indirizzo non riceverà altre e-mail.',
    unknown: 'Questo link non è più valido.',
  },
  es: {
    turn: (title) => `Te toca: ${title}`,
    waits: (name) => (name ? `${name} te espera.` : 'Tu rival te espera.'),
    digest: (count) => (count === 1 ? 'Una partida te espera' : `${count} partidas te esperan`),
    test: 'Tactic48: prueba',
    testBody: 'Así te llegan los avisos de tus partidas.',
    why: 'Recibes este mensaje porque pediste avisos de tus partidas de Tactic48.',
    stop: 'Para no recibir más estos correos:',
    confirm: 'Tactic48: confirma tu dirección',
    confirmBody:
      'Alguien ha pedido un correo a esta dirección cada vez que le toque jugar. Si has sido tú, confírmalo aquí:',
    confirmIgnore: 'Si no has sido tú, ignora este mensaje y no llegará ninguno más. Para impedir nuevas peticiones:',
    confirmButton: 'Sí, enviad los avisos a esta dirección',
    stopButton: 'Ningún correo más a esta dirección',
    confirmed: 'Confirmado. A partir de ahora los avisos te llegan aquí.',
    stopped: 'Hecho. Esta dirección no recibirá más correos.',
    unknown: 'Este enlace ya no es válido.',
  },
}

/** A notice for any channel; public information only. */
export interface Notice {
  readonly title: string
  readonly body: string
  /** The part of the address after the page. */
  readonly at: string
  readonly tag: string
  readonly games: readonly AskedGame[]
}

/** For one game, or a digest of all that wait. */
export function noticeOf(games: readonly AskedGame[], language: NoticeLanguage, isDigest: boolean): Notice {
  const words = WORDS[language]
  const [first] = games
  if (first && !isDigest)
    return {
      ...{ title: words.turn(first.title), body: words.waits(first.opponent) },
      ...{ at: `#/distant/${first.game}`, tag: first.game, games },
    }
  const lines = games.map(({ title, opponent }) => (opponent ? `${title} – ${opponent}` : title))
  return { title: words.digest(games.length), body: lines.join('\n'), at: '#/games', tag: 'digest', games }
}

export const testNotice = (language: NoticeLanguage): Notice => ({
  ...{ title: WORDS[language].test, body: WORDS[language].testBody, at: '#/games', tag: 'test', games: [] },
})
