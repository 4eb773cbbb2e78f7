import { cardText, readTacticFile, TACTICS } from '@tactic48/content'
import { CARD_LANGUAGES, type TacticCard } from '@tactic48/rules'
import type { Command } from 'commander'
import { CliError } from '../cliError.ts'
import type { Terminal } from '../terminal.ts'
import { readContent } from './content.ts'

export function cardCommand(program: Command, terminal: Terminal): void {
  program
    .command('card')
    .description('the text of tactic cards in the three languages')
    .argument('[file]', 'a file with one card or several; without it the cards of the game')
    .option('--id <card>', 'only this card')
    .action((file: string | undefined, { id }: { readonly id?: string }) => {
      const cards = cardsIn(file)
      const wanted = id === undefined ? cards : cards.filter((card) => card.id === id)
      if (wanted.length === 0) {
        throw new CliError(`${file === undefined ? '' : `${file}: cards: `}there is no card ${id ?? ''}`.trim())
      }
      tellCards(wanted, terminal)
    })
}

function cardsIn(file: string | undefined): readonly TacticCard[] {
  if (file === undefined) return TACTICS
  return readContent(file, readTacticFile)
}

function tellCards(cards: readonly TacticCard[], terminal: Terminal): void {
  for (const card of cards) {
    terminal.print(
      terminal.paint.bold(`${card.id} · ${factionsOf(card)} · ${card.ap} AP${card.apTyped ? ' (typed)' : ''}`),
    )
    for (const language of CARD_LANGUAGES) {
      terminal.print(`  ${language}  ${card.name[language]}`)
      terminal.print(`      ${cardText(card, language)}`)
    }
  }
}

const factionsOf = ({ faction, allowedFactions = [] }: TacticCard): string => [faction, ...allowedFactions].join(', ')
