import { SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { LEVELS } from '../game/savedGame.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { isAlone, useDraft } from './draft.ts'
import { Step } from './parts.tsx'

const COMPANIES = ['alone', 'together'] as const
const GAME_TYPES = ['skirmish', 'mission'] as const

/** Two people at this screen, or one against an opponent of a level; and what they play for, which a battle says itself. */
export function PlayersChoice({ battle = false }: { battle?: boolean }): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { players, level, gameType, set, setGameType } = useDraft()
  const alone = useDraft(isAlone)
  const own = players.blue === 'person' ? 'blue' : 'ember'
  return (
    <Step id="players" number={battle ? undefined : 3} title={t('step.players')} bare={battle}>
      <Segments
        legend={t('players.heading')}
        options={COMPANIES}
        chosen={alone ? 'alone' : 'together'}
        label={(company) => t(`players.${company}`)}
        onChoose={(company) =>
          set({
            players:
              company === 'together' ? { blue: 'person', ember: 'person' } : { blue: 'person', ember: 'opponent' },
          })
        }
      />
      {alone && (
        <>
          <Segments
            legend={t('level.heading')}
            options={LEVELS}
            chosen={level}
            label={(each) => t(`level.${each}`)}
            onChoose={(each) => set({ level: each })}
          />
          <p className="muted t12">{t(`level.${level}Says`)}</p>
          <Segments
            legend={t('players.side')}
            options={SIDES}
            chosen={own}
            label={(side) => (
              <>
                <SideMark side={side} />
                &nbsp;{common.t(`side.${side}`)}
              </>
            )}
            onChoose={(side) =>
              set({
                players:
                  side === 'blue' ? { blue: 'person', ember: 'opponent' } : { blue: 'opponent', ember: 'person' },
              })
            }
          />
        </>
      )}
      {!battle && (
        <>
          <Segments
            legend={t('game.heading')}
            options={GAME_TYPES}
            chosen={gameType}
            label={(type) => t(`game.${type}`)}
            onChoose={setGameType}
          />
          <p className="muted t12">
            {t(`game.${gameType}Says`)} <RuleChip rule={gameType === 'skirmish' ? 'VICT-01' : 'VICT-02'} />
          </p>
          <a className="btn" href={hrefOf({ page: 'battles' })}>
            {t('battle.choose')}
          </a>
        </>
      )}
    </Step>
  )
}
