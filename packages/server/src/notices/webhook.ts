import type { ChannelRow } from './noticeStore.ts'
import { NotSent, type Outgoing } from './outgoing.ts'
import type { Notice } from './words.ts'

/** JSON for chat services: `text` for Slack and Mattermost, `content` for Discord, the rest for programs. */
export async function callWebhook(
  outgoing: Outgoing,
  { address }: ChannelRow,
  { title, body, games }: Notice,
  link: string | undefined,
): Promise<void> {
  const text = [title, body, ...(link ? [link] : [])].join('\n')
  const called = {
    ...{ text, content: text, title, body, ...(link && { url: link }) },
    games: games.map(({ game, title: name, since }) => ({ game, title: name, since })),
    // A name may contain @everyone.
    allowed_mentions: { parse: [] },
  }
  const headers = { 'content-type': 'application/json', 'user-agent': 'Tactic48' }
  const status = await outgoing.post(address, headers, JSON.stringify(called))
  if (status === 404 || status === 410) throw new NotSent('gone')
  if (status < 200 || status > 299) throw new NotSent('refused', `${status}`)
}
