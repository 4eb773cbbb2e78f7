import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TOOL_KEYS } from './keys.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { toolsIn, useParts } from './tableStore.ts'

const ICONS = { fan: 'fan', seen: 'seen', ruler: 'ruler' } as const

export function ToolButtons(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { tool, change } = useParts('tool', 'change')
  return (
    <div className="tool-buttons">
      {toolsIn(state).map((one) => (
        <button
          key={one}
          type="button"
          className="btn square"
          aria-pressed={tool === one}
          aria-label={t(`tool.${one}`)}
          title={`${t(`tool.${one}`)} (${TOOL_KEYS[one].toUpperCase()})`}
          aria-keyshortcuts={TOOL_KEYS[one]}
          data-tool={one}
          onClick={() => change({ tool: tool === one ? undefined : one, ruler: undefined })}
        >
          <PlayIcon name={ICONS[one]} />
        </button>
      ))}
    </div>
  )
}
