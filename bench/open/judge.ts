import { readFileSync } from 'node:fs'
import { ContentError, loadCardFile } from '@tactic48/content'
import { isRefusal, openLog, restoreState } from '@tactic48/rules'

/** A process of its own for each file, so that its memory can be told: what the file is, in how many ms of work, with how many bytes. */
const [path = '', kind = ''] = process.argv.slice(2)

function judged(text: string): string {
  if (kind === 'cards') {
    try {
      return loadCardFile(text).id
    } catch (error) {
      if (error instanceof ContentError) return `${error.fault} ${error.field}`
      throw error
    }
  }
  const read = kind === 'state' ? restoreState(text) : openLog(text)
  return isRefusal(read) ? `${read.code} ${JSON.stringify(read.params).slice(0, 60)}` : 'opened'
}

const before = process.resourceUsage().maxRSS
const began = process.cpuUsage()
const verdict = judged(readFileSync(path, 'utf8'))
const { user, system } = process.cpuUsage(began)
const took = (user + system) / 1000
console.log(JSON.stringify({ verdict, took, bytes: (process.resourceUsage().maxRSS - before) * 1024 }))
