import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { LONGEST_LINK, packed } from '../files/link.ts'

/** A link that carries the whole text is put on the clipboard; what came of it. */
export async function shareLink(
  page: 'cards' | 'battles',
  text: string,
): Promise<'shared' | 'shareFailed' | 'tooLongForLink'> {
  // Written without the spaces that make a file readable.
  const payload = await trackWork(packed(JSON.stringify(JSON.parse(text))))
  const link = `${window.location.href.split('#')[0]}${hrefOf({ page, at: payload })}`
  if (link.length > LONGEST_LINK) return 'tooLongForLink'
  try {
    await trackWork(navigator.clipboard.writeText(link))
    return 'shared'
  } catch {
    return 'shareFailed'
  }
}
