import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '../match/player.ts'
import type { Match, ThreadReply } from './arena.ts'
import { botNamed } from './bots.ts'
import { playPair } from './contest.ts'

if (!parentPort) throw new Error('this module runs in a worker thread')
const port = parentPort
const { a, b, terms } = workerData as Match
const reply = (message: ThreadReply): void => port.postMessage(message)

port.on('message', async (number: number) => {
  try {
    reply({ result: await playPair([botNamed(a), botNamed(b)], terms, number) })
  } catch (error) {
    reply({ failed: messageOf(error) })
  }
})
