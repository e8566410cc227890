import type { Page } from 'playwright'
import type { Language } from '../../src/contract/languages.ts'
import { begin, nextButton, walkTo } from './cards.ts'
import { asMember } from './library-guests.ts'
import { ownStory, startPaused } from './own-story.ts'
import { categoryPath, landingPath, libraryPath, readerPath, storyPath, textsIn } from './texts.ts'

/** Called on every screen in turn, with the name of the screen. */
export type Look = (screen: string) => Promise<void>

/** The pages that are the same for everybody, and the empty rooms. */
export async function openPages(page: Page, language: Language, look: Look): Promise<void> {
  const texts = textsIn(language)
  const pages = {
    home: `/${language}`,
    category: categoryPath(language, 'horror'),
    landing: encodeURI(landingPath(language, 'fan', 'dragon-riders')),
    imprint: `/${language}/imprint`,
    withdrawal: `/${language}/withdrawal`,
    'not found': `/${language}/nowhere`,
    offline: `/${language}/offline`,
  }
  for (const [screen, path] of Object.entries(pages)) {
    await page.goto(path)
    await look(screen)
  }
  await asMember(page)
  await page.goto(libraryPath(language))
  await page.getByRole('heading', { name: texts.library.empty.heading }).waitFor()
  await look('empty library')
  await page.context().clearCookies()
  await page.goto(storyPath(language, 'nobody'))
  await page.getByRole('heading', { name: texts.progress.missing.heading }).waitFor()
  await look('missing story')
}

/** Every card of the wizard, the first one also with its problems. */
export async function wizardCards(page: Page, language: Language, look: Look): Promise<void> {
  const texts = textsIn(language)
  await page.goto(categoryPath(language, 'adventure'))
  await begin(page, texts)
  await walkTo(page, texts, 'check', async step => {
    await look(`card ${step}`)
    if (step === 'person') {
      await nextButton(page).click()
      await page.locator('.sum').waitFor()
      await look('card person with problems')
    }
    if (step === 'relations') {
      await page.locator('#relations-add').click()
      await page.locator('#relations-0-name').fill('Ingrid')
      await look('card relations with a person')
    }
  })
}

/** A story being written, finished, read and in the library. */
export async function storyScreens(page: Page, language: Language, look: Look): Promise<void> {
  const texts = textsIn(language)
  const { id, finish } = await startPaused(page, { story: { length: '2000' } })
  await page.goto(storyPath(language, id))
  await page.getByRole('heading', { name: texts.progress.leave.heading }).waitFor()
  await look('story being written')
  await finish()
  await page.getByRole('dialog').waitFor()
  await look('news that the story is finished')
  await page.keyboard.press('Escape')
  await look('finished story, watched')
  await page.goto(storyPath(language, id))
  await page.locator('.progress-finished').waitFor()
  await look('finished story')
  await page.goto(readerPath(language, id))
  await page.locator('.reader-chapter').first().waitFor()
  await look('reader')
  await ownStory(page, { category: 'horror', story: { targetAge: '20+' } })
  await page.goto(libraryPath(language))
  await page.locator('.library-shelf li').first().waitFor()
  await look('library')
}
