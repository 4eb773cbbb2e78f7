import { type Bot, sideAsked } from './bot.ts'
import { legalSamples } from './sampler.ts'

/** Anything legal but giving up; a verb first, so that the many moves do not drown the rest. */
export const random: Bot = (view, question, chance) => {
  const byVerb = new Map<string, ReturnType<Bot>[]>()
  for (const command of legalSamples(view, sideAsked(question))) {
    if (command.verb === 'resign' || command.verb === 'offerDraw' || command.verb === 'askUndo') continue
    const same = byVerb.get(command.verb)
    if (same) same.push(command)
    else byVerb.set(command.verb, [command])
  }
  const lists = [...byVerb.values()]
  const list = lists[chance.int(Math.max(1, lists.length))]
  const command = list?.[chance.int(list.length)]
  if (!command) throw new Error(`no legal answer to ${question.kind}`)
  return command
}
