import { atom, type WritableAtom } from 'nanostores'
import { readGeneratorStatus } from '../../contract/calls/read-generator-status.ts'
import { retryGenerator } from '../../contract/calls/retry-generator.ts'
import { STATUS_POLL_MS } from '../../contract/limits.ts'
import type { StoryStatus } from '../../contract/story.ts'
import type { Accepted, Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import { storyIdIn } from '../story-address.ts'
import type { Visibility } from '../visibility.ts'
import { createLog, firstLines, newLines } from './generation-log.ts'
import { knownChapters, withKnownTexts } from './known-chapters.ts'

export type Generation =
  | { state: 'loading' }
  | { state: 'working'; status: StoryStatus }
  /** `panel`: the status stays beside the story. `announced`: a dialog has the news. */
  | { state: 'complete'; status: StoryStatus; panel: boolean; announced: boolean }
  | { state: 'failed'; status: StoryStatus; retry: 'offered' | 'asked' | 'refused' }
  | { state: 'missing' }
  /** The page goes on asking and shows `last`. */
  | { state: 'unreachable'; last: StoryStatus | undefined }

export interface GenerationDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
}

export function createGeneration({ ask, clock, visibility }: GenerationDeps) {
  const $generation = atom<Generation>({ state: 'loading' })
  const log = createLog(clock)
  let storyId = ''
  let panelWanted = false
  let last: StoryStatus | undefined
  let before: Accepted<typeof readGeneratorStatus> | undefined

  const look = async (): Promise<'again' | 'stop'> => {
    const query = { known: knownChapters(last) }
    const result = await ask(readGeneratorStatus, { params: { id: storyId }, query, before })
    if (result.ok) {
      // Unchanged, it lacks the same texts as before.
      const status = result === before && last ? last : withKnownTexts(result.value, last)
      before = result
      return applyStatus(status)
    }
    if (result.refusal.code === 'not-found') return lose()
    $generation.set({ state: 'unreachable', last })
    return 'again'
  }
  const poll = createPoll({ clock, visibility, everyMs: STATUS_POLL_MS, look })

  const applyStatus = (status: StoryStatus): 'again' | 'stop' => {
    const watched = last !== undefined
    if (last) log.add(newLines(last, status, Math.round(status.elapsedSeconds)))
    else log.begin(firstLines(status))
    last = status
    const next = stateOf(status, watched, panelWanted)
    if (next.state === 'complete') log.flush()
    $generation.set(next)
    return next.state === 'working' ? 'again' : 'stop'
  }
  const lose = () => {
    $generation.set({ state: 'missing' })
    return 'stop' as const
  }
  /** `showStatus=yes` keeps the panel of a story that is long complete. */
  const open = ({ pathname, search }: { pathname: string; search: string }) => {
    const id = storyIdIn(pathname)
    if (!id) return void lose()
    storyId = id
    panelWanted = new URLSearchParams(search).get('showStatus') === 'yes'
    poll.start()
  }
  const retry = async () => {
    const outcome = await askToRetry(ask, $generation, storyId)
    if (outcome === 'begun') poll.start()
    else if (outcome === 'missing') lose()
  }
  const stop = () => {
    poll.stop()
    log.stop()
  }
  return { $generation, $log: log.$lines, open, retry, closeNews: () => hideNews($generation), stop }
}

/** `watched`: seen while it was made. `panelWanted`: by the address. */
function stateOf(status: StoryStatus, watched: boolean, panelWanted: boolean): Generation {
  if (status.statusDetails.isComplete) {
    return { state: 'complete', status, panel: watched || panelWanted, announced: watched }
  }
  const failed = status.status.currentStatus === 'failed'
  return failed ? { state: 'failed', status, retry: 'offered' } : { state: 'working', status }
}

/** Undefined when there was nothing to ask, or the service refused, which `$generation` then has. */
async function askToRetry(ask: Client, $generation: WritableAtom<Generation>, storyId: string) {
  const failed = $generation.get()
  if (failed.state !== 'failed' || failed.retry === 'asked') return undefined
  $generation.set({ ...failed, retry: 'asked' })
  const result = await ask(retryGenerator, { params: { id: storyId } })
  if (result.ok || result.refusal.code === 'not-failed') {
    $generation.set({ state: 'working', status: failed.status })
    return 'begun'
  }
  if (result.refusal.code === 'not-found') return 'missing'
  $generation.set({ ...failed, retry: 'refused' })
  return undefined
}

function hideNews($generation: WritableAtom<Generation>): void {
  const now = $generation.get()
  if (now.state === 'complete') $generation.set({ ...now, announced: false })
}

export function statusOf(generation: Generation): StoryStatus | undefined {
  if (generation.state === 'unreachable') return generation.last
  return generation.state === 'loading' || generation.state === 'missing' ? undefined : generation.status
}
