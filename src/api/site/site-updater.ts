import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { type Timer, waitAfter } from '../../lib/timer.ts'
import type { Log } from '../log/log.ts'
import type { LiveSite } from './live-site.ts'
import type { Publication } from './publication.ts'
import { openQueue } from './queue.ts'
import { countProgress } from './rendering-progress.ts'

/** How often changes without a notification are looked for. */
const LOOK_EVERY_MS = 300_000
/** Sitemaps are long and not urgent: they must not delay the next save. */
const SITEMAPS_AFTER_MS = 10_000
/** Pause between doubtful pages: the process serves others. */
const CHECK_AFTER_MS = 10

export interface SiteUpdaterDeps {
  readonly clock: Clock
  readonly timer: Timer
  readonly log: Log
  readonly signal: AbortSignal
}

/** All work on the site, in one queue; failures are logged once and retried after growing waits. */
export interface SiteUpdater extends Pick<Publication, 'pull' | 'renderAll' | 'progress' | 'preview'> {
  wake(): void
  /** Looks for changes every few minutes; also runs `besides`. */
  startPolling(alsoRun: () => Promise<void>): void
  settled(): Promise<void>
}

type Job = 'follow' | 'sitemaps' | 'check'
type Task = Job | 'look'

export function openSiteUpdater(site: LiveSite, parts: SiteUpdaterDeps): SiteUpdater {
  const progress = countProgress(parts.clock)
  const planned = planner(parts.timer, parts.signal)
  const { queue, run } = openRunner(site, parts, planned, job => RETRY[job]())
  let following: Promise<void> | undefined
  let rendering: Promise<void> | undefined

  const renderWhole = async () => {
    try {
      await site.renderAll(progress.begin())
      progress.end('idle')
      wake()
    } catch (error) {
      progress.end('failed')
      throw error
    }
  }
  const renderAll = () => {
    if (rendering) return rendering
    rendering = run('follow', renderWhole).finally(() => {
      rendering = undefined
    })
    quietly(rendering)
    return rendering
  }
  const follow = () => {
    following ??= run('follow', () => {
      following = undefined
      return site.follow()
    })
    return following
  }
  const pull = () => (site.isStale() ? renderAll().then(follow) : follow())
  const wake = () => quietly(pull())
  const RETRY: Record<Job, () => void> = {
    follow: wake,
    sitemaps: () => quietly(run('sitemaps', site.writeSitemaps)),
    check: () => quietly(run('check', site.checkSome)),
  }
  return {
    pull,
    renderAll,
    // In the queue: the renderer serves one job at a time.
    preview: entry => queue.add(() => site.preview(entry)),
    wake,
    progress: progress.read,
    startPolling(alsoRun) {
      const poll = () => {
        quietly(run('follow', alsoRun))
        wake()
        planned.add('look', poll, LOOK_EVERY_MS)
      }
      planned.add('look', poll, LOOK_EVERY_MS)
    },
    settled: queue.settled,
  }
}

/** Runs one job after another. One that fails is said and planned `again` after a growing wait, as is what a job left to do. */
function openRunner(
  site: LiveSite,
  { log, signal }: Pick<SiteUpdaterDeps, 'log' | 'signal'>,
  planned: ReturnType<typeof planner>,
  again: (job: Job) => void,
) {
  const queue = openQueue()
  const failures: Record<Job, number> = { follow: 0, sitemaps: 0, check: 0 }
  const plan = (task: Job, ms: number) => planned.add(task, () => again(task), ms)
  const run = (task: Job, job: () => Promise<void>): Promise<void> =>
    queue.add(async () => {
      try {
        signal.throwIfAborted()
        await job()
        failures[task] = 0
      } catch (error) {
        if (!signal.aborted) {
          failures[task] += 1
          log.warn({ task, error: describeError(error) }, 'the site could not be brought up to date and stays as it is')
          plan(task, waitAfter(failures[task]))
        }
        throw error
      } finally {
        if (site.owesSitemaps()) plan('sitemaps', SITEMAPS_AFTER_MS)
        if (site.isUnsure()) plan('check', CHECK_AFTER_MS)
      }
    })
  return { queue, run }
}

/** One of each task waits at a time, the one that was planned first; none after the signal. */
function planner(timer: Timer, signal: AbortSignal) {
  const waiting = new Map<Task, () => void>()
  signal.addEventListener('abort', () => {
    for (const callOff of waiting.values()) callOff()
  })
  return {
    add(task: Task, run: () => void, ms: number) {
      if (signal.aborted || waiting.has(task)) return
      const due = () => {
        waiting.delete(task)
        run()
      }
      waiting.set(task, timer(due, ms))
    },
  }
}

/** Ignores a failure that was logged and is retried elsewhere. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined)
}
