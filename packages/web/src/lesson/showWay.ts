import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { type Intent, useTable } from '../play/tableStore.ts'
import { entryOf } from '../play/verbs/verbs.ts'
import type { Names } from '../prose/useNames.ts'

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

/** The command as a plan on the table: the learner sees where and whom, with its odds, and may change it or do it. */
export function layOut(command: Command): void {
  const table = useTable.getState()
  if (!isAction(command)) return
  table.select(command.figure)
  const { pointing, begin } = entryOf(command.verb)
  if (pointing === 'none' || begin) return
  table.choose(command.verb)
  table.change(intentOf(command))
}

/** What the fields of a command are in the hand of a player. */
function intentOf(command: ActionCommand): Partial<Intent> {
  const said = new Set(Object.keys(command))
  const has = <K extends string>(field: K): boolean => said.has(field)
  const way = 'path' in command ? command.path : undefined
  const goal = way?.at(-1) ?? ('at' in command ? command.at : undefined)
  return {
    fixed: true,
    ...(way ? { bends: way.slice(0, -1) } : {}),
    ...(goal ? { goal } : {}),
    ...('touch' in command && command.touch ? { contact: command.touch } : {}),
    ...('leave' in command && command.leave ? { leave: true } : {}),
    ...('weapon' in command && command.weapon ? { weapon: command.weapon } : {}),
    ...(command.verb === 'fire' || command.verb === 'moveAndFire' ? { target: command.target } : {}),
    ...(command.verb === 'moveAndFire' ? { shoot: command.shoot } : {}),
    ...(command.verb === 'giveOrder' ? { order: command.order.kind } : {}),
    ...(command.verb === 'call' && has('kind') ? { callKind: command.kind } : {}),
    ...('patient' in command ? { patient: command.patient } : {}),
    ...('casualty' in command ? { patient: command.casualty } : {}),
    ...('helper' in command && command.helper ? { helper: command.helper } : {}),
  }
}

/** The command in words. */
export function useWayWords(names: Names): (command: Command) => string {
  const { t } = useTranslation('lesson')
  return (command) => {
    const name = 'figure' in command ? names.figure(command.figure) : ''
    switch (command.verb) {
      case 'move':
        if (command.leave) return t('wayOf.leave', { name })
        return command.touch && 'figure' in command.touch
          ? t('wayOf.charge', { name, target: names.figure(command.touch.figure) })
          : t('wayOf.move', { name })
      case 'fire':
        return t('wayOf.fire', { name, target: names.figure(command.target) })
      case 'moveAndFire':
        return command.target
          ? t('wayOf.moveAndFire', { name, target: names.figure(command.target) })
          : t('wayOf.move', { name })
      case 'opportunityShot':
        return t('wayOf.opportunityShot', { target: names.figure(command.target) })
      case 'executeOrder':
        return command.halts.length > 0
          ? t('wayOf.executeOrderHalted', { halted: command.halts.map(names.figure).join(', ') })
          : t('wayOf.executeOrder')
      case 'seal':
        return t('wayOf.seal', { value: command.value })
      case 'takeMessage':
        return t('wayOf.takeMessage', { name, officer: names.figure(command.officer) })
      case 'firstAid':
      case 'checkCasualty':
        return t(`wayOf.${command.verb}`, { name, patient: names.figure(command.patient) })
      case 'carry':
        return t('wayOf.carry', {
          name,
          patient: names.figure(command.casualty),
          helper: command.helper ? names.figure(command.helper) : '',
        })
      case 'playCard':
        return t('wayOf.playCard', { card: names.tactic(command.card) })
      case 'aim':
      case 'placeOpportunityFire':
      case 'startSuppression':
      case 'throwGrenade':
      case 'giveOrder':
      case 'takeInitiative':
      case 'contactHq':
      case 'call':
      case 'pass':
      case 'reactTakeCover':
      case 'endTurn':
        return t(`wayOf.${command.verb}`, { name })
      default:
        return t('wayOf.other')
    }
  }
}
