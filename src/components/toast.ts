export type ToastKind = 'info' | 'error' | 'success'

const ICONS: Record<ToastKind, string> = { info: 'lantern', error: 'alert-circle', success: 'check' }
/** Holds a message for the page that comes next. */
const PENDING = 'toast'

let timer: number | undefined

/**
 * Says something at the page's foot, in the place of what is said there; `message` is in the page's language. It stays
 * as long as the page says, and while it is hovered or focused.
 */
function showToast(message: string, kind: ToastKind): void {
  const toast = document.querySelector<HTMLTemplateElement>('#toast')?.content.firstElementChild?.cloneNode(true)
  const places = document.querySelectorAll('#notices > [role]')
  const place = document.querySelector(`#notices > [role=${kind === 'error' ? 'alert' : 'status'}]`)
  if (!(toast instanceof HTMLElement) || place === null) throw new Error('A page without a place for toasts')
  for (const other of places) other.replaceChildren()
  toast.classList.add(kind)
  toast.querySelector('use')?.setAttribute('href', `/icons.svg#${ICONS[kind]}`)
  toast.querySelector('span')?.append(message)
  const { stays, errorStays } = document.querySelector<HTMLElement>('#notices')!.dataset
  stay(toast, Number(kind === 'error' ? errorStays : stays))
  place.append(toast)
}

function stay(toast: HTMLElement, milliseconds: number): void {
  const hold = () => clearTimeout(timer)
  const release = () => {
    hold()
    // The pointer may leave while the focus stays, and the other way round.
    if (toast.matches(':hover, :focus-within')) return
    timer = window.setTimeout(() => toast.remove(), milliseconds)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, hold)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, release)
  toast.querySelector('button')?.addEventListener('click', () => toast.remove())
  release()
}

/** Says it on the page that the visitor is sent to. */
export const leaveToast = (message: string, kind: ToastKind): void =>
  sessionStorage.setItem(PENDING, JSON.stringify([message, kind]))

/**
 * Says what the page before has left to be said, and from now on what comes as an event `toast` with message and kind:
 * other scripts share no code with this one, so that it can stand in the page itself.
 */
export function watchToasts(): void {
  document.addEventListener('toast', event => {
    const [message, kind] = (event as CustomEvent<[string, ToastKind]>).detail
    showToast(message, kind)
  })
  const left = sessionStorage.getItem(PENDING)
  if (left === null) return
  sessionStorage.removeItem(PENDING)
  const [message, kind]: [string, ToastKind] = JSON.parse(left)
  showToast(message, kind)
}
