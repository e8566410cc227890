import { describe } from 'vitest'
import { ADVENT_DOORS } from '../../src/contract/advent.ts'
import { STORY_ID, sampleStatus } from '../stores/sample-story.ts'
import { calendarPath, calendarStory, nameOf, openCalendar, windowOf } from './advent-guests.ts'
import { barriersInSchemes, barriersOn } from './barriers.ts'
import { lengthChip, nextButton, shown, walkTo } from './cards.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { asMember, libraryTab, serveLibrary } from './library-guests.ts'
import { readerPath, storyPath, textsIn } from './texts.ts'

const texts = textsIn('de')
const { advent, reader, frame } = texts
interface StartBody {
  readonly parameter: object
}

const LONG = { timeout: 120_000 }
const ELEVENTH = '2026-12-11T10:00:00Z'
const PHONE = { width: 390, height: 844 }
const SCREEN = { width: 1440, height: 900 }

describe.concurrent('a calendar in December', () => {
  test('opens the window of the day, shows its chapter, and remembers it', LONG, async ({ guest, expect }) => {
    const { page, complaints } = await openCalendar(guest, { at: ELEVENTH })
    await press(page, windowOf(page, 11, 'today'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Das 11. Licht' }).waitFor()
    await dialog.getByText('Nur der Fuchs nicht.').waitFor()
    await dialog.getByRole('img', { name: texts.pictures.windows.owl }).waitFor()
    await page.keyboard.press('Escape')
    const opened = windowOf(page, 11, 'open')
    await opened.waitFor()
    expect(await opened.evaluate(door => door === document.activeElement)).toBe(true)
    await page.getByText(advent.count.replace('{open}', '1').replace('{total}', '24')).waitFor()
    await page.reload()
    await opened.waitFor()
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.startsWith('advent-'))
    expect(new Date((cookie?.expires ?? 0) * 1000).toISOString()).toBe('2026-12-31T23:59:59.000Z')
    expect(complaints).toEqual([])
  })

  test('has an address for each window: going back shuts it, and its link opens it', async ({ guest, expect }) => {
    const { page } = await openCalendar(guest, { at: ELEVENTH })
    await windowOf(page, 11, 'today').click()
    await page.getByRole('heading', { name: 'Das 11. Licht' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#11')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(page.url().endsWith(calendarPath())).toBe(true)
    await page.goto('about:blank')
    await page.goto(`${calendarPath()}#3`)
    await page.getByRole('heading', { name: 'Das 3. Licht' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(page.url().endsWith(calendarPath())).toBe(true)
    await page.goto('about:blank')
    await page.goto(`${calendarPath()}#12`)
    await page.getByRole('status').getByText(advent.tooEarly).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('asks for patience at a window whose day has not come', async ({ guest, expect }) => {
    const { page } = await openCalendar(guest, { at: ELEVENTH })
    await windowOf(page, 12, 'early').press('Enter')
    await page.getByRole('status').getByText(advent.tooEarly).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await windowOf(page, 12, 'early').count()).toBe(1)
  })

  test("goes by the visitor's own midnight", async ({ guest }) => {
    const { page } = await openCalendar(guest, { at: '2026-12-23T23:00:00Z' })
    await windowOf(page, 24, 'today').waitFor()
  })

  test.for([PHONE, SCREEN])(
    'is walked through with the arrow keys on $width px',
    async (viewport, { guest, expect }) => {
      const { page } = await openCalendar(guest, { at: ELEVENTH, viewport })
      const doors = page.locator('button.door')
      await doors.first().waitFor()
      const names = await doors.evaluateAll(all => all.map(door => door.getAttribute('aria-label')))
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      expect(names).toContain(nameOf(11, 'today'))
      expect(await doors.and(page.locator('[tabindex="0"]')).count()).toBe(1)
      await windowOf(page, 11, 'today').focus()
      await page.keyboard.press('Home')
      const way = [await focused()]
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'End']) {
        await page.keyboard.press(key)
        way.push(await focused())
      }
      expect(way).toEqual([0, 1, 3, 2, 0, 0, ADVENT_DOORS - 1].map(location => names[location]))
    },
  )

  test.for([
    ['de', PHONE],
    ['de', SCREEN],
    ['th', PHONE],
    ['th', SCREEN],
  ] as const)('holds no barrier in %s on %o', LONG, async ([language, viewport], { guest, expect }) => {
    const { page } = await openCalendar(guest, { at: ELEVENTH, language, viewport })
    await windowOf(page, 3, 'ready', language).click()
    await page.getByRole('dialog').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await windowOf(page, 3, 'open', language).waitFor()
    expect(await barriersOn(page)).toEqual([])
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBe(viewport.width)
  })
})

describe.concurrent('a calendar outside of December', () => {
  test('lets you look behind every window before, and shuts it again', async ({ guest, expect }) => {
    const { page } = await openCalendar(guest, { at: '2026-11-22T10:00:00Z' })
    await page.getByText(advent.season.before).waitFor()
    await windowOf(page, 24, 'ready').press('Enter')
    await page.getByRole('heading', { name: 'Das 24. Licht' }).waitFor()
    await press(page, page.getByRole('dialog').getByRole('button', { name: frame.close }))
    await windowOf(page, 24, 'ready').waitFor()
    const stored = (await page.context().cookies()).filter(({ name }) => name.startsWith('advent-'))
    expect(stored).toEqual([])
  })

  test('opens every window afterwards', async ({ guest }) => {
    const { page } = await openCalendar(guest, { at: '2027-01-06T10:00:00Z' })
    await page.getByText(advent.season.after).waitFor()
    await windowOf(page, 24, 'ready').press('Enter')
    await page.keyboard.press('Escape')
    await windowOf(page, 24, 'open').waitFor()
  })
})

describe.concurrent('the address of a calendar', () => {
  test('leads on to the book when the story has another number of chapters', async ({ guest, expect }) => {
    const story = calendarStory({ chapters: calendarStory().chapters.slice(0, 12) })
    const { page } = await openCalendar(guest, { at: ELEVENTH, story })
    await page.getByRole('heading', { name: advent.other.heading }).waitFor()
    const read = page.getByRole('link', { name: advent.other.read })
    expect(await read.getAttribute('href')).toBe(readerPath('de', story.id))
  })

  test('says so when there is no such story', async ({ guest }) => {
    const { page } = await guest(calendarPath())
    await page.getByRole('heading', { name: reader.missing.heading }).waitFor()
  })
})

describe.concurrent('the way to a calendar', () => {
  test('leads from a finished story in 24 chapters, and from its place in the library', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const { status, ...rest } = sampleStatus({ position: 10 })
    const json = { ...rest, status: { ...status, totalChapters: ADVENT_DOORS } }
    await page.route('**/generator-status*', route => route.fulfill({ json }))
    await page.goto(storyPath('de', STORY_ID))
    const fromStory = page.getByRole('link', { name: texts.progress.dialog.calendar })
    expect(await fromStory.getAttribute('href')).toBe(calendarPath())
    expect(await page.locator('main .button.gold').allTextContents()).toEqual([texts.progress.dialog.calendar])
    await asMember(page)
    await serveLibrary(page, [calendarStory()])
    await page.goto(libraryTab('overview'))
    const fromLibrary = page.locator('.library-feature .button.gold')
    expect(await fromLibrary.textContent()).toBe(texts.library.actions.calendar)
    expect(await fromLibrary.getAttribute('href')).toBe(calendarPath())
  })
})

describe.concurrent('the page of calendars', () => {
  test.for([PHONE, SCREEN])('holds no barrier on $width px', LONG, async (viewport, { guest, expect }) => {
    const { page, complaints } = await guest('/de/advent', { viewport })
    await page.getByRole('heading', { name: advent.heading }).waitFor()
    expect(await barriersInSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(complaints).toEqual([])
  })

  test('orders a story in 24 chapters, long enough for them', LONG, async ({ guest, expect }) => {
    const { page } = await guest('/de/advent')
    const requests: StartBody[] = []
    await page.route('**/stories/start-generator', async route => {
      requests.push(route.request().postDataJSON() as StartBody)
      await route.fulfill({ status: 429, json: { error: 'story-quota' } })
    })
    await press(page, page.getByRole('button', { name: advent.page.start }).first())
    await walkTo(page, texts, 'telling')
    await page.getByText('24 Kapitel brauchen Platz.').waitFor()
    expect(await lengthChip(page, 1000).isDisabled()).toBe(true)
    await lengthChip(page, 2000).click()
    await nextButton(page).click()
    await shown(page, 'check')
    await nextButton(page).click()
    await page.getByText(texts.wizard.quota.kept).waitFor()
    expect(requests[0]?.parameter).toMatchObject({
      story: { chapterCount: ADVENT_DOORS, length: '2000', theme: 'christmas' },
      context: { category: 'christmas', productDefinition: advent.page.productDefinition },
    })
  })
})
