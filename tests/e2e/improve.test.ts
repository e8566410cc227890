import type { Page } from 'playwright'
import { describe } from 'vitest'
import { barriersOn } from './barriers.ts'
import { nextButton } from './cards.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { ownStory } from './own-story.ts'
import { libraryPath, readerPath, textsIn } from './texts.ts'

const NEW_NAME = 'Matthias'
const texts = textsIn('de')
const { versions } = texts

const bookOf = async (page: Page) => (await page.locator('.read').allTextContents()).join('\n')

/** Sends a revision request by keyboard alone and waits until the page says that it is done. */
async function request(page: Page, words: string): Promise<void> {
  await press(page, page.getByRole('button', { name: versions.improve }).first())
  const dialog = page.getByRole('dialog')
  await type(page, dialog.locator('#wish'), words)
  await press(page, dialog.getByRole('button', { name: versions.dialog.send }))
  await page.getByText(versions.done).waitFor()
}

/** Opens a story as somebody who takes its end into view by keys: with the first of them it comes. */
async function openByKeys(page: Page, id: string): Promise<void> {
  await page.goto(readerPath('de', id))
  await page.locator('.reader-chapter').first().waitFor()
  await page.keyboard.press('Tab')
}

describe.concurrent('the owner of a story', () => {
  test('wishes a change by keyboard, sees what it changed, and undoes it', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    const id = await ownStory(page)
    await openByKeys(page, id)
    await page.locator('.versions-entry').first().waitFor()
    const before = await bookOf(page)
    await request(page, `Łucja soll ${NEW_NAME} heißen`)

    const newest = page.locator('.versions-entry').first()
    await newest.getByText(versions.panel.current).waitFor()
    await newest.locator('ins', { hasText: NEW_NAME }).first().waitFor()
    expect(await newest.locator('del').first().textContent()).toContain('Łucja')
    await page.locator('.read', { hasText: NEW_NAME }).first().waitFor()
    expect(await bookOf(page)).not.toContain('Łucja')
    expect(await barriersOn(page)).toEqual([])

    await press(page, newest.getByRole('button', { name: versions.panel.undo }))
    await page.locator('.versions-entry').nth(2).waitFor()
    await page.locator('.read', { hasText: 'Łucja' }).first().waitFor()
    expect(await bookOf(page)).toBe(before)
    expect(complaints).toEqual([])
  })

  test('is told at the field when a wish does not suit the age, and keeps the words', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const id = await ownStory(page)
    await openByKeys(page, id)
    await press(page, page.getByRole('button', { name: versions.improve }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(versions.dialog.offline).waitFor()
    await type(page, dialog.locator('#wish'), 'Ein Massaker')
    await press(page, dialog.getByRole('button', { name: versions.dialog.send }))
    await dialog.getByText(versions.dialog.unfit).waitFor()
    expect(await dialog.locator('#wish').inputValue()).toBe('Ein Massaker')
    expect(await barriersOn(page)).toEqual([])
  })

  test('improves it from the library, and makes another one of the same answers', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const first = await ownStory(page)
    await page.goto(libraryPath('de'))
    await page.locator('.library-feature').waitFor()
    await request(page, `Łucja soll ${NEW_NAME} heißen`)
    expect(await barriersOn(page)).toEqual([])

    await press(page, page.getByRole('button', { name: versions.recreate }))
    await page.waitForURL(/step=check/)
    await page.locator('.wizard-card').waitFor()
    const card = (await page.locator('.wizard-card').textContent()) ?? ''
    // The cards begin an answer with a capital.
    for (const answer of ['Łucja', 'Ingrid', 'as Treppenhaus von Oma Ingrid', 'ählt jede Stufe']) {
      expect(card).toContain(answer)
    }
    await press(page, nextButton(page))
    await page.waitForURL(/\/story\/[0-9a-f-]{36}/)
    expect(page.url()).not.toContain(first)
  })
})
