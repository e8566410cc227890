import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { isEndurance } from '../helpers/how-often.ts'
import { test } from './guest.ts'
import { categoryPath, landingPath } from './texts.ts'

/** How the pages looked when somebody last looked at them; `LOOKS=write npx vitest run tests/e2e/looks.test.ts` writes them anew. */
const SAVED_SHOTS = path.join(import.meta.dirname, 'looks')
const LANGUAGES = ['de', 'th'] as const
const WIDTHS = [360, 768, 1440] as const
const SCHEMES = ['light', 'dark'] as const
const LONG = { timeout: 180_000 }
const isWriting = process.env.LOOKS === 'write'
/** Small enough that no two machines draw its letters differently, large enough to see what moved, vanished or changed its colour. */
const SAVED_WIDTH = 180
/** Mean difference of a channel, of 255: one missing section of a page gives several. */
const DIFFERENCE_MAX = 4
const TALLER_MAX = 0.03

const PAGES: Readonly<Record<string, (language: Language) => string>> = {
  home: language => `/${language}`,
  category: language => categoryPath(language, 'love'),
  landing: language => landingPath(language, 'family', 'walking-house'),
}

/** Each page wide and narrow, in light and in dark, in `npm test`; all of them together in `npm run endurance`. */
const SOME = ['light-360', 'dark-768', 'light-1440']
const LOOKS = SCHEMES.flatMap(scheme => WIDTHS.map(width => ({ scheme, width }))).filter(
  ({ scheme, width }) => isEndurance || isWriting || SOME.includes(`${scheme}-${width}`),
)

const cases = Object.keys(PAGES).flatMap(page => LANGUAGES.map(language => ({ page, language })))

describe('The pages look as they did', () => {
  test.for(cases)('$page in $language', LONG, async ({ page: name, language }, { guest }) => {
    const address = encodeURI(PAGES[name]?.(language) ?? '')
    // Whoever comes for the second time has the typefaces.
    const { page } = await guest(address, { reducedMotion: 'reduce' })
    for (const { scheme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const look = await small(await wholePage(page))
      const file = path.join(SAVED_SHOTS, `${name}-${language}-${scheme}-${width}.webp`)
      if (isWriting) saveShot(file, look)
      expect(existsSync(file), `${file} is missing`).toBe(true)
      expect(await differenceOf(look, file), `${name}, ${scheme}, at ${width} px`).toBeLessThanOrEqual(DIFFERENCE_MAX)
    }
  })
})

/** Everything laid out, and every picture there. */
async function wholePage(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    // The launch offer ends one day.
    sheet.replaceSync('.ticket { display: none }')
    document.adoptedStyleSheets = [sheet]
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: SAVED_WIDTH }).removeAlpha().webp({ quality: 80 }).toBuffer()

function saveShot(file: string, look: Buffer): void {
  mkdirSync(SAVED_SHOTS, { recursive: true })
  writeFileSync(file, look)
}

/** Mean difference of the two as far down as both go; endless when one is much longer. */
async function differenceOf(look: Buffer, file: string): Promise<number> {
  const [one, other] = await Promise.all([sharp(look).metadata(), sharp(file).metadata()])
  const [shorter, longer] = [Math.min(one.height, other.height), Math.max(one.height, other.height)]
  if (longer - shorter > longer * TALLER_MAX) return Number.POSITIVE_INFINITY
  const shared = { left: 0, top: 0, width: SAVED_WIDTH, height: shorter }
  const [mine, stored] = await Promise.all(
    [look, file].map(picture => sharp(picture).extract(shared).removeAlpha().raw().toBuffer()),
  )
  if (!mine || !stored) throw new Error('a look without pixels')
  return mine.reduce((sum, value, location) => sum + Math.abs(value - (stored[location] ?? 0)), 0) / mine.length
}
