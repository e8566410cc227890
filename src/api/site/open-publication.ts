import type { EntryProblem } from '../../contract/content-source.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Timer } from '../../lib/timer.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Notifications } from '../db/notifications.ts'
import type { Log } from '../log/log.ts'
import type { ContentReader } from '../outside/content/content.ts'
import { ContentError } from '../outside/content/content-error.ts'
import { CONTENT_CHANGE } from '../outside/content/database-changes.ts'
import type { AddressBook } from './address-book.ts'
import { openFormerAddresses } from './former-addresses.ts'
import { openKeeper } from './keep-in-step.ts'
import { openLiveSite } from './live-site.ts'
import type { Publication } from './publication.ts'
import { openReleases } from './releases.ts'
import type { SiteBuild } from './site-build.ts'

export interface PublicationParts {
  readonly build: SiteBuild
  /** Where the rendered sites are kept; this process's own. */
  readonly folder: string
  readonly content: ContentReader
  readonly addresses: AddressBook
  /** Of the database, which says when content changes. */
  readonly notifications: Pick<Notifications, 'subscribe'>
  readonly clock: Clock
  readonly timer: Timer
  readonly log: Log
}

export interface OpenPublication extends Publication {
  /**
   * Makes sure that there is a whole site to serve, and follows the content from then on. What was rendered from this
   * build before is served at once and catches up meanwhile; without it, everything is rendered first. Throws ConfigError
   * when there is no site and none can be made; an old one stays in its place, and it is tried again.
   */
  start(): Promise<void>
}

/** Opens what is there. Nothing is written before the start, so that a second process by mistake does no harm. */
export function openPublication(parts: PublicationParts): OpenPublication {
  const { build, log } = parts
  const stopping = new AbortController()
  const releases = openReleases(parts.folder, parts.clock)
  const addresses = openFormerAddresses(parts.addresses)
  const report = (problem: EntryProblem) => log.warn({ ...problem }, 'an entry cannot be shown')
  const renderer = build.bundle.openRenderer({ source: parts.content, report, pictures: build.pictures })
  const site = openLiveSite({ ...parts, releases, renderer, addresses, signal: stopping.signal })
  const keeper = openKeeper(site, { ...parts, signal: stopping.signal })
  let unsubscribe = () => {}
  return {
    folder: () => site.folder() ?? build.client,
    pull: keeper.pull,
    renderAll: keeper.renderAll,
    progress: keeper.progress,
    preview: keeper.preview,
    updatedAtOf: site.updatedAtOf,
    formerly: addresses.where,
    async start() {
      await releases.tidy()
      await addresses.read()
      if (site.isStale()) await keeper.renderAll().catch(error => refuseWithout(site.folder(), error))
      else keeper.wake()
      // Somebody may have asked to stop meanwhile.
      if (stopping.signal.aborted) return
      unsubscribe = parts.notifications.subscribe(CONTENT_CHANGE, { onMessage: keeper.wake, onReset: keeper.wake })
      keeper.lookRegularly(addresses.read)
    },
    async close() {
      stopping.abort(new Error('the publication is being closed'))
      unsubscribe()
      await keeper.settled()
    },
  }
}

/** With an older site to serve, that nothing could be rendered is only a pity: it was logged, and is tried again. */
function refuseWithout(folder: string | undefined, error: unknown): void {
  if (folder !== undefined) return
  if (!(error instanceof ContentError)) throw error
  throw new ConfigError(`there is no site to serve yet, and its pages cannot be made: ${error.message}`, {
    cause: error,
  })
}
