import type { BrowserContext, Page } from 'playwright'
import { describe, inject, vi } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { OFFLINE_STORIES_DATABASE } from '../../src/contract/offline-stories.ts'
import { test } from './guest.ts'
import { ownStory } from './own-story.ts'
import { categoryPath, landingPath, libraryPath, readerPath, textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const texts = textsIn('de')
/** The helper for tests keeps workers out; here they are what is looked at. */
const WITH_WORKER = { serviceWorkers: 'allow' } as const

/** The worker goes to work when the page is done. */
const SOON = { timeout: 20_000 }

/** Ids of the stories that lie in the browser's database; none when there is no database. */
const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async name => {
    if (!(await indexedDB.databases()).some(database => database.name === name)) return []
    const opening = indexedDB.open(name)
    await new Promise(resolve => {
      opening.onsuccess = resolve
    })
    const database = opening.result
    if (!database.objectStoreNames.contains('stories')) return []
    const reading = database.transaction('stories').objectStore('stories').getAllKeys()
    await new Promise(resolve => {
      reading.onsuccess = resolve
    })
    database.close()
    return reading.result.map(String)
  }, OFFLINE_STORIES_DATABASE)

/** Every address in the browser's caches. */
const cachedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    return (await Promise.all(opened.map(cache => cache.keys()))).flat().map(({ url }) => url)
  })

/** Opens a story until all that it needs lies in the browser. */
async function readOnce(page: Page, id: string): Promise<void> {
  await page.goto(readerPath('de', id))
  await page.locator('.reader-chapter').first().waitFor()
  await vi.waitUntil(async () => (await storedIn(page)).includes(id), SOON)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await vi.waitUntil(async () => (await cachedIn(page)).some(address => address.endsWith('.woff2')), SOON)
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

const unplug = (context: BrowserContext) => context.setOffline(true)

describe.concurrent('without a network', () => {
  test('a story that was opened once is read again, with its pictures', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', WITH_WORKER)
    const id = await ownStory(page)
    await readOnce(page, id)
    const online = await page.locator('.read').allInnerTexts()
    await unplug(page.context())
    await page.reload()
    await page.locator('.reader-chapter').first().waitFor()
    expect(await page.locator('.read').allInnerTexts()).toEqual(online)
    const cover = page.locator('.reader img').first()
    expect(await cover.getAttribute('src')).toMatch(/^blob:/)
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBeGreaterThan(0)
    expect(await page.getByText(texts.app.offline).isVisible()).toBe(true)
    await page.goto(libraryPath('de'))
    await page.locator(`a[href$="${id}"]`).first().waitFor()
    expect(await page.locator('.library img').first().getAttribute('src')).toMatch(/^blob:/)
    await page.context().setOffline(false)
    await page.goto(readerPath('de', id))
    await page.locator('.reader-chapter').first().waitFor()
    expect(await page.getByText(texts.app.offline).isVisible()).toBe(false)
  })

  test('any other page says so in its language, and leads to the library', async ({ guest, expect }) => {
    const { page } = await guest(readerPath('fr', 'nobody'), WITH_WORKER)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await vi.waitUntil(async () => (await cachedIn(page)).some(address => address.includes('/fr/offline.html')), SOON)
    await unplug(page.context())
    const { pages } = textsIn('fr')
    await page.goto(categoryPath('fr', 'love'))
    await page.getByRole('heading', { name: pages.offline.heading }).waitFor()
    const library = page.getByRole('link', { name: pages.offline.library })
    expect(await library.getAttribute('href')).toBe('/fr/library/overview')
    await page.context().setOffline(false)
    await page.getByRole('link', { name: pages.offline.retry }).click()
    await page.getByRole('heading', { name: pages.offline.heading }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(categoryPath('fr', 'love'))
  })
})

describe.concurrent('the browser', () => {
  test('keeps no answer of the service in its caches, and nothing at all on pages for everybody', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank', WITH_WORKER)
    const traffic = watchTraffic(page)
    for (const path of [
      '/de',
      '/de/story/nobody',
      categoryPath('de', 'love'),
      encodeURI(landingPath('de', 'fan', 'dragon-riders')),
    ]) {
      await page.goto(path)
      await traffic.atRest()
      expect(await registrations(page)).toEqual([])
    }
    await readOnce(page, await ownStory(page))
    await page.reload()
    await page.locator('.reader-chapter').first().waitFor()
    expect(await registrations(page)).toEqual([new URL('/', inject('origin')).href])
    const paths = (await cachedIn(page)).map(address => new URL(address).pathname)
    expect(paths.filter(path => !/^\/(?:_astro\/|[a-z]{2}\/|favicon\.svg$|icons\.svg$)/.test(path))).toEqual([])
  })

  test('forgets the shelf when somebody logs out', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', WITH_WORKER)
    await signIn(page)
    const id = await ownStory(page)
    await readOnce(page, id)
    await page.getByRole('button', { name: texts.frame.account }).click()
    await page.getByRole('button', { name: texts.frame.logout }).click()
    await page.waitForURL(/\/de$/)
    await expect.poll(() => storedIn(page), SOON).toEqual([])
    await unplug(page.context())
    await page.goto(readerPath('de', id))
    await page.getByRole('heading', { name: texts.reader.unreachable.heading }).waitFor()
  })

  test.for(LANGUAGES)('is offered an app in the language of the page (%s)', async (language, { expect }) => {
    const ask = (path: string) => fetch(new URL(path, inject('origin')))
    const page = await (await ask(`/${language}`)).text()
    const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page) ?? []
    const response = await ask(path)
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = (await response.json()) as { lang: string; start_url: string; icons: { src: string }[] }
    expect(manifest).toMatchObject({ lang: language, start_url: `/${language}/library/overview` })
    expect((await ask(manifest.start_url)).status).toBe(200)
    for (const { src } of manifest.icons) expect((await ask(src)).headers.get('content-type')).toBe('image/png')
  })

  test('asks for a newer service worker every time', async ({ expect }) => {
    const response = await fetch(new URL('/service-worker.js', inject('origin')))
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  })
})

/** A new account, signed in as the page of the login would. */
async function signIn(page: Page): Promise<void> {
  const email = `shelf-${crypto.randomUUID()}@example.org`
  await page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
}
