import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../app/settled.ts'
import { unpacked } from './link.ts'
import { saveText } from './saveToFile.ts'
import { shareLink } from './share.ts'
import { isWrong, type Wrong } from './wrong.ts'

/** What a link carries, once it is unpacked and read; or what is wrong with it. */
export function useBrought<T>(payload: string, read: (text: string) => Promise<T | Wrong> | T | Wrong) {
  const [brought, setBrought] = useState<T | Wrong>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is read does not change
  useEffect(() => {
    let here = true
    const reading = async (): Promise<T | Wrong> => {
      const text = await unpacked(payload)
      return isWrong(text) ? text : read(text)
    }
    void trackWork(reading()).then((found) => here && setBrought(() => found))
    return () => {
      here = false
    }
  }, [payload])
  return brought
}

interface FileActsProps {
  readonly page: Parameters<typeof shareLink>[0]
  readonly name: string
  readonly text: string
  /** What else can be done with it. */
  readonly children: ReactNode
}

/** A file of one's own is saved as a file or sent as a link. */
export function FileActs({ page, name, text, children }: FileActsProps): ReactElement {
  const { t } = useTranslation('editor')
  const [told, setTold] = useState<Awaited<ReturnType<typeof shareLink>>>()
  return (
    <>
      <button type="button" className="btn" onClick={() => saveText(name, text, 'json')}>
        {t('export')}
      </button>
      <button type="button" className="btn" onClick={() => void shareLink(page, text).then(setTold)}>
        {t('share')}
      </button>
      {children}
      {told && (
        <p role="status" className="wide">
          {t(told)}
        </p>
      )}
    </>
  )
}
