import '../versions/versions.css'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHasInteracted } from '../touch/use-has-interacted.ts'
import type { VersionsPanel } from '../versions/VersionsPanel.tsx'

const Panel = lazy(async () => ({ default: (await import('../versions/VersionsPanel.tsx')).VersionsPanel }))
/** Distance below the screen at which it is loaded. */
const AHEAD = '0px 0px 150%'

export function Afterword(props: ComponentProps<typeof VersionsPanel>) {
  const container = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const hasInteracted = useHasInteracted()
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => setNear(was => was || entries.some(entry => entry.isIntersecting)),
      {
        rootMargin: AHEAD,
      },
    )
    if (container.current) watch.observe(container.current)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={container} className="versions" aria-labelledby="versions">
      <h2 id="versions">{props.texts.versions.panel.heading}</h2>
      {(isNear || hasInteracted) && (
        <Suspense fallback={<p role="status">{props.texts.versions.panel.loading}</p>}>
          <Panel {...props} />
        </Suspense>
      )}
    </section>
  )
}
