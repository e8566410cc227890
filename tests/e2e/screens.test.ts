import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { type Look, openPages, storyScreens, wizardCards } from './screens.ts'

const LONG = { timeout: 120_000 }
const WIDTHS = [320, 360, 768, 1440]
const WIDE = 1440
const NARROW = 390
const HEIGHT = 900
const WALKS = { 'open pages': openPages, 'cards of the wizard': wizardCards, 'screens of a story': storyScreens }

type Walk = (page: Page, language: Language, look: Look) => Promise<void>

/** What a look at every screen of a walk finds. */
async function findings(page: Page, walk: Walk, language: Language, look: () => Promise<string[]>) {
  const found: string[] = []
  await walk(page, language, async screen => {
    for (const finding of await look()) found.push(`${screen}: ${finding}`)
  })
  return found
}

/** Widths on which a screen would scroll sideways. */
async function overhangs(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${wide} px wide on ${width} px`)
  }
  return found
}

/** What axe finds on a screen, wide and narrow, in light and dark. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const barrier of await barriersInSchemes(page)) found.push(`${barrier}, ${width} px`)
  }
  return found
}

describe.concurrent.for(Object.entries(WALKS))('the %s', ([, walk]) => {
  test('hold no barrier in light and dark, and never scroll sideways', LONG, async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const look = async () => [...(await overhangs(page)), ...(await barriers(page))]
    expect(await findings(page, walk, 'de', look)).toEqual([])
  })

  test('never scroll sideways in the language with the tallest letters either', LONG, async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    expect(await findings(page, walk, 'th', () => overhangs(page))).toEqual([])
  })
})
