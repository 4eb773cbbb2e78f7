import { createECDH, randomBytes } from 'node:crypto'
import { createServer as createHttps } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net'
import type { PushKeys } from '@tactic48/protocol'
import type { OutgoingAround } from '../src/notices/outgoing.ts'

/** Of hooks.example and push.example; worth nothing outside of these tests. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaznvZt7FFMkLRkgj
tVLcoxJjPxLN/bIY9k/X5hwZuwuhRANCAAQFw4aRQEry3D7f3nT5u+lT0vlhZaEk
ZxXzn29Jr44bpAyRoJpELy2VAzwh0GcPzebMBbb7NTyciUxCTtjVfhud
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQygAwIBAgIBATAKBggqhkjOPQQDAjAPMQ0wCwYDVQQDDARzaW5rMCAX
DTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAPMQ0wCwYDVQQDDARzaW5r
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEBcOGkUBK8tw+3950+bvpU9L5YWWh
JGcV859vSa+OG6QMkaCaRC8tlQM8IdBnD83mzAW2+zU8nIlMQk7Y1X4bnaNXMFUw
JgYDVR0RBB8wHYINaG9va3MuZXhhbXBsZYIMcHVzaC5leGFtcGxlMAwGA1UdEwQF
MAMBAf8wHQYDVR0OBBYEFMN6X02P28BfMNQG9naLKV5iUhASMAoGCCqGSM49BAMC
A0kAMEYCIQDzj9touCuoqWplGOqGvbOM/y1LR5q2pKYpXXPSqAArhAIhANUrDpkj
0Ut1TbxGIHgDkhANnc/6DLrQ4nJjnjjH1CD6
-----END CERTIFICATE-----`

const listening = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

const ended = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()))

export interface Called {
  readonly host: string
  readonly path: string
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}

/** Everybody outside who can be called, on this machine: names and their public addresses are those that the test says. */
export class WorldSink {
  readonly called: Called[] = []
  /** What the next calls are answered, by path; else 201. */
  readonly answers = new Map<string, number>()
  readonly hosts: { [host: string]: readonly string[] } = {
    'hooks.example': ['93.184.216.34'],
    'push.example': ['2606:2800:220:1::1'],
    'inside.example': ['10.0.0.8'],
    'mixed.example': ['93.184.216.34', '127.0.0.1'],
  }
  private readonly server = createHttps({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers, url: path = '' } = request
      this.called.push({ host: headers.host ?? '', path, headers, body: Buffer.concat(parts) })
      const status = this.answers.get(path) ?? 201
      response.writeHead(status, status === 302 ? { location: 'https://inside.example/' } : {})
      // Whoever reads an answer to its end never ends here.
      response.write('x'.repeat(100_000))
    })
  })
  private port = 0

  async start(): Promise<this> {
    this.port = await listening(this.server)
    return this
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await ended(this.server)
  }

  get around(): OutgoingAround {
    return {
      resolve: async (host) => this.hosts[host] ?? [],
      dial: () => ({ host: '127.0.0.1', port: this.port }),
      ca: CERTIFICATE,
    }
  }
}

export interface Mailed {
  readonly to: string
  readonly text: string
}

/** An SMTP server that keeps what it is given. */
export class MailSink {
  readonly mails: Mailed[] = []
  refuses = false
  private readonly server = createTcp((socket) => {
    let to = ''
    let text: string[] | undefined
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (text) {
        if (line !== '.') {
          text.push(line)
          return
        }
        this.mails.push({ to, text: text.join('\n') })
        text = undefined
        say('250 kept')
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 sink')
      else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        say(this.refuses ? '550 no such mailbox' : '250 ok')
      } else if (/^DATA/i.test(line)) {
        text = []
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    say('220 sink')
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      const lines = (rest + String(part)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  url = ''

  async start(): Promise<this> {
    this.url = `smtp://127.0.0.1:${await listening(this.server)}`
    return this
  }

  stop(): Promise<void> {
    return ended(this.server)
  }

  /** The lines of the last mail, as its reader sees them. */
  last(): { readonly to: string; readonly subject: string; readonly headers: string; readonly text: string } {
    const { to, text } = this.mails.at(-1) ?? { to: '', text: '' }
    const [headers = '', ...parts] = text.split('\n\n')
    const unfolded = headers.replace(/\n\s+/g, ' ')
    const body = parts.join('\n\n')
    const encoded = /base64/.test(unfolded) ? Buffer.from(body, 'base64').toString() : quotedPrintable(body)
    return { to, headers: unfolded, subject: /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '', text: encoded }
  }
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** What a browser would have made. */
export function browserKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}
