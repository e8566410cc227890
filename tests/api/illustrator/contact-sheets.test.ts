import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Picture } from '../../../src/api/illustrator/paper/compositor.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { pasteUp, SHEETS } from './contact-sheets.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

/** `UPDATE_REFERENCES=1` draws them anew, to be looked at before they are kept. */
const UPDATES = process.env.UPDATE_REFERENCES === '1'
const corpus = openCorpus(import.meta.filename)
const NAMES = UPDATES ? Object.keys(SHEETS) : corpus.cases(Object.keys(SHEETS), 3)
const FOLDER = new URL('./references/', import.meta.url)
/** Of 63 places: the reference is compressed, the picture is not (4 measured); two covers of a story are 14 apart. */
const SAME_WITHIN = 6

const hashOf = async ({ pixels, width, height }: Picture) =>
  perceptualHash(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )

async function tileOf(sheet: Buffer, { width, height }: Picture, index: number) {
  const { width: whole = width } = await sharp(sheet).metadata()
  const columns = whole / width
  const region = { left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height }
  return perceptualHash(await sharp(sheet).extract(region).png().toBuffer())
}

describe('the contact sheet', () => {
  test.for(NAMES)('of %s looks as it did when it was last looked at', async name => {
    const pictures = (await SHEETS[name]?.()) ?? []
    const file = new URL(`${name}.webp`, FOLDER)
    if (UPDATES) {
      await mkdir(FOLDER, { recursive: true })
      await writeFile(file, await pasteUp(pictures))
    }
    const sheet = await readFile(file)
    const distances = await Promise.all(
      pictures.map(async (picture, index) => hashDistance(await hashOf(picture), await tileOf(sheet, picture, index))),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(SAME_WITHIN)
  })
})
