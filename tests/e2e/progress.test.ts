import { describe } from 'vitest'
import { randomUuid } from '../../src/lib/uuid.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { giveUp } from '../helpers/finished-story.ts'
import { barriersOn } from './barriers.ts'
import { shown } from './cards.ts'
import { test } from './guest.ts'
import { completed, ownStory, STORY_LIMIT_MS, startOwn, startPaused } from './own-story.ts'
import { libraryPath, readerPath, storyPath, textsIn } from './texts.ts'

const german = textsIn('de')
const { progress, reader, library } = german
/** Where a text is that the page was scrolled to; the head stands above it. */
const NEAR_PX = 200

describe.concurrent('the page of a story', () => {
  test('says that a story it does not know is not here', async ({ guest }) => {
    const { page } = await guest(storyPath('de', randomUuid()))
    await page.getByRole('heading', { name: progress.missing.heading }).waitFor()
  })

  test('says the same for an address that is no id', async ({ guest }) => {
    const { page } = await guest(storyPath('de', 'irgendwas'))
    await page.getByRole('heading', { name: progress.missing.heading }).waitFor()
  })

  test('shows a story to nobody but the browser that made it', async ({ guest }) => {
    const author = await guest('about:blank')
    const id = await ownStory(author.page)
    const stranger = await guest(storyPath('de', id))
    await stranger.page.getByRole('heading', { name: progress.missing.heading }).waitFor()
    await stranger.page.goto(readerPath('de', id))
    await stranger.page.getByRole('heading', { name: reader.missing.heading }).waitFor()
    await stranger.page.goto(libraryPath('de'))
    await stranger.page.waitForURL(/\/de\/login\?to=/)
    await author.page.goto(storyPath('de', id))
    await author.page.locator('#story').waitFor()
  })

  test('names the answers to look at when a story was given up for them, and leads back to them', async ({
    guest,
    expect,
  }) => {
    const { page, complaints } = await guest('about:blank')
    const id = await ownStory(page)
    const answers = [{ fact: 'story.refinement', question: null }]
    await giveUp(id, { reason: 'withheld', answers })
    await page.goto(storyPath('de', id))
    await page.getByText(progress.failed.reasons.withheld).waitFor()
    expect(await page.locator('.progress-suspects li').allInnerTexts()).toEqual([reader.receipt.labels.refinement])
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: progress.failed.change }).focus()
    await page.keyboard.press('Enter')
    await shown(page, 'check')
    expect(await page.locator('main').textContent()).toContain(exampleParameter().character.demographics.name)
    expect(complaints).toEqual([])
  })

  test('shows the work while it is done and tells in a dialog when it is', { timeout: 2 * STORY_LIMIT_MS }, async ({
    guest,
    expect,
  }) => {
    const { page, complaints } = await guest('about:blank')
    const { id, finish } = await startPaused(page, { story: { length: '2000' } })
    await page.goto(storyPath('de', id))
    await page.getByRole('heading', { name: progress.leave.heading }).waitFor()
    const hero = page.getByRole('img', { name: progress.theatre }).locator('.progress-figure')
    const isDrawn = (image: Element) =>
      image instanceof HTMLImageElement && image.decode().then(() => image.naturalWidth > 0)
    expect(await hero.evaluate(isDrawn)).toBe(true)
    expect(await page.locator('.progress-covers').count()).toBe(0)
    expect(await page.locator('.progress-steps li').allInnerTexts()).toHaveLength(5)
    expect(await page.locator('.progress-steps [aria-current=step]').count()).toBe(1)
    expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(0)
    const firstChapter = page.getByRole('link', { name: progress.leave.read })
    expect(await firstChapter.count()).toBe(await page.locator('#chapter-1').count())
    expect(await page.locator('main .button.gold').count()).toBe(1)
    await finish()
    const news = page.getByRole('dialog')
    // The stories of the tests beside this one are written at the same time.
    await news.waitFor({ timeout: STORY_LIMIT_MS })
    await page.keyboard.press('Escape')
    await news.waitFor({ state: 'detached' })
    expect(await page.locator('.progress-covers input').count()).toBe(4)
    expect(await page.locator('.progress-story article').count()).toBeGreaterThan(1)
    expect(complaints).toEqual([])
  })

  test('keeps the chosen cover, on this page, in the reader and in the library', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const id = await ownStory(page)
    await page.goto(storyPath('de', id))
    const cover = page.locator('.progress-cover-grid label').nth(2)
    const book = page.locator(`.book img[src*="${id}/cover-3"]`)
    const saved = page.waitForResponse(response => response.url().endsWith(`/stories/${id}/media`))
    await cover.click()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await page.locator('.progress-cover-grid label').nth(2).locator('input:checked').waitFor({ state: 'attached' })
    await page.goto(readerPath('de', id))
    await book.waitFor()
    await page.goto(libraryPath('de'))
    await book.waitFor()
  })

  test('brings a finished story first, how it was made when asked to, and its text when the address ends in #story', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank')
    const id = await startOwn(page)
    await completed(page, id)
    await page.goto(storyPath('de', id))
    await page.getByRole('link', { name: progress.dialog.read }).waitFor()
    expect(await page.getByRole('log').count()).toBe(0)
    await page.getByRole('link', { name: progress.done.status }).click()
    await page.waitForURL(/\?showStatus=yes$/)
    await page.getByRole('log').getByText(progress.log.complete).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto('/de')
    await page.goto(`${storyPath('de', id)}#story`)
    const text = page.locator('#story')
    await text.waitFor()
    const distance = () => text.evaluate(element => Math.abs(element.getBoundingClientRect().top))
    await expect.poll(distance).toBeLessThan(NEAR_PX)
  })
})

describe.concurrent('the library', () => {
  test('puts the newest story first and shows one that is being written', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await ownStory(page, { name: 'Ada' })
    const { id: newest, finish } = await startPaused(page, { name: 'Zora' })
    await page.goto(libraryPath('de'))
    await page.locator(`.library-feature a[href$="${newest}"]`).first().waitFor()
    await finish()
    await page.locator('.library-feature').getByText(library.read).waitFor()
    expect(await page.locator('.library-shelf li[data-cat]').count()).toBe(1)
  })
})
