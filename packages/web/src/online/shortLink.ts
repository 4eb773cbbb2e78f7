import type { ShareMoment } from '@tactic48/protocol'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { copyText } from '../ui/copyText.ts'
import { fullAddress } from './links.ts'
import { server } from './requests.ts'

/** The short address of a moment, on the clipboard; the page shows it where there is none. */
export async function copyShort(shared: ShareMoment): Promise<{ readonly address: string; readonly copied: boolean }> {
  const { id } = await trackWork(server.share(shared))
  const address = fullAddress(hrefOf({ page: 'moment', id }))
  return { address, copied: await copyText(address) }
}
