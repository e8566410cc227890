import type { WritableAtom } from 'nanostores'
import { preparePreview } from '../../contract/calls/prepare-preview.ts'
import { readPreview } from '../../contract/calls/read-preview.ts'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { StoryPreview } from '../../contract/preview.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import type { Visibility } from '../visibility.ts'

interface PreviewDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly story: string
}

export type ShownPreview = StoryPreview | 'loading' | 'missing'

/** Has a story's pages and sample made, and follows them until both are there; ends what it began. */
export function followPreview(
  $preview: WritableAtom<ShownPreview>,
  { ask, clock, visibility, story }: PreviewDeps,
): () => void {
  const since = clock.now()
  let isStopped = false
  const show = (preview: StoryPreview) => {
    if (!isStopped) $preview.set(preview)
    return isMaking(preview) && clock.now() - since < EDITION_WATCH_MS ? 'again' : 'stop'
  }
  const look = async () => {
    const result = await ask(readPreview, { params: { id: story } })
    return result.ok ? show(result.value) : 'again'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })
  void ask(preparePreview, { params: { id: story } }).then(result => {
    if (isStopped) return
    if (!result.ok) return $preview.set('missing')
    if (show(result.value) === 'again') poll.start()
  })
  return () => {
    isStopped = true
    poll.stop()
  }
}

const isMaking = ({ pages, sample }: StoryPreview): boolean => pages.state === 'pending' || sample.state === 'pending'
