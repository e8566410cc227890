import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Picture } from '../../../src/api/illustrator/paper/compositor.ts'
import { SITE_PICTURES } from '../../../src/api/illustrator/site/site-pictures.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { pasteUp } from './contact-sheets.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

/** `UPDATE_REFERENCES=1` draws them anew, to be looked at before they are kept. */
const UPDATES = process.env.UPDATE_REFERENCES === '1'
const SHEETS = ['windows', 'stages', 'cards'] as const
const NAMES = UPDATES ? SHEETS : openCorpus(import.meta.filename).cases(SHEETS, 3)
/** Of 63 places: the reference is compressed, the picture is not. */
const SAME_WITHIN = 6
const TILE_PX = { windows: 120, stages: 240, cards: 160 } as const
const KEYS = { windows: /^advent\/(?!street)/, stages: /^stages\/.*-wide$/, cards: /^cards\// } as const

const pixelsOf = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

async function tileOf(sheet: Buffer, { width, height }: Picture, index: number): Promise<Buffer> {
  const { width: whole = width } = await sharp(sheet).metadata()
  const columns = whole / width
  const region = { left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height }
  return sharp(sheet).extract(region).png().toBuffer()
}

describe("the site's contact sheet", () => {
  test.for(NAMES)('of %s looks as it did when it was last looked at', async name => {
    const pictures = SITE_PICTURES.filter(({ key }) => KEYS[name].test(key)).map(({ draw }) => draw(TILE_PX[name]))
    const file = new URL(`./references/site-${name}.webp`, import.meta.url)
    if (UPDATES) await writeFile(file, await pasteUp(pictures))
    const sheet = await readFile(file)
    const distances = await Promise.all(
      pictures.map(async (picture, index) =>
        hashDistance(
          await perceptualHash(await pixelsOf(picture)),
          await perceptualHash(await tileOf(sheet, picture, index)),
        ),
      ),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(SAME_WITHIN)
  })
})
