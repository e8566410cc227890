import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AddressBook } from '../../../src/api/site/address-book.ts'
import { type FormerAddresses, openFormerAddresses } from '../../../src/api/site/former-addresses.ts'
import { type LiveSite, openLiveSite } from '../../../src/api/site/live-site.ts'
import { openReleases } from '../../../src/api/site/releases.ts'
import { openSiteUpdater, type SiteUpdater } from '../../../src/api/site/site-updater.ts'
import type { LandingAddress, SiteBundle } from '../../../src/contract/site-bundle.ts'
import type { FakeContent } from '../../helpers/fake-content.ts'
import { fakeSiteBundle } from '../../helpers/fake-site-bundle.ts'
import { type ManualTimer, manualTimer } from '../../helpers/manual-timer.ts'
import { writeSiteBuild } from '../../helpers/site-build.ts'

/** A site that is kept in step with content in memory. */
export interface UpdatedSite {
  readonly root: string
  readonly site: LiveSite
  readonly updater: SiteUpdater
  readonly addresses: FormerAddresses
  readonly workers: ManualTimer
  readonly logged: string[]
  /** What is served under a name; undefined when there is nothing. */
  read(name: string): string | undefined
  stop(): Promise<void>
}

const emptyFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'lumitale-kept-'))

/** Addresses in memory. */
export function memoryBook(): AddressBook {
  const known = new Map<string, string>()
  return {
    all: async () => [...known].map(([page, entry]): LandingAddress => ({ path: page, entry })),
    add: async addresses => {
      for (const { path: page, entry } of addresses) known.set(page, entry)
    },
  }
}

export interface UpdatedSiteOptions {
  readonly root?: string
  readonly stamp?: string
  readonly bundle?: SiteBundle
  readonly book?: AddressBook
}

/** As a process would open it that finds what an earlier one left in `root`. */
export async function openUpdatedSite({ reader }: FakeContent, options: UpdatedSiteOptions = {}): Promise<UpdatedSite> {
  const root = options.root ?? emptyFolder()
  const build = writeSiteBuild(path.join(root, 'build'), options.stamp, options.bundle ?? fakeSiteBundle)
  const releases = openReleases(path.join(root, 'site'), () => Date.parse('2026-11-21T12:00:00Z'))
  await releases.tidy()
  const addresses = openFormerAddresses(options.book ?? memoryBook())
  await addresses.read()
  const renderer = build.bundle.openRenderer({ source: reader, report: () => undefined, pictures: [] })
  const stopping = new AbortController()
  const site = openLiveSite({ build, releases, renderer, content: reader, addresses, signal: stopping.signal })
  const workers = manualTimer()
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log = { info: write, warn: write, error: write }
  const updater = openSiteUpdater(site, { clock: Date.now, timer: workers.timer, log, signal: stopping.signal })
  return {
    root,
    site,
    updater,
    addresses,
    workers,
    logged,
    read: name => textOf(path.join(site.folder() ?? '', name)),
    async stop() {
      stopping.abort(new Error('the test is over'))
      await updater.settled()
    },
  }
}

export const forget = (root: string): void => rmSync(root, { recursive: true, force: true })

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
