import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../../../src/api/illustrator/model/full-size.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { samplePicture } from '../../../helpers/fake-images-samples.ts'

const FULL = { width: 1600, height: 2560 }

/** Of the sample's red shape, found by its colour: share of the width and of the height where its middle lies. */
async function middleOfShape(pixels: Uint8Array, width: number, height: number) {
  let [x, y, count] = [0, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3)
    if (red < 180 || green > 90 || blue > 70) continue
    x += index % width
    y += Math.floor(index / width)
    count += 1
  }
  return { x: x / count / width, y: y / count / height, count }
}

describe('the full cover of a kept picture', () => {
  const SIZES = [
    [1024, 1536],
    [1600, 2560],
    [768, 1024],
    [1024, 1024],
    [1536, 1024],
    [1024, 1792],
    [512, 1280],
  ] as const
  it.each(openCorpus(import.meta.filename).cases(SIZES, 4))(
    'of %i x %i px is 1600 x 2560 px and still shows the hero, below the title',
    async (width, height) => {
      const { pixels, ...size } = await pictureOf(await samplePicture({ width, height, format: 'webp' }), FULL)
      expect(size).toEqual({ width: 1600, height: 2560 })
      expect(pixels.length).toBe(1600 * 2560 * 3)
      const shape = await middleOfShape(pixels, 1600, 2560)
      expect(shape.count).toBeGreaterThan(1000)
      expect(shape.x).toBeGreaterThan(0.2)
      expect(shape.x).toBeLessThan(0.8)
      expect(shape.y).toBeGreaterThan(0.5)
    },
  )

  it('goes on above a wide picture without a seam', async () => {
    const { pixels } = await pictureOf(await samplePicture({ width: 1024, height: 1024, format: 'webp' }), FULL)
    const column = await sharp(pixels, { raw: { width: 1600, height: 2560, channels: 3 } })
      .extract({ left: 100, top: 0, width: 1, height: 1400 })
      .greyscale()
      .raw()
      .toBuffer()
    const steps = [...column].slice(1).map((value, index) => Math.abs(value - (column[index] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(6)
  })

  it('throws at what is no picture', async () => {
    await expect(pictureOf(Buffer.from('no picture'), FULL)).rejects.toThrow()
  })
})
