import type { ActionVerb, Figure, FigureId } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { usePlay } from './playContext.ts'
import { VerbButton } from './VerbButton.tsx'
import type { JudgedVerb } from './verbs/judged.ts'

interface VerbStripProps {
  readonly figure: Figure
  readonly verbs: readonly JudgedVerb[]
  readonly onChoose: (verb: ActionVerb) => void
}

/** Verbs in the sheet of a phone; what may be done stands first, a press on the others tells why not. */
export function VerbStrip({ figure, verbs, onChoose }: VerbStripProps): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const why = useWhy(state)
  const [asked, setAsked] = useState<{ readonly figure: FigureId; readonly verb: ActionVerb }>()
  const refusal = asked?.figure === figure.id ? verbs.find(({ verb }) => verb === asked.verb)?.refusal : undefined
  const ordered = [...verbs.filter(({ price }) => price), ...verbs.filter(({ price }) => !price)]
  return (
    <div className="verb-sheet">
      <div className="verb-strip" data-part="verb-strip">
        {ordered.map((judged) => (
          <VerbButton
            key={judged.verb}
            judged={judged}
            figure={figure}
            chosen={false}
            onChoose={onChoose}
            onWhy={(verb) => setAsked({ figure: figure.id, verb })}
          />
        ))}
      </div>
      {asked && refusal && (
        <p className="refusal" data-part="refusal" role="status" data-why={asked.verb}>
          <b>{t('why')}</b> {why(refusal)} <RuleChip rule={refusal.rule} />
        </p>
      )}
    </div>
  )
}
