import '../versions/versions.css'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { useHasInteracted } from '../touch/use-has-interacted.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import type { VersionsPanel } from '../versions/VersionsPanel.tsx'

const NextSteps = lazyOr(
  () => import('./NextSteps.tsx'),
  () => null,
)
const Panel = lazy(async () => ({ default: (await import('../versions/VersionsPanel.tsx')).VersionsPanel }))
/** Distance below the screen at which it is loaded. */
const AHEAD = '0px 0px 150%'

interface Props {
  readonly story: Story
  readonly steps: Omit<ComponentProps<typeof NextSteps>, 'story'>
  /** Of its owner. */
  readonly versions: ComponentProps<typeof VersionsPanel> | undefined
}

export function Afterword({ story, steps, versions }: Props) {
  const container = useRef<HTMLDivElement>(null)
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
  const isShown = isNear || hasInteracted
  return (
    <div ref={container} className="reader-after">
      {isShown && (
        <Suspense>
          <NextSteps story={story} {...steps} />
        </Suspense>
      )}
      {versions && (
        <section className="versions" aria-labelledby="versions">
          <h2 id="versions">{versions.texts.versions.panel.heading}</h2>
          {isShown && (
            <Suspense fallback={<p role="status">{versions.texts.versions.panel.loading}</p>}>
              <Panel {...versions} />
            </Suspense>
          )}
        </section>
      )}
    </div>
  )
}
