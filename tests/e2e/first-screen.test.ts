import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { begin } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const INLINE_MAX_BYTES = 5.5 * 1024
const PAINTED = { timeout: 10_000 }
const REST_OF_STYLE = /\/_astro\/rest\.[^/]+\.css$/
const PAGES = [
  { name: 'home', path: '/de' },
  { name: 'a category', path: categoryPath('th', 'love') },
  { name: 'a landing page', path: '' },
]
const WIDTHS = [390, 1440]

/** Properties of an element, and its tag and classes as `element`. */
type Drawn = Readonly<Record<string, string>>

/** Address of the first landing page of German love stories. */
async function landingPath(page: Page): Promise<string> {
  await page.goto(categoryPath('de', 'love'))
  return (await page.locator('.more .landing-card a').first().getAttribute('href')) ?? ''
}

/** How header and opening are drawn: each element with every property. Menus are closed. */
const firstScreenOf = (page: Page): Promise<Drawn[]> =>
  page.evaluate(async () => {
    // A face that may still come would be measured once before and once after.
    await document.fonts.ready
    const shown = [...document.querySelectorAll('.page-header, .page-header *, .opening, .opening *')]
    return shown
      .filter(element => element.closest('[popover]') === null)
      .map(element => {
        const style = getComputedStyle(element)
        const properties = Array.from(style, name => [name, style.getPropertyValue(name)])
        return { element: `${element.tagName}.${element.getAttribute('class')}`, ...Object.fromEntries(properties) }
      })
  })

const differences = (before: readonly Drawn[], after: readonly Drawn[]): string[] =>
  after.flatMap((drawn, index) =>
    Object.entries(drawn).flatMap(([name, value]) => {
      const was = before[index]?.[name]
      return was === value ? [] : [`${drawn.element} ${name}: ${was} became ${value}`]
    }),
  )

const firstPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

describe.concurrent('the first screen', () => {
  for (const { name, path } of PAGES)
    for (const width of WIDTHS)
      test(`of ${name} at ${width} px is painted as it stays, before the style of what is below it has come`, async ({
        guest,
        expect,
      }) => {
        const { page, complaints } = await guest('about:blank', { viewport: { width, height: 844 } })
        const address = path || (await landingPath(page))
        const arrival = Promise.withResolvers<void>()
        await page.route(REST_OF_STYLE, async route => {
          await arrival.promise
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await page.locator('.opening .button').first().waitFor()
        await expect.poll(() => firstPaints(page), PAINTED).toBe(1)
        const early = await firstScreenOf(page)
        expect(await page.locator('footer').count()).toBe(0)
        arrival.resolve()
        await page.waitForLoadState('load')
        expect(differences(early, await firstScreenOf(page))).toEqual([])
        expect(early.length).toBeGreaterThan(20)
        expect(complaints).toEqual([])
      })

  test('holds its style, which is small, and waits for no other', async ({ guest, expect }) => {
    const { page } = await guest('/th')
    expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0)
    const inline = await page.locator('head style').allTextContents()
    const bytes = brotliCompressSync(inline.join('')).length
    console.info(`style inside a page in KB: ${(bytes / 1024).toFixed(1)}`)
    expect(bytes).toBeLessThanOrEqual(INLINE_MAX_BYTES)
    expect(bytes).toBeGreaterThan(0)
  })

  test('gives way to the wizard, which keeps all of the style', async ({ guest, expect }) => {
    const { page, complaints } = await guest(categoryPath('de', 'love'))
    await begin(page, textsIn('de'))
    const loaded = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? 'inline'))
    expect(await loaded()).toEqual(expect.arrayContaining(['inline', expect.stringMatching(REST_OF_STYLE)]))
    expect(complaints).toEqual([])
  })
})
