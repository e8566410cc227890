import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { EDITION_NAMES } from '../../../../src/api/illustrator/edition-formats.ts'
import { editionPicture } from '../../../../src/api/illustrator/edition-pictures.ts'
import { CONTRAST_MIN } from '../../../../src/api/illustrator/type/set-type.ts'
import { samplePicture } from '../../../helpers/fake-images-samples.ts'
import { pictureBrief } from '../picture-brief.ts'

const TEXT = {
  title: 'Das Haus hinter dem Mond',
  kicker: 'Eine Gute-Nacht-Geschichte',
  dedication: 'für Mila',
  language: 'de',
}
const SMALL_PX = 240
const running = () => new AbortController().signal

let original: Uint8Array
beforeAll(async () => {
  original = await samplePicture({ width: 1024, height: 1536, format: 'webp' })
})

const edition = (format: (typeof EDITION_NAMES)[number]) =>
  editionPicture(
    pictureBrief({ category: 'bedtime' }),
    { variant: 1, text: TEXT, format, original },
    running(),
    SMALL_PX,
  )

describe('A cover that a model drew', () => {
  it.each(EDITION_NAMES)(
    'has the shape of %s, legible type where there is any, and says where it comes from',
    async format => {
      const { bytes, width, height, contrasts } = await edition(format)
      const { width: w, height: h, xmpAsString } = await sharp(bytes).metadata()
      expect([w, h]).toEqual([width, height])
      expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia')
      for (const contrast of Object.values(contrasts)) expect(contrast).toBeGreaterThanOrEqual(CONTRAST_MIN)
    },
  )

  it('is the same to the byte for the same choice, and another than the one of paper', async () => {
    const [one, again] = await Promise.all([edition('card'), edition('card')])
    expect(one.bytes).toEqual(again.bytes)
    const choice = { variant: 1, text: TEXT, format: 'card' } as const
    const paper = await editionPicture(pictureBrief({ category: 'bedtime' }), choice, running(), SMALL_PX)
    expect(paper.bytes).not.toEqual(one.bytes)
  })

  it('throws at an original that is no picture', async () => {
    const choice = { variant: 0, text: TEXT, format: 'full', original: Buffer.from('no picture') } as const
    await expect(editionPicture(pictureBrief({ category: 'bedtime' }), choice, running(), SMALL_PX)).rejects.toThrow()
  })
})
