import { atom } from 'nanostores'
import { TOAST_ERROR_MS, TOAST_MS } from '../../contract/limits.ts'
import { browserClock, type Clock } from '../clock.ts'

export interface Toast {
  readonly id: number
  /** In the page's language. */
  readonly message: string
  readonly kind: 'info' | 'error' | 'success'
  /** A message with a button stays as long as an error. */
  readonly action?: ToastAction
}

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/** One at a time; a newer one replaces it. */
export function createToasts(clock: Clock) {
  const $toast = atom<Toast | undefined>(undefined)
  let cancel = () => {}
  let count = 0

  const dismiss = () => {
    cancel()
    $toast.set(undefined)
  }
  const release = () => {
    cancel()
    const toast = $toast.get()
    if (!toast) return
    const staysLong = toast.kind === 'error' || toast.action !== undefined
    cancel = clock.after(staysLong ? TOAST_ERROR_MS : TOAST_MS, dismiss)
  }
  const show = (message: string, kind: Toast['kind'] = 'info', action?: ToastAction) => {
    count += 1
    $toast.set({ id: count, message, kind, ...(action && { action }) })
    release()
  }
  const pause = () => cancel()

  return { $toast, show, pause, release, dismiss }
}

export const toasts = createToasts(browserClock)
