import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  /** Missing where a heading among the children names it by `aria-labelledby`. */
  readonly heading?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly closeLabel: string
  readonly onClose: () => void
  /** Opens it; the result closes it again and gives the focus back. */
  readonly open?: (dialog: HTMLDialogElement) => () => void
}

/** The browser's own dialog traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ heading, headingRef, closeLabel, open = openModal, className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it opens never changes
  useLayoutEffect(() => (dialog.current ? open(dialog.current) : undefined), [])
  return (
    <dialog ref={dialog} aria-labelledby={id} {...rest} className={`dialog ${className ?? ''}`}>
      {heading && (
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
      )}
      {children}
      <button
        type="button"
        className="icon-button close"
        aria-label={closeLabel}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  // Unmounted while open, it would keep the focus that it borrowed.
  return () => dialog.close()
}
