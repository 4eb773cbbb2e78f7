// `npm run showcase`: writes what the front page shows before anybody has chosen anything, and the battle behind it. They are
// loaded without the cards, fields, rules and opponent that they were made from.
import { writeFileSync } from 'node:fs'
import { showcase } from '../packages/content/test/showcase.ts'
import { recordedBattle, vignetteCommands } from '../packages/web/test/frontBattle.ts'

const write = (path: string, value: unknown, indent?: number): void =>
  writeFileSync(new URL(`../packages/${path}`, import.meta.url), `${JSON.stringify(value, undefined, indent)}\n`)

write('content/data/showcase.gen.json', showcase(), 1)
write('web/src/front/battle.gen.json', recordedBattle(vignetteCommands()))
