import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../src/api/illustrator/paper/compositor.ts'
import { SITE_PICTURES } from '../../../src/api/illustrator/site/site-pictures.ts'
import { streetWindows } from '../../../src/api/illustrator/site/street/street-plan.ts'
import { GIFTS } from '../../../src/api/illustrator/site/windows/window-table.ts'
import { describePicture } from '../../../src/contract/describe-picture.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

const corpus = openCorpus(import.meta.filename)
const FOLDER = fileURLToPath(new URL('../../../src/assets/site', import.meta.url))
const SMALL_PX = 120
/** Mean difference, of 255, between a drawing made small and the committed one: at most 8.5 measured, 17 for another light. */
const SAME_WITHIN = 11
const THUMBNAIL_PX = 24
/** Of 63 places: the nearest two of the 24 windows are 10 apart. */
const WINDOWS_APART = 10
const ALL_MAX_BYTES = 6_000_000
const SHARE_MAX_BYTES = 120_000

const factsFile = (name: string) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))
const fileOf = (key: string) => path.join(FOLDER, `${key}.${key.startsWith('shares/') ? 'jpg' : 'webp'}`)
const open = ({ pixels, width, height }: Picture) => sharp(pixels, { raw: { width, height, channels: 3 } })
const hashOf = async (picture: Picture) => perceptualHash(await open(picture).png().toBuffer())
const thumbnailOf = (image: Sharp) =>
  image.removeAlpha().resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'fill' }).raw().toBuffer()

async function differenceOf(one: Sharp, other: Sharp): Promise<number> {
  const [here, there] = [await thumbnailOf(one), await thumbnailOf(other)]
  return here.reduce((sum, value, index) => sum + Math.abs(value - (there[index] ?? 0)), 0) / here.length
}

describe('The pictures of the site', () => {
  it('are drawn, all of them and no other', () => {
    const drawn = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.endsWith('.json'))
      .map(entry => path.join(entry.parentPath, entry.name))
    expect(drawn.sort()).toEqual(SITE_PICTURES.map(({ key }) => fileOf(key)).sort())
  })

  it('still look as their table says: `node scripts/draw-site.ts` draws them anew', async () => {
    const strange: string[] = []
    for (const { key, draw } of corpus.cases(SITE_PICTURES, 13)) {
      const difference = await differenceOf(open(draw(SMALL_PX)), sharp(fileOf(key)))
      if (difference > SAME_WITHIN) strange.push(`${key}: ${difference.toFixed(1)}`)
    }
    expect(strange).toEqual([])
  })

  it('are the same pixels each time', () => {
    for (const { key, draw } of corpus.isWhole
      ? SITE_PICTURES.filter((_, index) => index % 12 === 0)
      : corpus.cases(SITE_PICTURES, 50, 25))
      expect(Buffer.from(draw(SMALL_PX).pixels).equals(Buffer.from(draw(SMALL_PX).pixels)), key).toBe(true)
  })

  it('come with facts that are true', async () => {
    const facts = factsFile('pictures.json')
    expect(Object.keys(facts)).toEqual(SITE_PICTURES.map(({ key }) => key))
    for (const { key, words } of SITE_PICTURES) {
      const { width, height } = await sharp(fileOf(key)).metadata()
      expect(facts[key]).toMatchObject({ ...words, width, height })
      expect(facts[key].colour).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('stay light enough to be committed, and to be sent with a link', () => {
    const sizes = SITE_PICTURES.map(({ key }) => ({ key, bytes: statSync(fileOf(key)).size }))
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(ALL_MAX_BYTES)
    const shares = sizes.filter(({ key }) => key.startsWith('shares/'))
    expect(shares.filter(({ bytes }) => bytes > SHARE_MAX_BYTES)).toEqual([])
    expect(shares.length).toBeGreaterThan(0)
  })

  it.each([...LANGUAGES])('are described in %s, every one', language => {
    const texts = serverTexts(language).pictures
    expect(Object.keys(texts.windows).sort()).toEqual([...GIFTS].sort())
    for (const { key, words } of SITE_PICTURES) {
      const description = describePicture(texts, words)
      expect(description, key).not.toMatch(/[{}]|undefined|^$/)
      expect(description.length, key).toBeGreaterThan(10)
    }
  })
})

describe('The advent street', () => {
  it('has 24 windows that nobody mistakes for each other', async () => {
    const windows = SITE_PICTURES.filter(({ words }) => words.kind === 'gift')
    expect(windows).toHaveLength(24)
    const hashes = await Promise.all(windows.map(({ draw }) => hashOf(draw(SMALL_PX))))
    const near = hashes.flatMap((one, index) =>
      hashes.slice(index + 1).flatMap((other, after) => {
        const distance = hashDistance(one, other)
        return distance < WINDOWS_APART
          ? [`${windows[index]?.key} and ${windows[index + 1 + after]?.key}: ${distance}`]
          : []
      }),
    )
    expect(near).toEqual([])
  })

  it.each(['wide', 'tall'] as const)('tells the page where its windows are in the %s picture', format => {
    const boxes = streetWindows(format)
    expect(factsFile('street-windows.json')[format]).toEqual(boxes)
    expect(boxes).toHaveLength(24)
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      expect(Math.min(x, y, 1 - x - width, 1 - y - height)).toBeGreaterThan(0)
      const overlapping = boxes
        .slice(index + 1)
        .filter(
          other =>
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height,
        )
      expect(overlapping).toEqual([])
    }
  })
})
