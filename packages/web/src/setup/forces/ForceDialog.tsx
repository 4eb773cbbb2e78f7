import { type ReactElement, Suspense, useLayoutEffect, useRef } from 'react'
import { Loading } from '../../app/settled.ts'
import { lazyWithTexts } from '../../i18n/loadTexts.ts'
import { ForceBuilder, type ForceBuilderProps } from './ForceBuilder.tsx'

const CompanyBuilder = lazyWithTexts(['slip'], () =>
  import('../company/CompanyBuilder.tsx').then((part) => part.CompanyBuilder),
)

/** FORCE-09: with a company sheet a force has an organisation, vehicles and a deck. */
export function AnyForceBuilder(props: ForceBuilderProps): ReactElement {
  return props.state.rules.company ? (
    <Suspense fallback={<Loading />}>
      <CompanyBuilder {...props} />
    </Suspense>
  ) : (
    <ForceBuilder {...props} />
  )
}

/** The builder over the page; Escape leaves the force as it was. */
export function ForceDialog(props: ForceBuilderProps & { readonly title: string }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={props.state.rules.company ? 'force-dialog wide' : 'force-dialog'}
      aria-label={props.title}
      onClose={() => props.onCancel?.()}
    >
      <AnyForceBuilder {...props} />
    </dialog>
  )
}
