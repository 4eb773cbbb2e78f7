import { SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../ui/Segments.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { useDraft } from './draft.ts'

const COMPANIES = ['alone', 'together'] as const
const TAKE_BACKS = ['none', 'allowed'] as const

/** Two people at this screen, or one against the opponent. */
export function PlayersChoice(): ReactElement {
  const { t } = useTranslation('setup')
  const common = useTranslation()
  const { players, takeBacks, set } = useDraft()
  const alone = players.blue === 'opponent' || players.ember === 'opponent'
  const own = players.blue === 'person' ? 'blue' : 'ember'
  return (
    <div className="players" data-part="players">
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
              players: side === 'blue' ? { blue: 'person', ember: 'opponent' } : { blue: 'opponent', ember: 'person' },
            })
          }
        />
      )}
      {alone && (
        <div className="take-backs">
          <Segments
            legend={t('players.takeBacks')}
            options={TAKE_BACKS}
            chosen={takeBacks ? 'allowed' : 'none'}
            label={(choice) => t(`players.${choice}`)}
            onChoose={(choice) => set({ takeBacks: choice === 'allowed' })}
          />
          <p className="muted small">{t(takeBacks ? 'players.allowedSays' : 'players.noneSays')}</p>
        </div>
      )}
    </div>
  )
}
