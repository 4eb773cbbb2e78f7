import {
  casualtyRoom,
  check,
  faceOf,
  type GameState,
  isMount,
  isRefusal,
  occupantsOf,
  type Refusal,
  rideOf,
  type SeatId,
  type VehicleId,
  vehicleCardOf,
  vehicleOf,
} from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { redraft } from '../../input/active.ts'
import type { Prospect } from '../../interactions/interaction.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { Untrained } from './RideLine.tsx'
import { ThingChoices } from './ThingChoices.tsx'
import { placesBeside } from './thing.ts'
import { useThingWords } from './useThingWords.ts'

const SEATS = ['drives', 'rides'] as const

/** D47: which one, and whether he drives it. */
export function MountDetails({ prospect: { figure, plan } }: { prospect: Prospect }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const vehicle = usePart('vehicle')
  const drives = usePart('drives')
  const words = useThingWords(state)
  const chosen = vehicle && vehicleOf(state, vehicle)
  const card = chosen && vehicleCardOf(state, chosen)
  const driver = chosen?.driver
  const willDrive = drives ?? driver === undefined
  return (
    <div className="plan-details">
      <ThingChoices
        command={(thing) =>
          seat && 'vehicle' in thing ? { verb: 'mount', seat, figure: figure.id, vehicle: thing.vehicle } : undefined
        }
        says={(thing) => {
          const one = 'vehicle' in thing ? vehicleOf(state, thing.vehicle) : undefined
          return one && words(one)
        }}
      />
      {chosen && card && plan && (
        <>
          {card.seats > 1 && (
            <Segments
              legend={t('thing.seat')}
              options={SEATS}
              chosen={willDrive ? 'drives' : 'rides'}
              label={(how) => t(`thing.as.${how}`)}
              onChoose={(how) => redraft({ drives: how === 'drives' })}
            />
          )}
          {willDrive && driver && (
            <p data-displaced={driver}>
              <PlayIcon name="warn" /> {t('thing.displaces', { name: names.figure(driver) })}{' '}
              <RuleChip rule="HOUSE-03" />
            </p>
          )}
          <p data-paces>
            {t('thing.paces', {
              name: names.vehicle(chosen.id),
              ride: card.move,
              foot: faceOf(state, figure).move ?? 0,
            })}{' '}
            <RuleChip rule="MOVE-01" />
          </p>
          {willDrive && <Untrained figure={figure} vehicle={chosen.id} />}
          <Protects vehicle={chosen.id} />
          {isMount(card.kind) && (
            <p className="muted">
              {t('thing.onMount')} <RuleChip rule="HOUSE-03" />
            </p>
          )}
          {!isMount(card.kind) && card.weapons.length === 0 && (
            <p className="muted">
              {t('thing.noWeapons')} <RuleChip rule="HOUSE-03" />
            </p>
          )}
          {casualtyRoom(card) > 0 && <p className="muted">{t('thing.room', { count: casualtyRoom(card) })}</p>}
        </>
      )}
    </div>
  )
}

/** HOUSE-03: what those on board have of it. */
export function Protects({ vehicle: id }: { vehicle: VehicleId }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const vehicle = vehicleOf(state, id)
  if (!vehicle) return undefined
  const { kind, openTopped } = vehicleCardOf(state, vehicle)
  const how = isMount(kind) ? 'mount' : openTopped ? 'open' : 'closed'
  return (
    <p data-protects={how}>
      <PlayIcon name="shield" /> {t(`thing.protects.${how}`)} <RuleChip rule="HOUSE-03" />
    </p>
  )
}

/** HOUSE-03: beside the vehicle; who stays on it and drives on. */
export function DismountDetails({ prospect: { figure } }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names, seat } = usePlay()
  const goal = usePart('goal')
  const ride = rideOf(state, figure)
  if (!ride || !seat) return undefined
  const free = placesBeside(state, seat, figure).filter(({ refusal }) => !refusal)
  const [next] = occupantsOf(state, ride.id).filter(({ id }) => id !== figure.id)
  return (
    <div className="plan-details">
      <p data-places={free.length}>
        {free.length > 0 ? t('thing.places', { count: free.length }) : t('thing.noPlace')} <RuleChip rule="HOUSE-03" />
      </p>
      <ul className="way-tools beside-list">
        {(['north', 'east', 'south', 'west'] as const).map((edge) => {
          const toward = sideOf(ride.position, edge)
          const refusal = refused(state, seat, figure.id, toward)
          return (
            <li key={edge}>
              <button
                type="button"
                className={`chip${refusal ? ' no' : ''}`}
                data-beside={edge}
                aria-pressed={goal?.x === toward.x && goal.y === toward.y}
                onClick={() => redraft({ goal: toward, fixed: true })}
              >
                {t(`edge.${edge}`)}
              </button>
            </li>
          )
        })}
      </ul>
      {ride.driver === figure.id && (
        <p data-next-driver={next?.id}>
          {next
            ? t('thing.takesOver', { name: names.figure(next.id) })
            : t('thing.leftBehind', { name: names.vehicle(ride.id) })}{' '}
          <RuleChip rule="HOUSE-03" />
        </p>
      )}
    </div>
  )
}

const STEP = { north: [0, -1000], east: [1000, 0], south: [0, 1000], west: [-1000, 0] } as const

const sideOf = ({ x, y }: { x: number; y: number }, edge: keyof typeof STEP) => ({
  x: x + STEP[edge][0],
  y: y + STEP[edge][1],
})

function refused(
  state: GameState,
  seat: SeatId,
  figure: Prospect['figure']['id'],
  toward: { x: number; y: number },
): Refusal | undefined {
  const judged = check(state, { verb: 'dismount', seat, figure, toward })
  return isRefusal(judged) ? judged : undefined
}
