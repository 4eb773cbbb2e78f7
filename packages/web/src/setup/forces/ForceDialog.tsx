import { type ReactElement, Suspense, useLayoutEffect, useRef } from 'react'
import { Loading } from '../../app/settled.ts'
import { lazyWithTexts } from '../../i18n/loadTexts.ts'
import type { ForceBuilderProps } from '../company/ForceBuilder.tsx'

const Builder = lazyWithTexts(['slip'], () => import('../company/ForceBuilder.tsx').then((part) => part.ForceBuilder))

/** The builder, once it is fetched. */
export function LazyForceBuilder(props: ForceBuilderProps): ReactElement {
  return (
    <Suspense fallback={<Loading />}>
      <Builder {...props} />
    </Suspense>
  )
}

/** The builder over the page; Escape leaves the force as it was. */
export function ForceDialog(props: ForceBuilderProps & { readonly title: string }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="force-dialog" aria-label={props.title} onClose={() => props.onCancel?.()}>
      <LazyForceBuilder {...props} />
    </dialog>
  )
}
