import { NOTICE_LANGUAGES, newChannel, noticeWishes, switchChannel } from '@tactic48/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { LinkOf } from '../notices/mail.ts'
import type { Notices } from '../notices/notices.ts'
import { WORDS } from '../notices/words.ts'
import type { Guest } from '../people/people.ts'
import { body, Denied } from './requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For links with their own signature, which need no cookie. */
    fromAnywhere?: true
  }
}

export interface NoticeApiOptions {
  readonly notices: Notices
  readonly guestOf: (request: FastifyRequest) => Promise<Guest | undefined>
  readonly guestFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Guest>
  readonly labelOf: (request: FastifyRequest) => string
}

/** Notice settings and channels of a person, and the links in mails. */
export async function noticeApi(
  app: FastifyInstance,
  { notices, guestOf, guestFor, labelOf }: NoticeApiOptions,
): Promise<void> {
  const sends = new RateLimiterMemory({ points: 10, duration: 600 })
  const limited = async ({ person }: Guest): Promise<void> => {
    await sends.consume(person).catch(() => {
      throw new Denied(429, 'tooFast')
    })
  }
  const shown = async ({ person, device }: Guest) => ({ notices: await notices.shown(person, device) })

  app.get('/me/notices', async (request) => {
    const guest = await guestOf(request)
    return guest ? shown(guest) : { notices: await notices.shown('', '') }
  })
  app.post('/me/notices', async (request, reply) => {
    const guest = await guestFor(request, reply)
    await notices.wish(guest.person, body(noticeWishes, request))
    return shown(guest)
  })
  app.post('/me/notices/channels', async (request, reply) => {
    const wanted = body(newChannel, request)
    const guest = await guestFor(request, reply)
    await limited(guest)
    const fault = await notices.add(guest.person, { id: guest.device, label: labelOf(request) }, wanted)
    return { ...(await shown(guest)), ...(fault && { fault }) }
  })
  app.post('/me/notices/channels/:channel', async (request, reply) => {
    const guest = await guestFor(request, reply)
    const fault = await notices.switch(guest.person, channelOf(request), body(switchChannel, request).on)
    return { ...(await shown(guest)), ...(fault && { fault }) }
  })
  app.delete('/me/notices/channels/:channel', async (request, reply) => {
    const guest = await guestFor(request, reply)
    await notices.remove(guest.person, channelOf(request))
    return shown(guest)
  })
  app.post('/me/notices/channels/:channel/test', async (request, reply) => {
    const guest = await guestFor(request, reply)
    await limited(guest)
    const fault = await notices.test(guest.person, channelOf(request))
    return { ...(await shown(guest)), ...(fault && { fault }) }
  })
  app.post('/me/notices/stop', async (request, reply) => {
    const guest = await guestFor(request, reply)
    await notices.stopAll(guest.person)
    return shown(guest)
  })

  // Mail scanners open links, so GET changes nothing. One-click unsubscribe by a mail program is a form post.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1000, parseAs: 'string' }, (_, __, done) =>
    done(null, {}),
  )
  app.addContentTypeParser('multipart/form-data', { bodyLimit: 1000, parseAs: 'string' }, (_, __, done) =>
    done(null, {}),
  )
  for (const what of ['confirm', 'stop'] as const) {
    app.get(`/mail/${what}/:channel/:mark`, async (request, reply) => {
      const words = WORDS[languageOf(request)]
      const found = await linked(request, what)
      const text = what === 'confirm' ? words.confirmButton : words.stopButton
      return page(
        reply,
        request,
        found ? `<form method="post"><button>${text}</button></form>` : `<p>${words.unknown}</p>`,
      )
    })
    app.post(`/mail/${what}/:channel/:mark`, { config: { fromAnywhere: true } }, async (request, reply) => {
      const words = WORDS[languageOf(request)]
      const found = await linked(request, what)
      if (found) await notices.mail?.[what](found)
      const said = found ? words[what === 'confirm' ? 'confirmed' : 'stopped'] : words.unknown
      return page(reply.code(found ? 200 : 404), request, `<p>${said}</p>`)
    })
  }

  const linked = (request: FastifyRequest, what: LinkOf) => {
    const { channel, mark } = request.params as { readonly channel: string; readonly mark: string }
    return notices.mail?.linked(what, channel, mark)
  }
}

const channelOf = ({ params }: FastifyRequest): string => (params as { readonly channel: string }).channel

const languageOf = ({ query }: FastifyRequest): (typeof NOTICE_LANGUAGES)[number] => {
  const { language } = query as { readonly language?: unknown }
  return NOTICE_LANGUAGES.find((one) => one === language) ?? 'en'
}

const STYLE = `html{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{margin:15vh auto;max-width:30rem;padding:0 1rem;text-align:center}
button{font:inherit;padding:.8em 1.4em;cursor:pointer}`

/** A self-contained page: needs no script and does not load the game. */
function page(reply: FastifyReply, request: FastifyRequest, content: string): FastifyReply {
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="${languageOf(request)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Tactic48</title><style>${STYLE}</style><body><h1>Tactic48</h1>${content}`,
    )
}
