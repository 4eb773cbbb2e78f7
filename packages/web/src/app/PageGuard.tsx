import { Component, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from './route.ts'
import { TopBar } from './TopBar.tsx'

interface PageGuardProps {
  readonly children: ReactNode
}

/** A page that cannot be shown says so, and leads on. */
export class PageGuard extends Component<PageGuardProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactElement {
  const { t } = useTranslation()
  return (
    <>
      <TopBar />
      <main className="broken-page">
        <p role="alert">{t('app.broken')}</p>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
        <a className="btn quiet" href={hrefOf({ page: 'front' })}>
          {t('app.toFront')}
        </a>
      </main>
    </>
  )
}
