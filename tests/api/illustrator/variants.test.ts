import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { isEndurance } from '../../helpers/how-often.ts'
import { coversOf } from './contact-sheets.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'
import { pictureBrief } from './picture-brief.ts'

const corpus = openCorpus(import.meta.filename)
const ALL_SEEDS = [...Array(200).keys()]
/** The first fifty are the corpus of `npm test`. */
const SEEDS = !isEndurance && corpus.isWhole ? ALL_SEEDS.slice(0, 50) : corpus.cases(ALL_SEEDS, 41, 11)
const SLOW_MS = 180_000
const SMALL_PX = 40
/** Of 63 places; 200 seeds measured gave no two covers of a story nearer than 14, 22 in the middle of them. */
const LEAST_DISTANCE = 12

test('the four covers of a story look different from each other in every seed', {
  timeout: SLOW_MS,
}, async () => {
  const near: string[] = []
  for (const index of SEEDS) {
    const category = CATEGORIES[index % CATEGORIES.length] ?? 'generic'
    const brief = pictureBrief({ seed: `seed${index}`, category, location: '', tones: [], companions: index % 3 })
    const hashes = await Promise.all(
      coversOf(brief, SMALL_PX).map(async ({ pixels, width, height }) =>
        perceptualHash(
          await sharp(pixels, { raw: { width, height, channels: 3 } })
            .png()
            .toBuffer(),
        ),
      ),
    )
    const distances = hashes.flatMap((one, index) => hashes.slice(index + 1).map(other => hashDistance(one, other)))
    if (Math.min(...distances) < LEAST_DISTANCE) near.push(`${category} ${index}: ${distances.join(', ')}`)
  }
  expect(near).toEqual([])
})
