import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLaidKey } from '../input/Key.tsx'
import { shownKey } from '../input/keys.ts'
import { PACES } from '../stage/pace.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { useSettings } from './settings.ts'
import { toolsIn, useParts } from './tableStore.ts'
import { takeTool } from './tools.ts'

const ICONS = { fan: 'fan', seen: 'seen', ruler: 'ruler' } as const

/** What looks at the table, and how fast the table shows what happens. */
export function ToolButtons(): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { tool } = useParts('tool')
  const laid = useLaidKey()
  const named = (one: keyof typeof ICONS): string => {
    const key = laid(shownKey(one))
    return key ? `${t(`tool.${one}`)} (${key})` : t(`tool.${one}`)
  }
  return (
    <div className="tool-buttons" data-part="tool-buttons">
      {toolsIn(state).map((one) => (
        <button
          key={one}
          type="button"
          className="btn square"
          aria-pressed={tool === one}
          aria-label={t(`tool.${one}`)}
          title={named(one)}
          aria-keyshortcuts={laid(shownKey(one))}
          data-tool={one}
          onClick={() => takeTool(one)}
        >
          <PlayIcon name={ICONS[one]} />
        </button>
      ))}
      <PaceChoice />
    </div>
  )
}

/** The one place where the pace is chosen. */
function PaceChoice(): ReactElement {
  const { t } = useTranslation('play')
  const { pace, setPace } = useSettings()
  const pointed = useRef(false)
  return (
    <label className="pace-choice" title={t('pace.heading')}>
      <PlayIcon name="hourglass" />
      <select
        aria-label={t('pace.heading')}
        data-pace={pace}
        value={pace}
        onPointerDown={() => {
          pointed.current = true
        }}
        onKeyDown={() => {
          pointed.current = false
        }}
        onChange={({ target }) => {
          setPace(PACES.find((one) => one === target.value) ?? 'normal')
          // A list in focus would take the letters of the Actions for its own.
          if (pointed.current) target.blur()
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`pace.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
