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
import { openLiveSite } from './live-site.ts'
import type { Publication } from './publication.ts'
import { openReleases } from './releases.ts'
import type { SiteBuild } from './site-build.ts'
import { openSiteUpdater } from './site-updater.ts'

export interface PublicationDeps {
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
export function openPublication(deps: PublicationDeps): OpenPublication {
  const { build, log } = deps
  const stopping = new AbortController()
  const releases = openReleases(deps.folder, deps.clock)
  const addresses = openFormerAddresses(deps.addresses)
  const report = (problem: EntryProblem) => log.warn({ ...problem }, 'an entry cannot be shown')
  const renderer = build.bundle.openRenderer({ source: deps.content, report, pictures: build.pictures })
  const site = openLiveSite({ ...deps, releases, renderer, addresses, signal: stopping.signal })
  const updater = openSiteUpdater(site, { ...deps, signal: stopping.signal })
  let unsubscribe = () => {}
  return {
    folder: () => site.folder() ?? build.client,
    pull: updater.pull,
    renderAll: updater.renderAll,
    progress: updater.progress,
    preview: updater.preview,
    updatedAtOf: site.updatedAtOf,
    formerly: addresses.where,
    async start() {
      await releases.tidy()
      await addresses.read()
      if (site.isStale()) await updater.renderAll().catch(error => refuseWithout(site.folder(), error))
      else updater.wake()
      // Stopped meanwhile.
      if (stopping.signal.aborted) return
      unsubscribe = deps.notifications.subscribe(CONTENT_CHANGE, { onMessage: updater.wake, onReset: updater.wake })
      updater.startPolling(addresses.read)
    },
    async close() {
      stopping.abort(new Error('the publication is being closed'))
      unsubscribe()
      await updater.settled()
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
