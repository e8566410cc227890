import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EDITION_FORMATS, EDITION_NAMES } from '../../../src/api/illustrator/edition-formats.ts'
import { type EditionChoice, editionPicture, photographEdition } from '../../../src/api/illustrator/edition-pictures.ts'
import type { Picture } from '../../../src/api/illustrator/paper/compositor.ts'
import { CONTRAST_MIN } from '../../../src/api/illustrator/type/set-type.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { coversOf } from './contact-sheets.ts'
import { pictureBrief } from './picture-brief.ts'

const corpus = openCorpus(import.meta.filename)
const SMALL_PX = 150
const CARD_MAX_BYTES = 90_000
const TEXT = { title: 'Das Haus hinter dem Mond', kicker: 'Eine Geschichte', dedication: 'für Jonas', language: 'de' }
const choice = (changes: Partial<EditionChoice> = {}): EditionChoice => ({
  variant: 0,
  format: 'full',
  text: TEXT,
  ...changes,
})
const running = () => new AbortController().signal

/** Mean red, green and blue of the picture's middle. */
function middleOf({ pixels, width, height }: Picture): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.round(height * 0.5); y < height * 0.8; y++) {
    for (let x = Math.round(width * 0.25); x < width * 0.75; x++, count++)
      for (const channel of [0, 1, 2]) sums[channel]! += pixels[(y * width + x) * 3 + channel] ?? 0
  }
  return sums.map(sum => sum / count)
}

const apart = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))

describe('An edition of a cover', () => {
  it.for(corpus.cases(CATEGORIES, 7))(
    'of the category %s is legible on every variant, as measured on its own picture',
    async category => {
      const brief = pictureBrief({ seed: 'legible', category, location: '' })
      for (const variant of [0, 1, 2, 3]) {
        const { contrasts } = await photographEdition(brief, choice({ variant }), running(), SMALL_PX)
        expect(Object.keys(contrasts)).toEqual(['kicker', 'title', 'dedication'])
        expect([variant, Math.min(...Object.values(contrasts)) >= CONTRAST_MIN]).toEqual([variant, true])
      }
    },
  )

  it.for(corpus.cases(['card', 'square', 'share', 'print'] as const, 4))('for %s is legible too', async format => {
    const { contrasts } = await photographEdition(pictureBrief(), choice({ format }), running(), SMALL_PX)
    expect(Math.min(...Object.values(contrasts))).toBeGreaterThanOrEqual(CONTRAST_MIN)
  })

  it('is the same bytes for the same brief and choice, and others for another title', async () => {
    const first = await editionPicture(pictureBrief(), choice(), running(), SMALL_PX)
    expect(await editionPicture(pictureBrief(), choice(), running(), SMALL_PX)).toEqual(first)
    const text = { ...TEXT, title: 'Das Haus hinter dem Mund' }
    expect((await editionPicture(pictureBrief(), choice({ text }), running(), SMALL_PX)).bytes).not.toEqual(first.bytes)
  })

  it('is of the measure its use asks for', () => {
    const sizes = EDITION_NAMES.map(name => {
      const { picture, widthPx } = EDITION_FORMATS[name]
      const bleed = picture.margins?.bleed ?? 0
      return [name, widthPx, Math.round((widthPx / (picture.width + 2 * bleed)) * (picture.height + 2 * bleed))]
    })
    expect(sizes).toEqual([
      ['full', 1600, 2560],
      ['card', 600, 800],
      ['square', 1400, 1400],
      ['wide', 1600, 900],
      ['tall', 1040, 1200],
      ['share', 1200, 630],
      ['print', 1571, 2471],
    ])
  })

  it('says that a program drew it, in the format that its readers know', async () => {
    for (const format of EDITION_NAMES) {
      const edition = await editionPicture(pictureBrief(), choice({ format }), running(), SMALL_PX)
      const { format: encoded, density, width, xmpAsString } = await sharp(edition.bytes).metadata()
      expect(xmpAsString).toContain('digitalsourcetype/algorithmicMedia')
      expect([`image/${encoded}`, width]).toEqual([edition.type, SMALL_PX])
      expect(encoded).toBe(format === 'share' || format === 'print' ? 'jpeg' : 'webp')
      if (format === 'print') expect(density).toBe(300)
    }
  })

  it('for a card is light enough for a shelf of them', async () => {
    const brief = pictureBrief({ category: 'christmas', location: 'ein Wald' })
    const card = await editionPicture(brief, choice({ format: 'card', variant: 2 }), running())
    expect([card.width, card.height]).toEqual([600, 800])
    expect(card.bytes.byteLength).toBeLessThanOrEqual(CARD_MAX_BYTES)
  })

  it('for print keeps its type ten millimetres inside the trimmed edge', () => {
    const { picture, type } = EDITION_FORMATS.print
    const unitsPerMillimetre = picture.width / 127
    const boxes = [type!.block, type!.dedication!.box]
    for (const { x, y, width, height } of boxes) {
      const edges = [x, y, picture.width - x - width, picture.height - y - height]
      expect(Math.min(...edges) / unitsPerMillimetre).toBeGreaterThanOrEqual(10)
    }
  })

  it('for print is the full page with paper added round it', async () => {
    const full = (await photographEdition(pictureBrief(), choice(), running(), 120)).picture
    const printed = (await photographEdition(pictureBrief(), choice({ format: 'print' }), running(), 126)).picture
    const trimmed = await sharp(printed.pixels, { raw: { width: printed.width, height: printed.height, channels: 3 } })
      .extract({ left: 3, top: 3, width: 120, height: 192 })
      .raw()
      .toBuffer()
    const difference = full.pixels.reduce((sum, value, index) => sum + Math.abs(value - (trimmed[index] ?? 0)), 0)
    expect(difference / full.pixels.length).toBeLessThan(12)
  })

  it('shows the light of the chosen cover, not of another', async () => {
    const brief = pictureBrief({ seed: 'chosen', category: 'adventure', location: '' })
    const covers = coversOf(brief).map(middleOf)
    for (const variant of [0, 1, 2, 3]) {
      const { picture } = await photographEdition(brief, choice({ variant, format: 'tall' }), running(), 120)
      const distances = covers.map(cover => apart(cover, middleOf(picture)))
      expect(distances.indexOf(Math.min(...distances))).toBe(variant)
    }
  })

  it('is not drawn to its end for a signal that was aborted', async () => {
    const reason = new Error('changed their mind')
    await expect(editionPicture(pictureBrief(), choice(), AbortSignal.abort(reason), SMALL_PX)).rejects.toBe(reason)
  })
})
