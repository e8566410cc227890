/** Movement that begins a swipe, and what of it turns the page when let go. */
const BEGIN_PX = 8
const TURN_PX = 44

interface SwipeEvents {
  /** Sideways distance of the finger from where it touched, in pixels. */
  readonly onMove: (by: number) => void
  /** 1 where the finger asks for the next page, -1 for the one before, 0 where it went back. */
  readonly onEnd: (way: -1 | 0 | 1) => void
}

interface Touch {
  readonly id: number
  readonly x: number
  readonly y: number
  isSwipe: boolean
}

/** Fingers and pens only: a mouse selects. */
export function followSwipe(element: HTMLElement, { onMove, onEnd }: SwipeEvents): () => void {
  let touch: Touch | undefined
  const watch = new AbortController()
  const { signal } = watch
  const onDown = (event: PointerEvent) => {
    // A second finger magnifies.
    const isFirst = event.isPrimary && event.pointerType !== 'mouse'
    touch = isFirst ? { id: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false } : undefined
  }
  const onPointerMove = (event: PointerEvent) => {
    if (touch?.id !== event.pointerId) return
    const [x, y] = [event.clientX - touch.x, event.clientY - touch.y]
    touch.isSwipe ||= Math.abs(x) > BEGIN_PX && Math.abs(x) > Math.abs(y)
    if (touch.isSwipe) onMove(x)
  }
  const end = (event: PointerEvent, isTurn: boolean) => {
    if (touch?.id !== event.pointerId) return
    const by = event.clientX - touch.x
    const { isSwipe } = touch
    touch = undefined
    if (isSwipe) onEnd(!isTurn || Math.abs(by) < TURN_PX ? 0 : by < 0 ? 1 : -1)
  }
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onPointerMove, { signal, passive: true })
  element.addEventListener('pointerup', event => end(event, true), { signal })
  element.addEventListener('pointercancel', event => end(event, false), { signal })
  return () => watch.abort()
}
