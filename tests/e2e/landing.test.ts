import type { Page, Request } from 'playwright'
import { describe } from 'vitest'
import { PRESETS } from '../../src/contract/presets.ts'
import { answer, HERO, HERO_AGE, nextButton, shown } from './cards.ts'
import { type Guest, test } from './guest.ts'
import { factsOn } from './page-facts.ts'
import { categoryPath, textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const english = textsIn('en')
const COVER_MAX_BYTES = 70 * 1024
/** Bytes a second and milliseconds: what Lighthouse takes for a phone on the move. */
const SLOW_LINE = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 }

let address: Promise<string | null> | undefined

/** The first landing page that the English page of love stories leads to; the first guest looks for it. */
async function openLanding(guest: Guest) {
  const { page } = await guest('about:blank')
  address ??= firstLanding(page)
  const path = (await address) ?? ''
  await page.goto(path)
  return { page, path, slug: decodeURIComponent(path.split('/').at(-1) ?? '') }
}

async function firstLanding(page: Page): Promise<string | null> {
  await page.goto(categoryPath('en', 'love'))
  return page.locator('.more .landing-card a').first().getAttribute('href')
}

const startButtons = (page: Page) => page.getByRole('button', { name: english.pages.landing.start })

describe.concurrent('A landing page', () => {
  test('begins a story of its own with its questions and what its category chooses', async ({ guest, expect }) => {
    const { page, slug } = await openLanding(guest)
    const requests: { parameter: Record<string, Record<string, unknown>> }[] = []
    await page.route('**/stories/start-generator', route => {
      requests.push(route.request().postDataJSON())
      return route.fulfill({ status: 503, json: {} })
    })
    const option = page.locator('#cards li.sheet').first().locator('button').nth(1)
    const [question, chosen] = [
      await page.locator('#cards h3').first().textContent(),
      await option.locator('span').textContent(),
    ]
    await option.click()
    await startButtons(page).first().click()
    for (const step of [
      'person',
      'look',
      'inside',
      'place',
      'relations',
      'questions',
      'more-questions',
      'telling',
    ] as const) {
      await shown(page, step)
      await answer(page, english, step)
      await nextButton(page).click()
    }
    await shown(page, 'check')
    await nextButton(page).click()
    await expect.poll(() => requests.length).toBe(1)
    const { context, dynamic, character, story } = requests[0]?.parameter ?? {}
    expect(context).toMatchObject({ category: 'love', landingPage: slug, urlLanguage: 'en' })
    expect(dynamic).toEqual([{ question, answer: chosen }])
    expect(character).toMatchObject({ demographics: { name: HERO, age: HERO_AGE } })
    expect(story).toMatchObject({ targetAge: PRESETS.love.targetAge })
  })

  test('has a second button that opens the wizard, marked for the promo', async ({ guest, expect }) => {
    const { page } = await openLanding(guest)
    const second = page.locator('[data-start-wizard=secondary]')
    expect(await second.count()).toBe(1)
    await second.click()
    await shown(page, 'person')
  })

  test('opens its wizard at once when the address says so', async ({ guest }) => {
    const { page, path } = await openLanding(guest)
    await page.goto(`${path}?step=person`)
    await shown(page, 'person')
  })

  test('fetches its cover first, once, and light enough for a phone', async ({ guest, expect }) => {
    const { page, path } = await openLanding(guest)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('about:blank')
    const pictures: Request[] = []
    page.on('requestfinished', request => request.resourceType() === 'image' && pictures.push(request))
    const traffic = watchTraffic(page)
    await page.goto(path)
    await traffic.atRest()
    const cover = await page.locator('.cover img').evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(await page.locator('link[rel=preload][as=image][fetchpriority=high]').count()).toBe(1)
    const [shown, ...again] = pictures.filter(picture => picture.url() === cover)
    expect(again).toEqual([])
    expect((await shown?.sizes())?.responseBodySize).toBeLessThanOrEqual(COVER_MAX_BYTES)
  })

  test('keeps everything in its place while it loads over a slow line', async ({ guest, expect }) => {
    const { page, path } = await openLanding(guest)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    await browser.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      const noted = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }
      new PerformanceObserver(noted).observe({ type: 'layout-shift', buffered: true })
    })
    const traffic = watchTraffic(page)
    await page.goto(path)
    await traffic.atRest()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })

  test('says where it stands, what it offers, and where it is found in other languages', async ({ guest, expect }) => {
    const { page, path } = await openLanding(guest)
    const crumbs = page.getByRole('navigation', { name: english.frame.breadcrumb }).getByRole('link')
    const targets = await crumbs.evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(targets).toEqual(['/en', categoryPath('en', 'love')])
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const [way, offered] = await factsOn(page)
    expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: title }] })
    expect(offered).toMatchObject({ '@type': 'Product', name: title })
    const links = await page
      .locator('link[rel=alternate]')
      .evaluateAll(found =>
        found.map(link => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      )
    expect(Object.fromEntries(links)).toMatchObject({ en: path, 'x-default': path })
    const wrong = links.filter(
      ([language, there]) => language !== 'x-default' && !there?.startsWith(`/${language}/pages/`),
    )
    expect(wrong).toEqual([])
  })
})
