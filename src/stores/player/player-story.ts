import { atom } from 'nanostores'
import { readStory } from '../../contract/calls/read-story.ts'
import { retryEdition } from '../../contract/calls/retry-edition.ts'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { Story } from '../../contract/story.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { hasFailed, hasSound } from '../library/editions.ts'
import { createPoll } from '../poll.ts'
import type { Visibility } from '../visibility.ts'

export type Listening =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unreachable' }
  | { state: 'unfinished'; story: Story }
  | { state: 'silent'; story: Story }
  /** Ordered; the first chapter is not spoken yet. */
  | { state: 'soon'; story: Story; speaking: Speaking }
  | { state: 'ready'; story: Story; speaking: Speaking }

/** `late`: takes longer than we poll. `spent`: failed, and the story has had its changes of the day. */
export type Speaking = 'done' | 'going' | 'late' | 'failed' | 'spent'

interface ListeningDeps {
  readonly ask: Client
  readonly clock: Clock
}

/** A listener may not look at the page: it is polled while hidden. */
export const SEEN: Visibility = { hidden: () => false, onChange: () => () => {} }

const spokenChapters = ({ chapters }: Story) =>
  chapters.filter(({ mediaItems }) => mediaItems.some(({ type }) => type === 'audio')).length

const isOrdered = ({ mediaItems }: Story) => mediaItems.some(({ type }) => type === 'audiobook')

/** Polled while chapters are being spoken. */
export function createListening({ ask, clock }: ListeningDeps) {
  const $listening = atom<Listening>({ state: 'loading' })
  let id: string | undefined
  /** Last change of the number of chapters. */
  let news = { chapters: -1, at: clock.now() }

  const look = async (): Promise<'again' | 'stop'> => {
    if (!id) return show({ state: 'missing' })
    const result = await ask(readStory, { params: { id } })
    if (result.ok) return showStory(result.value)
    if (result.refusal.code === 'not-found') return show({ state: 'missing' })
    const now = $listening.get()
    if (now.state !== 'ready' && now.state !== 'soon') return show({ state: 'unreachable' })
    // What is shown stays.
    return isLate() ? show({ ...now, speaking: 'late' }) : 'again'
  }
  const showStory = (story: Story) => {
    if (story.state !== 'complete') return show({ state: 'unfinished', story })
    const chapters = spokenChapters(story)
    if (chapters !== news.chapters) news = { chapters, at: clock.now() }
    const speaking = speakingOf(story, chapters)
    if (hasSound(story)) return show({ state: 'ready', story, speaking })
    return show(isOrdered(story) ? { state: 'soon', story, speaking } : { state: 'silent', story })
  }
  const speakingOf = (story: Story, chapters: number): Speaking => {
    if (hasFailed(story, 'audiobook')) return 'failed'
    if (chapters === story.chapters.length) return 'done'
    return isLate() ? 'late' : 'going'
  }
  const isLate = () => clock.now() - news.at >= EDITION_WATCH_MS
  const show = (now: Listening) => {
    $listening.set(now)
    return 'speaking' in now && now.speaking === 'going' ? 'again' : 'stop'
  }
  const poll = createPoll({ clock, visibility: SEEN, everyMs: LIBRARY_POLL_MS, look })

  const open = (story: string | undefined) => {
    id = story
    if ($listening.get().state === 'unreachable') $listening.set({ state: 'loading' })
    refresh()
  }
  /** Asks at once; what is shown stays until there is news. */
  const refresh = () => {
    news = { ...news, at: clock.now() }
    poll.stop()
    poll.start()
  }
  const retry = async () => {
    if (!id) return
    const result = await ask(retryEdition, { params: { id, kind: 'audiobook' } })
    // Begun already elsewhere.
    if (result.ok || result.refusal.code === 'not-failed') return refresh()
    const now = $listening.get()
    if (result.refusal.code === 'change-quota' && 'speaking' in now) $listening.set({ ...now, speaking: 'spent' })
  }
  return { $listening, open, refresh, retry, stop: poll.stop }
}
