import '../versions/versions.css'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTouched } from '../touch/use-touched.ts'
import type { VersionsPanel } from '../versions/VersionsPanel.tsx'

/** Nobody needs it before they are near the end, or on their way there by keys. */
const Panel = lazy(async () => ({ default: (await import('../versions/VersionsPanel.tsx')).VersionsPanel }))
/** How far below the screen it is fetched. */
const AHEAD = '0px 0px 150%'

/** Below the open book: what may be wished of it, and what it was before. */
export function Afterword(props: ComponentProps<typeof VersionsPanel>) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const isTouched = useTouched()
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => setNear(was => was || entries.some(entry => entry.isIntersecting)),
      {
        rootMargin: AHEAD,
      },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={place} className="vs" aria-labelledby="versions">
      <h2 id="versions">{props.texts.versions.panel.heading}</h2>
      {(isNear || isTouched) && (
        <Suspense fallback={<p role="status">{props.texts.versions.panel.loading}</p>}>
          <Panel {...props} />
        </Suspense>
      )}
    </section>
  )
}
