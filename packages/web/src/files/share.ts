import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { copyText } from '../ui/copyText.ts'
import { LONGEST_LINK, packed } from './link.ts'

type Linked = 'cards' | 'battles' | 'forces'

/** A link that carries the whole text; none where it would be too long to be passed on. */
export async function linkOf(page: Linked, text: string): Promise<string | undefined> {
  // Written without the spaces that make a file readable.
  const payload = await packed(JSON.stringify(JSON.parse(text)))
  const link = `${window.location.href.split('#')[0]}${hrefOf({ page, at: payload })}`
  return link.length > LONGEST_LINK ? undefined : link
}

/** The link is put on the clipboard; what came of it. */
export async function shareLink(page: Linked, text: string): Promise<'shared' | 'shareFailed' | 'tooLongForLink'> {
  const link = await trackWork(linkOf(page, text))
  if (link === undefined) return 'tooLongForLink'
  return (await copyText(link)) ? 'shared' : 'shareFailed'
}
