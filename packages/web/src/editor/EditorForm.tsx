import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Editor.module.css'

interface EditorFormProps {
  readonly name: string
  /** Of what is written, where it has one. */
  readonly title?: string
  readonly unfinished: boolean
  readonly children: ReactNode
}

/** A sheet that is saved as it is written, as long as nothing on it is wrong. */
export function EditorForm({ name, title = name, unfinished, children }: EditorFormProps): ReactElement {
  const { t } = useTranslation('editor')
  return (
    <form className={`card stack g12 ${css.sheet}`} aria-label={name} onSubmit={(event) => event.preventDefault()}>
      <header className="row wrap apart base">
        <h2 className="t20">
          <bdi>{title}</bdi>
        </h2>
        <p className={`t13 ${unfinished ? css.unfinished : css.kept}`} role="status">
          {t(unfinished ? 'unfinished' : 'kept')}
        </p>
      </header>
      {children}
    </form>
  )
}

/** This browser forgets what is written here. */
export function NotKept(): ReactElement {
  const { t } = useTranslation('editor')
  return (
    <p className={css.wrong} role="alert">
      {t('notKept')}
    </p>
  )
}
