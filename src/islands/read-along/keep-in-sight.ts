/** Pause of following after the reader scrolled. */
const LOOK_AROUND_MS = 4000
/** Position of the heard sentence, as a share of the window's height. */
const READING_HEIGHT = 0.3
const AIR_PX = 16
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const

export function keepInSight() {
  let byHandAt = Number.NEGATIVE_INFINITY
  const onHand = () => {
    byHandAt = performance.now()
  }
  for (const name of BY_HAND) window.addEventListener(name, onHand, { passive: true })

  const show = (range: Range) => {
    if (performance.now() - byHandAt < LOOK_AROUND_MS) return
    const { top, bottom } = range.getBoundingClientRect()
    const upper = (document.querySelector('.reader-head')?.getBoundingClientRect().bottom ?? 0) + AIR_PX
    const lower =
      (document.querySelector('.read-along-bar')?.getBoundingClientRect().top ?? window.innerHeight) - AIR_PX
    if (top >= upper && bottom <= lower) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollBy({ top: top - window.innerHeight * READING_HEIGHT, behavior: isCalm ? 'instant' : 'smooth' })
  }
  const stop = () => {
    for (const name of BY_HAND) window.removeEventListener(name, onHand)
  }
  return { show, stop }
}
