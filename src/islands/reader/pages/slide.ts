const SLIDE_MS = 260

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const eased = (share: number): number => 1 - (1 - share) ** 3

/** Moves what an element shows; a second slide begins where the first one is. */
export function createSlide(element: () => HTMLElement) {
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  const jumpTo = (left: number) => {
    stop()
    element().scrollTo({ left, behavior: 'instant' })
  }
  const slideTo = (left: number) => {
    if (isCalm()) return jumpTo(left)
    stop()
    const from = element().scrollLeft
    const began = performance.now()
    const move = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / SLIDE_MS))
      element().scrollTo({ left: from + (left - from) * eased(share), behavior: 'instant' })
      frame = share < 1 ? requestAnimationFrame(move) : 0
    }
    frame = requestAnimationFrame(move)
  }
  return { jumpTo, slideTo, stop, isMoving: () => frame !== 0 }
}
