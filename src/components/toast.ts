export type ToastKind = 'info' | 'error' | 'success'

const ICONS: Record<ToastKind, string> = { info: 'lantern', error: 'alert-circle', success: 'check' }
const PENDING = 'toast'

let timer: number | undefined

/** Replaces what is shown; stays for the page's time, and while hovered or focused. `message`: in its language. */
function showToast(message: string, kind: ToastKind): void {
  const toast = document.querySelector<HTMLTemplateElement>('#toast')?.content.firstElementChild?.cloneNode(true)
  const regions = document.querySelectorAll('#notices > [role]')
  const region = document.querySelector(`#notices > [role=${kind === 'error' ? 'alert' : 'status'}]`)
  if (!(toast instanceof HTMLElement) || region === null) throw new Error('A page without a place for toasts')
  for (const other of regions) other.replaceChildren()
  toast.classList.add(kind)
  toast.querySelector('use')?.setAttribute('href', `/icons.svg#${ICONS[kind]}`)
  toast.querySelector('span')?.append(message)
  const { stays, errorStays } = document.querySelector<HTMLElement>('#notices')!.dataset
  setTimer(toast, Number(kind === 'error' ? errorStays : stays))
  region.append(toast)
}

function setTimer(toast: HTMLElement, milliseconds: number): void {
  const pauseTimer = () => clearTimeout(timer)
  const release = () => {
    pauseTimer()
    // The pointer may leave while the focus stays, and the other way round.
    if (toast.matches(':hover, :focus-within')) return
    timer = window.setTimeout(() => toast.remove(), milliseconds)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, pauseTimer)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, release)
  toast.querySelector('button')?.addEventListener('click', () => toast.remove())
  release()
}

export const leaveToast = (message: string, kind: ToastKind): void =>
  sessionStorage.setItem(PENDING, JSON.stringify([message, kind]))

/** Also shows what comes as an event `toast`: other scripts share no code with this one, so that it can be inlined. */
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
