import '../versions/versions.css'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SETTLED_MS } from '../../contract/limits.ts'
import { browserClock } from '../../stores/clock.ts'
import type { VersionsPanel } from '../versions/VersionsPanel.tsx'

/** Nobody needs it in the first moments; whoever is near the end sooner gets it sooner. */
const Panel = lazy(async () => ({ default: (await import('../versions/VersionsPanel.tsx')).VersionsPanel }))
/** How far below the screen it is fetched. */
const AHEAD = '0px 0px 150%'

/** Below the open book: what may be wished of it, and what it was before. */
export function Afterword(props: ComponentProps<typeof VersionsPanel>) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => setNear(was => was || entries.some(entry => entry.isIntersecting)),
      {
        rootMargin: AHEAD,
      },
    )
    if (place.current) watch.observe(place.current)
    // Keys and screen readers reach it without scrolling there first.
    const cancel = browserClock.after(SETTLED_MS, () => setNear(true))
    return () => {
      watch.disconnect()
      cancel()
    }
  }, [])
  return (
    <section ref={place} className="vs" aria-labelledby="versions">
      <h2 id="versions">{props.texts.versions.panel.heading}</h2>
      {isNear && (
        <Suspense fallback={<p role="status">{props.texts.versions.panel.loading}</p>}>
          <Panel {...props} />
        </Suspense>
      )}
    </section>
  )
}
