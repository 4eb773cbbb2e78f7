import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { shownKey } from './keys.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { toolsIn, useParts } from './tableStore.ts'
import { takeTool } from './tools.ts'

const ICONS = { fan: 'fan', seen: 'seen', ruler: 'ruler' } as const

export function ToolButtons(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { tool } = useParts('tool')
  return (
    <div className="tool-buttons" data-part="tool-buttons">
      {toolsIn(state).map((one) => (
        <button
          key={one}
          type="button"
          className="btn square"
          aria-pressed={tool === one}
          aria-label={t(`tool.${one}`)}
          title={`${t(`tool.${one}`)} (${shownKey(one)})`}
          aria-keyshortcuts={shownKey(one)}
          data-tool={one}
          onClick={() => takeTool(one)}
        >
          <PlayIcon name={ICONS[one]} />
        </button>
      ))}
    </div>
  )
}
