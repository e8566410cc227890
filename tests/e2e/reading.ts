import type { Page } from 'playwright'
import type { Language } from '../../src/contract/languages.ts'
import type { Story } from '../../src/contract/story.ts'
import type { ReaderSettings } from '../../src/stores/reader/reader-settings.ts'
import { sampleStory } from '../stores/sample-story.ts'
import { readerPath } from './texts.ts'

interface Changes {
  readonly chapters: number
  /** The story's own; its text comes with it. */
  readonly language?: string
  readonly text?: string
}

/** Sets the reader as somebody did on an earlier visit. */
export const setReader = (page: Page, settings: Partial<ReaderSettings>): Promise<unknown> =>
  page.addInitScript(stored => {
    if (!localStorage.getItem('reader')) localStorage.setItem('reader', stored)
  }, JSON.stringify(settings))

const SENTENCES = [
  'Im Treppenhaus von Oma Ingrid gab es siebzehn Stufen, und jede wusste, wer auf ihr gestanden hatte.',
  'Heute waren es achtzehn.',
  'Łucja ging noch einmal hinunter, langsam, mit einer Hand am Geländer, und zählte laut.',
  'Die unterste war warm.',
]
const PARAGRAPHS = 12
/** About 500 words. */
const TEXT = Array.from({ length: PARAGRAPHS }, (_, at) => [`Absatz ${at + 1}.`, ...SENTENCES].join(' ')).join('\n')

/** Opens a book that its reader owns, told in as many chapters as a test needs. Nobody has to write it first. */
export async function openBook(page: Page, changes: Changes, language: Language = 'de'): Promise<string> {
  const story = inChapters(sampleStory('complete'), changes)
  await page.route(`**/api/v1/stories/${story.id}`, route => route.fulfill({ json: story }))
  await page.route(`**/api/v1/stories/${story.id}/versions`, route => route.fulfill({ json: [] }))
  await page.route(`**/api/v1/stories/${story.id}/wish`, route => route.fulfill({ json: { wish: null } }))
  await page.goto(readerPath(language, story.id))
  await page.locator('.reader-chapter').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  return story.id
}

const inChapters = (story: Story, { chapters, language = 'de', text = TEXT }: Changes): Story => ({
  ...story,
  language,
  length: story.length * chapters,
  chapters: Array.from({ length: chapters }, (_, index) => ({
    number: index + 1,
    title: `Die warme Stufe ${index + 1}`,
    text,
    mediaItems: [],
  })),
})

export interface Line {
  readonly id: string
  readonly offset: number
}

/** The height of what stays at the top, in pixels. */
const headOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.reader-head')?.getBoundingClientRect().height ?? 0)

/** A letter of the first whole line below the head. */
export const topLine = async (page: Page): Promise<Line> => lineFrom(page, (await headOf(page)) + 14)

/** The first line from a height on, found as a finger would find it: by its place. */
const lineFrom = (page: Page, from: number): Promise<Line> =>
  page.evaluate(from => {
    for (let y = from; y < innerHeight; y += 3) {
      const point = document.caretPositionFromPoint(innerWidth / 2, y)
      const paragraph = point?.offsetNode.parentElement?.closest<HTMLElement>('.read > p')
      if (paragraph && point) return { id: paragraph.id, offset: point.offset }
    }
    return { id: '', offset: 0 }
  }, from)

/** How far below the head a letter's line now begins, in lines; negative when it is above. */
export async function foundAt(page: Page, { id, offset }: Line): Promise<number> {
  // Two frames: one to set the text, one to bring it back.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const head = await headOf(page)
  return page.evaluate(
    ({ id, offset, head }) => {
      const range = document.createRange()
      const letters = document.getElementById(id)?.firstChild as Text
      range.setStart(letters, offset)
      range.setEnd(letters, Math.min(letters.length, offset + 1))
      const line = Number.parseFloat(getComputedStyle(letters.parentElement as Element).lineHeight)
      return (range.getBoundingClientRect().top - head) / line
    },
    { id, offset, head },
  )
}

/** Whether a letter stands on the page that is shown. */
export const isOnPage = (page: Page, { id, offset }: Line): Promise<boolean> =>
  page.evaluate(
    ({ id, offset }) => {
      const letters = document.getElementById(id)?.firstChild
      const view = document.querySelector('.pages-text:not([inert]) .pages-book')?.getBoundingClientRect()
      if (!letters || !view) return false
      const range = document.createRange()
      range.setStart(letters, offset)
      range.setEnd(letters, offset + 1)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return left >= view.left - 1 && right <= view.right + 1 && top >= view.top - 1 && bottom <= view.bottom + 1
    },
    { id, offset },
  )

export const isOverhanging = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** Reads how long a page's main thread has had a processor, in milliseconds; what it waited for one does not count. */
export async function processorTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value
    if (seconds === undefined) throw new Error('the browser does not say how long its thread has worked')
    return seconds * 1000
  }
}
