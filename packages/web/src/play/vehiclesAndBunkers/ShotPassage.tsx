import { baseOf, type Figure, type GameState, passageOf, type Shelter, slitsBetween } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { usePlay } from '../playContext.ts'

interface ShotPassageProps {
  readonly state: GameState
  readonly from: Figure
  readonly to: Figure
}

/** BUNKER-03 … BUNKER-05, BUNKER-08: through which slit, and by which rule. */
export function ShotPassage({ state, from, to }: ShotPassageProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const [a, b] = [baseOf(state, from), baseOf(state, to)]
  const passage = passageOf(state, a, b)
  if (!passage) return undefined
  const { shelter, kind } = passage
  const bunker = names.element(shelter.element.id)
  if (kind === 'within') return <Line text={t('thing.bunker.within', { bunker })} rule="BUNKER-05" />
  if (kind === 'armoured') {
    return <Line text={t('thing.bunker.armoured', { rating: shelter.bunker.armour ?? 0 })} rule="BUNKER-06" />
  }
  const [slit] = slitsBetween(state, shelter, a, b)
  if (slit === undefined) return undefined
  const words = { bunker, slit: nameOf(shelter, slit) }
  if (kind === 'out') return <Line text={t('thing.bunker.out', words)} rule="BUNKER-08" slit={slit} />
  return <Line text={t('thing.bunker.into', words)} rule={passage.near ? 'BUNKER-03' : 'BUNKER-04'} slit={slit} />

  function nameOf({ slits }: Shelter, i: number): string {
    return slits.length > 1 ? t('thing.bunker.slit', { n: i + 1 }) : t('thing.bunker.theSlit')
  }
}

function Line({ text, rule, slit }: { text: string; rule: string; slit?: number }): ReactElement {
  return (
    <p className="proof" data-part="proof" data-passage={rule} data-slit={slit}>
      {text} <RuleChip rule={rule} />
    </p>
  )
}
