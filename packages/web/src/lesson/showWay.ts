import { type ActionCommand, type Command, isActionVerb } from '@tactic48/rules'
import { useTranslation } from 'react-i18next'
import { show } from '../input/show.ts'
import { interactionOf } from '../interactions/actions.ts'
import { useTable } from '../play/tableStore.ts'
import type { Names } from '../prose/useNames.ts'

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

/** The command as a plan on the table: the learner sees where and whom, with its odds, and may change it or do it. */
export function layOut(command: Command): void {
  if (!isAction(command)) return
  if (interactionOf(command.verb).atOnce) useTable.getState().select(command.figure)
  else show(command)
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
