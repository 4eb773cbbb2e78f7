import type { GameEvent } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

/** AID-02: what the aid station has added, after the roll that it helped. */
const atStation = (bonus: number | undefined): readonly Sentence[] =>
  bonus ? [sentence('firstAidStation', 'AID-02', { bonus })] : []

/** Medics and casualties, and what they are carried on. */
export function tellCare(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'firstAidGiven': {
      const { medic, patient, die, need, healed } = event
      const words = { medic: { figure: medic }, patient: { figure: patient }, die, need }
      return [sentence(healed ? 'firstAidHeals' : 'firstAidFails', 'MEDIC-05', words), ...atStation(event.bonus)]
    }
    case 'casualtyChecked': {
      const { medic, casualty, die, need, alive } = event
      const words = { medic: { figure: medic }, casualty: { figure: casualty }, die, need }
      return [sentence(alive ? 'casualtyAlive' : 'casualtyDead', 'EVAC-03', words), ...atStation(event.bonus)]
    }
    case 'casualtyPickedUp': {
      const words = { figures: { figures: event.by }, casualty: { figure: event.casualty } }
      return [sentence('casualtyPickedUp', 'EVAC-08', words)]
    }
    case 'casualtyPutDown':
      return [sentence('casualtyPutDown', 'HOUSE-14', { casualty: { figure: event.casualty } })]
    case 'casualtyLoaded': {
      const words = { casualty: { figure: event.casualty }, vehicle: { vehicle: event.vehicle } }
      return [sentence('casualtyLoaded', 'EVAC-09', words)]
    }
    case 'casualtyEvacuated': {
      const telling = event.where === 'edge' ? 'casualtyHome' : 'casualtyAtStation'
      return [sentence(telling, 'EVAC-10', { casualty: { figure: event.casualty } })]
    }
    case 'kitsRefilled':
      return [sentence('kitsRefilled', 'AID-03', { medic: { figure: event.medic }, kits: event.kits })]
    case 'mounted': {
      const words = { figure: { figure: event.figure }, vehicle: { vehicle: event.vehicle } }
      return [sentence(event.driver ? 'mountedDriver' : 'mounted', 'HOUSE-03', words)]
    }
    case 'dismounted': {
      const { figure, vehicle, at, rule } = event
      return [sentence('dismounted', rule, { figure: { figure }, vehicle: { vehicle }, square: { at } })]
    }
    default:
      return []
  }
}
