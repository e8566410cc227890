import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import type { OpenContent } from '../../src/api/outside/content/open-content.ts'
import { landing, published } from '../api/outside/content/opened-content.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { processorMsOf } from '../helpers/processor-time.ts'
import { contentOn, forgetFolder, openSiteOn, siteFolder, type TestSite } from '../helpers/site-on.ts'

const BURST = 50
const BURST_MS = 5000
const SOON = { timeout: 10_000, interval: 10 }

const folder = siteFolder()
let database: OpenDatabase
let content: OpenContent
let site: TestSite
beforeAll(async () => {
  database = await freshDatabase()
  content = await contentOn(database, folder)
  site = await openSiteOn(database, { folder, content: content.read })
})
afterAll(async () => {
  await site.close()
  await database.close()
  forgetFolder(folder)
})

async function save(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { write } = content
  const version = (await write.entry(id))?.version
  await write.publishEntry(await write.saveEntry({ id, type: 'landing', version, fields: landing(fields) }))
}

const body = async (url: string) => (await site.get(url)).body
const answer = async (url: string) => {
  const { statusCode, headers } = await site.get(url)
  return [statusCode, headers.location]
}

describe('What an editor publishes', () => {
  it('is served a moment later, on its page and in the list, without anybody asking for it', async () => {
    const id = await published(content, { url: 'the-house', title: 'The house' })
    await expect.poll(() => body('/de/pages/the-house'), SOON).toContain('The house')
    await save(id, { url: 'the-house', title: 'One warm step' })
    await expect.poll(() => body('/de/pages/the-house'), SOON).toContain('One warm step')
    await expect.poll(() => body('/de'), SOON).toContain('One warm step')
  })

  it('is led to from every address it had, in one step, and back again', async () => {
    await save('moving', { url: 'first-address' })
    await expect.poll(() => answer('/de/pages/first-address'), SOON).toEqual([200, undefined])
    await save('moving', { url: 'second-address' })
    await expect.poll(() => answer('/de/pages/first-address'), SOON).toEqual([301, '/de/pages/second-address'])
    await save('moving', { url: 'third-address' })
    for (const old of ['first-address', 'second-address']) {
      await expect.poll(() => answer(`/de/pages/${old}`), SOON).toEqual([301, '/de/pages/third-address'])
    }
    const { headers } = await site.get('/de/pages/first-address?from=mail')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
    expect(headers.location).toBe('/de/pages/third-address?from=mail')
    await save('moving', { url: 'first-address' })
    await expect.poll(() => answer('/de/pages/first-address'), SOON).toEqual([200, undefined])
    await expect.poll(() => answer('/de/pages/third-address'), SOON).toEqual([301, '/de/pages/first-address'])
  })

  it('is said to be gone once it is withdrawn, in the language of its address', async () => {
    await save('withdrawn', { url: 'for-a-week' })
    await expect.poll(() => answer('/de/pages/for-a-week'), SOON).toEqual([200, undefined])
    await content.write.withdrawEntry('withdrawn')
    await expect.poll(() => answer('/de/pages/for-a-week'), SOON).toEqual([410, undefined])
    const response = await site.get('/de/pages/for-a-week')
    expect(response.body).toContain('Nicht da')
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await site.get('/de/pages/never-there')).statusCode).toBe(404)
  })

  it('serves whoever takes over an address, and says gone for the last who had it', async () => {
    await save('older', { url: 'wanted', title: 'The older one' })
    await expect.poll(() => body('/de/pages/wanted'), SOON).toContain('The older one')
    await save('older', { url: 'out-of-the-way' })
    await save('younger', { url: 'wanted', title: 'The younger one' })
    await expect.poll(() => body('/de/pages/wanted'), SOON).toContain('The younger one')
    await content.write.deleteEntry('younger')
    await expect.poll(() => answer('/de/pages/wanted'), SOON).toEqual([410, undefined])
  })

  it('is there after seconds of work when much is published at once', async () => {
    const ids = Array.from({ length: BURST }, (_, number) => `burst-${number}`)
    const publishing = async () => {
      await Promise.all(ids.map(id => save(id, { url: id, title: `All at once: ${id}` })))
      await site.publication.pull()
    }
    expect(await processorMsOf(publishing)).toBeLessThan(BURST_MS)
    const pages = await Promise.all(ids.map(id => body(`/de/pages/${id}`)))
    expect(pages.every((page, number) => page.includes(`All at once: burst-${number}<`))).toBe(true)
  })
})

describe('Two processes on one database', () => {
  it('both follow, and both know every former address', async () => {
    const elsewhere = siteFolder()
    const other = await openSiteOn(database, { folder: elsewhere, content: content.read })
    try {
      await save('followed', { url: 'seen-by-two', title: 'Seen by two' })
      for (const { get } of [site, other]) {
        await expect.poll(async () => (await get('/de/pages/seen-by-two')).body, SOON).toContain('Seen by two')
      }
      await save('followed', { url: 'seen-by-both' })
      for (const { get } of [site, other]) {
        await expect.poll(async () => (await get('/de/pages/seen-by-two')).statusCode, SOON).toBe(301)
        expect((await get('/de/pages/first-address')).statusCode).toBe(200)
        expect((await get('/de/pages/second-address')).headers.location).toBe('/de/pages/first-address')
      }
    } finally {
      await other.close()
      forgetFolder(elsewhere)
    }
  })
})
