import type { Page } from 'playwright'
import { beforeAll, describe } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { CHAPTERS, playerPath, serveBook, speakChapter, spokenBook, titleOf } from './spoken-book.ts'
import { textsIn } from './texts.ts'
import { keepWaiting, watchTraffic } from './traffic.ts'

const KILOBYTE = 1024
const SCRIPT_MAX = 85 * KILOBYTE
const WHOLE = [1, 2, 3]
const { player: texts } = textsIn('de')

let spoken: Awaited<ReturnType<typeof speakChapter>>
beforeAll(async () => {
  spoken = await speakChapter()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: texts.position })
const secondsOf = async (page: Page) => Number(await slider(page).inputValue())
const isAt = (page: Page, chapter: number) =>
  page.getByText(fill(texts.chapter, { number: chapter, total: CHAPTERS })).waitFor()

/** Waits until the voice is somewhere behind a second. */
const heardUntil = (page: Page, seconds: number) =>
  page.waitForFunction(
    at => Number(document.querySelector<HTMLInputElement>('.player-scrub input')?.value) > at,
    seconds,
  )

describe.concurrent('the player', () => {
  test('plays, skips, changes its speed and remembers where it was', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    await serveBook(page, spoken, () => spokenBook(spoken, WHOLE))
    await page.goto(playerPath())
    await page.getByRole('heading', { name: titleOf(1) }).waitFor()
    await button(page, texts.play).click()
    await heardUntil(page, 1)
    await button(page, fill(texts.skipForward, { seconds: 10 })).click()
    await heardUntil(page, 10)
    await page.getByLabel(texts.speed).selectOption('2')
    await button(page, texts.pause).click()
    const stopped = await secondsOf(page)
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^[01]:\d\d von [12]:\d\d$/)
    await button(page, texts.next).click()
    await isAt(page, 2)
    await button(page, texts.previous).click()
    await isAt(page, 1)
    expect(await secondsOf(page)).toBe(0)
    await slider(page).fill(String(stopped))
    await button(page, texts.play).click()
    await heardUntil(page, stopped + 1)
    await button(page, texts.pause).click()
    await page.reload()
    await isAt(page, 1)
    await heardUntil(page, stopped)
    expect(await page.getByLabel(texts.speed).inputValue()).toBe('2')
    expect(complaints).toEqual([])
  })

  test('goes on with the next chapter, and waits for one that is still being spoken', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    let chapters = [1]
    await serveBook(page, spoken, () => spokenBook(spoken, chapters))
    await page.goto(playerPath())
    await button(page, texts.play).click()
    await heardUntil(page, 0.5)
    await slider(page).fill(String(spoken.durationMs / 1000 - 1))
    await isAt(page, 2)
    await page.getByText(texts.waiting).waitFor()
    const list = page.getByRole('region', { name: texts.chapters })
    expect(await list.locator('.spin').count()).toBe(2)
    chapters = [1, 2]
    await page.getByText(texts.waiting).waitFor({ state: 'detached' })
    await heardUntil(page, 0.5)
    expect(await list.locator('.spin').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  test('is played by keys, and by one page at a time', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await serveBook(page, spoken, () => spokenBook(spoken, WHOLE))
    await page.goto(playerPath())
    await button(page, texts.play).waitFor()
    await page.keyboard.press('Space')
    await heardUntil(page, 0.5)
    await page.keyboard.press('ArrowRight')
    await heardUntil(page, 10)
    const other = await page.context().newPage()
    await serveBook(other, spoken, () => spokenBook(spoken, WHOLE))
    await other.goto(playerPath())
    await press(other, button(other, texts.play))
    await heardUntil(other, 0.5)
    await button(page, texts.play).waitFor()
    await other.keyboard.press('Shift+ArrowRight')
    await isAt(other, 2)
    await press(other, other.getByRole('button', { name: titleOf(3) }))
    await isAt(other, 3)
    expect(await other.locator('.player-sheet [aria-current]').textContent()).toContain(titleOf(3))
  })

  test('says what is missing: ordered, not ordered, gone', async ({ guest }) => {
    const { page } = await guest('about:blank')
    let story = spokenBook(spoken, [])
    await serveBook(page, spoken, () => story)
    await page.goto(playerPath())
    await page.getByRole('heading', { name: texts.soon.heading }).waitFor()
    story = spokenBook(spoken, [1])
    await button(page, texts.play).waitFor()
    story = spokenBook(spoken, [], { mediaItems: [] })
    await page.reload()
    await page.getByRole('heading', { name: texts.silent.heading }).waitFor()
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('heading', { name: texts.missing.heading }).waitFor()
  })

  test('holds no barrier, fits from 320 to 1440 px, and loads little script', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const found: string[] = []
    for (const language of ['de', 'th'] as const) {
      await serveBook(page, spoken, () => spokenBook(spoken, [1, 2]))
      await keepWaiting(page)
      const traffic = watchTraffic(page)
      await page.goto(playerPath(language))
      await page.locator('.player-play').waitFor()
      await traffic.atRest()
      const bytes = await traffic.scriptBytes()
      console.info(`scripts in KB: ${(bytes / KILOBYTE).toFixed(1)} in the player`)
      expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX)
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) found.push(`${language}: ${wide} px wide on ${width} px`)
        if (width === 390 || width === 1440) found.push(...(await barriersOn(page)))
      }
    }
    expect(found).toEqual([])
  })
})
