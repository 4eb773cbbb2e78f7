import { isRefusal } from '@tactic48/rules'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import type { Linked } from '../files/link.ts'
import { readLinked } from '../files/reading.ts'
import { Fault } from '../files/WhatIsWrong.tsx'
import { isWrong, type Wrong, wrongOf } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { ReplayTable, SideBars } from './ReplayTable.tsx'
import { useGameName } from './useGameName.ts'
import { momentHref } from './usePlayback.ts'
import './paper.css'
import './replay.css'

type Shown = Extract<Linked, { readonly kind: 'position' }>

/** What somebody sent as a link: a game becomes one of this browser and opens at its moment, a position is looked at. */
export function LinkPage({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('replay')
  const [found, setFound] = useState<Shown | Wrong>()
  const [share, setShare] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const open = async (): Promise<void> => {
      const linked = await readLinked(payload)
      if (left.signal.aborted) return
      if (isWrong(linked) || linked.kind === 'position') return setFound(linked)
      const begun = await useGame.getState().openLink(payload, setShare, left.signal)
      if (left.signal.aborted) return
      if ('id' in begun) window.location.replace(momentHref(begun.id, linked.moment))
      else setFound(isRefusal(begun) ? wrongOf(begun) : begun)
    }
    void open()
    return () => left.abort()
  }, [payload])
  if (found && !isWrong(found)) return <Looked {...found} />
  return (
    <div className="replay-empty" data-part="replay-empty">
      <TopBar page={t('heading')} />
      <main>
        <p role="status">{t(found ? 'linkRefused' : 'linkOpens')}</p>
        {found ? <Fault wrong={found} /> : <progress value={share} max={1} aria-label={t('linkOpens')} />}
        {found && (
          <a className="btn" href={hrefOf({ page: 'front' })}>
            {t('front')}
          </a>
        )}
      </main>
    </div>
  )
}

function Looked({ about, state }: Shown): ReactElement {
  const { t } = useTranslation('replay')
  const name = useGameName(about)
  return (
    <div className="replay" data-part="replay">
      <TopBar page={t('heading')} note={name} />
      <main className="replay-main">
        <ReplayTable battlefield={about.battlefield} state={state} />
        <div className="paper replay-rail">
          <SideBars state={state} />
          <p className="replay-looked" role="status">
            {t('linkLooked')} {about.unproven && t('linkUnproven')}
          </p>
        </div>
        <PositionText state={state} />
      </main>
    </div>
  )
}
