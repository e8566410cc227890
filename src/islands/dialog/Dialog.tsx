import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly heading: string
  readonly closeLabel: string
  /** A class of its own, for more room. */
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet over the page. The browser's own dialog traps the focus, closes on Escape and gives it back. */
export function Dialog({ heading, closeLabel, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken off the page while it is open, it would keep the focus that it borrowed.
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
      <button type="button" className="ib close" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}
