import type { CharacterCard } from '@tactic48/rules'
import type { Faction } from './faction.ts'

const OFFICERS: readonly CharacterCard['rank'][] = ['secondLieutenant', 'lieutenant', 'captain', 'higher']

/** FORCE-09: officers, medics, radio operators, bearers, teams and heavy arms want a company sheet. */
function needsCompany({ rank, figures, healthy }: CharacterCard): boolean {
  const { advancePlanning, call, contactHq, takeInitiative, feint, firstAid, rider, biker, stretcher } = healthy
  const abilities = [advancePlanning, call, contactHq, takeInitiative, feint, firstAid, rider, biker, stretcher]
  return (
    OFFICERS.includes(rank) ||
    (figures ?? 1) > 1 ||
    abilities.some((ability) => ability !== undefined) ||
    healthy.weapons.some(({ kind, ammo }) => kind === 'heavy' || kind === 'charge' || ammo === 'smoke')
  )
}

/** A faction as a game without a company sheet fields it. */
export const quickStartOf = (faction: Faction): Faction => ({
  ...faction,
  characters: faction.characters.filter((card) => !needsCompany(card)),
  weapons: [],
  upgrades: [],
})
