import type { Bot } from '@tactic48/ai'

export { choose, generate } from '@tactic48/ai'
export declare const regular: Bot
export declare const easy: Bot
