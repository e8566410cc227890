import { describe } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { begin } from './cards.ts'
import { test } from './guest.ts'
import { startPaused } from './own-story.ts'
import { categoryPath, sentencesOf, storyPath, textsIn } from './texts.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

const KILOBYTE = 1024
const BEFORE_START_MAX = 4 * KILOBYTE
const WIZARD_MAX = 95 * KILOBYTE
const PROGRESS_MAX = 85 * KILOBYTE

describe.concurrent('the script a visitor loads', () => {
  test('is next to nothing on a category page and small for the wizard, in one language only', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank')
    const traffic = watchTraffic(page)
    await page.goto(categoryPath('de', 'love'))
    await traffic.atRest()
    const before = await traffic.scriptBytes()
    await begin(page, textsIn('de'))
    await traffic.atRest()
    const wizard = await traffic.scriptBytes()
    console.info(`scripts in KB: ${kilobytes(before)} before the start, ${kilobytes(wizard)} with the wizard`)
    expect(before).toBeLessThanOrEqual(BEFORE_START_MAX)
    expect(wizard).toBeLessThanOrEqual(WIZARD_MAX)
    expect(await foreignSentences(traffic, 'de')).toEqual([])
  })

  test('is small for the page of a story, in one language only', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    const { id, finish } = await startPaused(page)
    const traffic = watchTraffic(page)
    await page.goto(storyPath('fr', id))
    await page.locator('.progress-steps').waitFor()
    await traffic.atRest()
    const bytes = await traffic.scriptBytes()
    await finish()
    console.info(`scripts in KB: ${kilobytes(bytes)} on the page of a story`)
    expect(bytes).toBeLessThanOrEqual(PROGRESS_MAX)
    expect(await foreignSentences(traffic, 'fr')).toEqual([])
  })
})

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1)

/** Sentences of other languages that came along with a page. */
async function foreignSentences(traffic: Traffic, own: Language): Promise<string[]> {
  const loaded = (await traffic.texts()).join('\n')
  const mine = new Set(sentencesOf(textsIn(own)))
  return LANGUAGES.filter(language => language !== own)
    .flatMap(language => sentencesOf(textsIn(language)))
    .filter(sentence => !mine.has(sentence) && loaded.includes(sentence))
}
