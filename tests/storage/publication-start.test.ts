import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import type { ContentReader } from '../../src/api/outside/content/content.ts'
import { ContentError } from '../../src/api/outside/content/content-error.ts'
import type { OpenContent } from '../../src/api/outside/content/open-content.ts'
import { published } from '../api/outside/content/opened-content.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { manualTimer } from '../helpers/manual-timer.ts'
import { contentOn, forgetFolder, openSiteOn, siteFolder, type TestSite } from '../helpers/site-on.ts'

const SOON = { timeout: 10_000, interval: 10 }

let folder: string
let database: OpenDatabase
let content: OpenContent
beforeEach(async () => {
  folder = siteFolder()
  database = await freshDatabase()
  content = await contentOn(database, folder)
})
afterEach(async () => {
  await database.close()
  forgetFolder(folder)
})

/** The content service as long as nobody takes it away. */
function removable({ read }: OpenContent): ContentReader & { isAway: boolean } {
  const requested = async <Found>(ask: () => Promise<Found>): Promise<Found> => {
    if (reader.isAway) throw new ContentError('unavailable')
    return ask()
  }
  const reader = {
    isAway: false,
    entries: (query: Parameters<ContentReader['entries']>[0]) => requested(() => read.entries(query)),
    entry: (id: string) => requested(() => read.entry(id)),
    position: () => requested(() => read.position()),
    changes: (token?: string) => requested(() => read.changes(token)),
  }
  return reader
}

const body = async (site: TestSite, url: string) => (await site.get(url)).body

describe('A start without the content service', () => {
  it('says so in a sentence where there is no site to serve', async () => {
    const reader = removable(content)
    reader.isAway = true
    await expect(openSiteOn(database, { folder, content: reader })).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/no site to serve.*unavailable/),
    })
    expect(readdirSync(path.join(folder, 'site/releases'))).toEqual([])
  })

  it('serves the site of an older build, and renders the new one when the content is back', async () => {
    await published(content, { url: 'kept', title: 'Kept' })
    await (await openSiteOn(database, { folder, content: content.read })).close()
    const reader = removable(content)
    reader.isAway = true
    const workers = manualTimer()
    const site = await openSiteOn(database, { folder, content: reader, stamp: 'second', timer: workers.timer })
    try {
      expect(await body(site, '/de/pages/kept')).toContain('Kept')
      expect((await site.get('/_astro/first.js')).statusCode).toBe(200)
      expect(site.logged.join()).toContain('stays as it is')
      await site.publication.pull().catch(() => undefined)
      reader.isAway = false
      workers.ring(1000)
      await expect.poll(async () => (await site.get('/_astro/second.js')).statusCode, SOON).toBe(200)
      expect(await body(site, '/de/pages/kept')).toContain('Kept')
    } finally {
      await site.close()
    }
  })
})

describe('A start', () => {
  it('catches up with what was published and withdrawn while nobody listened', async () => {
    const id = await published(content, { url: 'leaving', title: 'Leaving' })
    await (await openSiteOn(database, { folder, content: content.read })).close()
    await published(content, { url: 'missed', title: 'Missed' })
    await content.write.withdrawEntry(id)
    const site = await openSiteOn(database, { folder, content: content.read })
    try {
      expect((await site.get('/de')).statusCode).toBe(200)
      await expect.poll(() => body(site, '/de/pages/missed'), SOON).toContain('Missed')
      await expect.poll(async () => (await site.get('/de/pages/leaving')).statusCode, SOON).toBe(410)
      await expect.poll(() => body(site, '/de'), SOON).toContain('Missed')
    } finally {
      await site.close()
    }
  })

  it('is followed by regular looks, for what no notification told of', async () => {
    const workers = manualTimer()
    const site = await openSiteOn(database, { folder, content: content.read, timer: workers.timer })
    try {
      await site.publication.pull()
      expect(workers.waits()).toContain(300_000)
      await database.db.deleteFrom('landing_address').execute()
      await database.db
        .insertInto('landing_address')
        .values({ path: '/de/pages/by-another', entry: 'nobody' })
        .execute()
      expect((await site.get('/de/pages/by-another')).statusCode).toBe(404)
      workers.ring(300_000)
      await expect.poll(async () => (await site.get('/de/pages/by-another')).statusCode, SOON).toBe(410)
      expect(workers.waits()).toContain(300_000)
    } finally {
      await site.close()
    }
  })
})
