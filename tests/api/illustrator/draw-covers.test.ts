import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawCovers } from '../../../src/api/illustrator/draw-covers.ts'
import { editionPicture } from '../../../src/api/illustrator/edition-pictures.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'
import { pictureBrief, TITLED } from './picture-brief.ts'

const SMALL_PX = 120
/** Of 63 places; 70 seeds measured gave no two covers nearer than 14; chance alone gives about 31. */
const LEAST_DISTANCE = 10
const SAME = 4
const COVER_MAX_BYTES = 90_000

const corpus = openCorpus(import.meta.filename)
const running = () => new AbortController().signal

async function distances(pictures: readonly Uint8Array[]): Promise<number[]> {
  const hashes = await Promise.all(pictures.map(perceptualHash))
  return hashes.flatMap((one, index) => hashes.slice(index + 1).map(other => hashDistance(one, other)))
}

/** Mean difference of the pixels that neither frame nor title covers, of 255; WebP alone makes 2. */
async function differenceInTheMiddle(one: Uint8Array, other: Uint8Array): Promise<number> {
  const middle = { left: SMALL_PX * 0.3, top: SMALL_PX * 0.6, width: SMALL_PX * 0.4, height: SMALL_PX * 0.5 }
  const [a, b] = await Promise.all([one, other].map(bytes => sharp(bytes).extract(middle).raw().toBuffer()))
  if (!a || !b) throw new Error('a cover is missing')
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe('the four covers of a story', () => {
  test('are the same bytes for the same brief and others for another seed', async () => {
    const first = await drawCovers(pictureBrief(), TITLED, running(), SMALL_PX)
    const again = await drawCovers(pictureBrief(), TITLED, running(), SMALL_PX)
    const other = await drawCovers(pictureBrief({ seed: 'another' }), TITLED, running(), SMALL_PX)
    expect(again).toEqual(first)
    expect(other.overview).not.toEqual(first.overview)
  })

  test.for(corpus.cases(CATEGORIES, 7))(
    'of the category %s look different from each other, whatever the seed',
    async category => {
      for (const seed of ['one', 'two']) {
        const set = await drawCovers(pictureBrief({ seed, category, location: '' }), TITLED, running(), SMALL_PX)
        expect(new Set(set.scenes.map(scene => scene.motif)).size).toBe(4)
        expect(new Set(set.scenes.map(scene => scene.sky)).size).toBe(4)
        expect(Math.min(...(await distances(set.quadrants)))).toBeGreaterThanOrEqual(LEAST_DISTANCE)
      }
    },
  )

  test('are light WebP pictures of the promised size that say a program drew them', async () => {
    const set = await drawCovers(pictureBrief(), TITLED, running())
    const overview = await sharp(set.overview).metadata()
    expect([overview.format, overview.width, overview.height]).toEqual(['webp', 820, 1092])
    expect(set.quadrants).toHaveLength(4)
    for (const quadrant of set.quadrants) {
      const { format, width, height, xmpAsString } = await sharp(quadrant).metadata()
      expect([format, width, height]).toEqual(['webp', 600, 800])
      expect(quadrant.byteLength).toBeLessThanOrEqual(COVER_MAX_BYTES)
      expect(xmpAsString).toContain('digitalsourcetype/algorithmicMedia')
    }
  })

  test('are the pictures of their cards: the same sheets in the same light, below frame and title', async () => {
    const brief = pictureBrief({ story: { things: ['piano'], locations: ['lighthouse'] } })
    const set = await drawCovers(brief, TITLED, running(), SMALL_PX)
    expect(set.cards).toHaveLength(4)
    for (const [variant, card] of set.cards.entries()) {
      const edition = await editionPicture(brief, { variant, text: TITLED, format: 'card' }, running(), SMALL_PX)
      expect(edition.bytes).toEqual(card)
      expect(await differenceInTheMiddle(card, set.quadrants[variant] ?? new Uint8Array())).toBeLessThan(SAME)
    }
  })

  test('follow the hero: other hair gives another picture of the same scene', async () => {
    const hero = { age: 8, gender: 'male', hair: 'red', build: [] }
    const red = await drawCovers(pictureBrief({ hero }), TITLED, running(), SMALL_PX)
    const black = await drawCovers(pictureBrief({ hero: { ...hero, hair: 'black' } }), TITLED, running(), SMALL_PX)
    expect(black.scenes).toEqual(red.scenes)
    expect(black.quadrants[0]).not.toEqual(red.quadrants[0])
  })

  const NASTY_LOCATIONS = [
    '🏰🐉👩‍🚀',
    '\u202Eقلعة في الجبال\u202C',
    '<script>alert(1)</script>',
    '"/><image href="file:///etc/passwd"/>',
    'Ω≈ç√∫\u0000\uFFFD\uD83D',
    'ğüşiöçĞÜŞİÖÇ ปราสาท '.repeat(15),
  ]
  test.for(corpus.cases(NASTY_LOCATIONS, 6))('are drawn for the place %j', async location => {
    const hero = { age: 99_999, gender: location, hair: location, build: [location] }
    const set = await drawCovers(
      pictureBrief({ seed: location, location, hero, companions: 10 }),
      TITLED,
      running(),
      SMALL_PX,
    )
    expect(set.quadrants).toHaveLength(4)
  })

  test('are not begun for a signal that is already aborted', async () => {
    const reason = new Error('changed their mind')
    await expect(drawCovers(pictureBrief(), TITLED, AbortSignal.abort(reason), SMALL_PX)).rejects.toBe(reason)
  })
})
