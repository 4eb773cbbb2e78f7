import { type GameAround, NAME_LENGTH } from '@tactic48/protocol'
import { SIDES } from '@tactic48/rules'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leadTo } from '../app/edition.ts'
import { hrefOf } from '../app/route.ts'
import { trackWork } from '../app/settled.ts'
import { TopBar } from '../app/TopBar.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import { CardFace } from './CardFace.tsx'
import { readLink } from './links.ts'
import css from './Online.module.css'
import { NoAnswer, server } from './requests.ts'
import { takeSeat } from './seats.ts'
import { NothingHere, ToGames } from './ToGames.tsx'

/** An invitation: the table and who invites; a button takes the seat. Opening it claims nothing. */
export function JoinPage({ link }: { link: string }): ReactElement {
  const { t } = useTranslation('online')
  const common = useTranslation()
  const { game, token } = readLink(link)
  const [around, setAround] = useState<GameAround>()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let here = true
    const look = async (): Promise<void> => {
      const [found, { me }] = await Promise.all([server.around(game), server.me()])
      if (!here || leadTo(found.page)) return
      setAround(found)
      setName(me?.name ?? '')
    }
    trackWork(look()).catch((error: unknown) => {
      if (here)
        setFault(error instanceof NoAnswer && error.why === 'unreachable' ? t('table.unreachable') : t('join.gone'))
    })
    return () => {
      here = false
    }
  }, [game, t])
  const take = async (): Promise<void> => {
    if (!around) return
    await server.rename(name.trim())
    await takeSeat(around, token)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setFault(undefined)
    trackWork(take()).catch((error: unknown) => {
      const why = error instanceof NoAnswer ? error.why : String(error)
      setFault(why === 'notRunning' || why === 'notAllowed' ? t('join.taken') : t('failed', { why }))
    })
  }
  const free = around && SIDES.find((side) => around.names[side] === undefined)
  return (
    <div className="page">
      <TopBar page={t('join.title')} />
      <main className={css.alone}>
        {around && (
          <section className="card stack g12" data-part="invitation">
            <CardFace around={around} />
            <p className="t16">{t('join.says', { name: around.names[around.creator] ?? '' })}</p>
            {around.waits && <p role="status">{t(`waits.${around.waits}`)}</p>}
            <p className="muted t13">{t('invite.hints')}</p>
            {around.side && free && <p role="status">{t('join.yours')}</p>}
            {around.side && !free && (
              <a className="btn primary" href={hrefOf({ page: 'distant', id: game })}>
                {t('invite.toTable')}
              </a>
            )}
            {!around.side && !free && <p role="status">{t('join.taken')}</p>}
            {(around.side ? free : !free || around.waits) && <ToGames />}
            {!around.side && free && !around.waits && (
              <form className="stack g12" onSubmit={submit}>
                <p className="row g6">
                  {t('join.side')} <SideMark side={free} /> <b>{common.t(`side.${free}`)}</b>
                </p>
                <label className="labelled">
                  <span className="t12 muted">{t('invite.name')}</span>
                  <input
                    type="text"
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                    maxLength={NAME_LENGTH}
                    required
                  />
                </label>
                <button type="submit" className="btn primary">
                  {t('join.take')}
                </button>
              </form>
            )}
          </section>
        )}
        {fault && !around && <NothingHere why={fault} />}
        {fault && around && (
          <p className="refusal" role="alert">
            {fault}
          </p>
        )}
      </main>
    </div>
  )
}
