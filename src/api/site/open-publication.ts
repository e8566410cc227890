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
  readonly folder: string
  readonly content: ContentReader
  readonly addresses: AddressBook
  /** Reports content changes. */
  readonly notifications: Pick<Notifications, 'subscribe'>
  readonly clock: Clock
  readonly timer: Timer
  readonly log: Log
}

export interface OpenPublication extends Publication {
  /** Opens or renders a site, then follows the content. Throws ConfigError without any; an old one is retried. */
  start(): Promise<void>
}

/** Writes nothing before the start: a second process does no harm. */
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
      // Stopped meanwhile.
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

/** With an older site to serve a failure is only logged and retried. */
function refuseWithout(folder: string | undefined, error: unknown): void {
  if (folder !== undefined) return
  if (!(error instanceof ContentError)) throw error
  throw new ConfigError(`there is no site to serve yet, and its pages cannot be made: ${error.message}`, {
    cause: error,
  })
}
