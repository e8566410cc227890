import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeCover } from '../../../../src/api/illustrator/model/encode-picture.ts'
import { creditsIn, provenance } from '../../../../src/api/illustrator/model/provenance.ts'
import { readPicture } from '../../../../src/api/illustrator/model/read-picture.ts'
import { pictureBomb, SVG_PICTURE, samplePicture } from '../../../helpers/fake-images-samples.ts'
import { processorMsOf } from '../../../helpers/processor-time.ts'

const COVER_MAX_BYTES = 90_000
const BOMB_MS = 1000

const packet = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
const CREDITED = packet(
  'photoshop:Credit="Painter &amp; Sons"><Iptc4xmpExt:AISystemUsed>painter-2</Iptc4xmpExt:AISystemUsed><dc:description>a girl called Zebulon</dc:description>',
)

async function good(bytes: Uint8Array) {
  const read = await readPicture(bytes)
  if (read.state === 'bad') throw new Error(read.problem)
  return read
}

describe('reading a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('takes a %s', async format => {
    const { picture } = await good(await samplePicture({ format }))
    expect([picture.width, picture.height, picture.pixels.length]).toEqual([576, 864, 576 * 864 * 3])
  })

  it('keeps no more of a large one than a full cover needs', async () => {
    const { picture } = await good(await samplePicture({ width: 3000, height: 4000, format: 'jpeg' }))
    expect([picture.width, picture.height]).toEqual([1600, 2133])
  })

  it('turns a picture that lies on its side, and puts night behind a transparent one', async () => {
    const lying = await sharp(await samplePicture({ width: 900, height: 600 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { picture } = await good(lying)
    expect([picture.width, picture.height]).toEqual([600, 900])
    const glass = await sharp({ create: { width: 600, height: 800, channels: 4, background: '#ffffff00' } })
      .png()
      .toBuffer()
    expect([...(await good(glass)).picture.pixels.subarray(0, 3)]).toEqual([9, 10, 38])
  })

  it('reads grey, deep and CMYK pictures as RGB', async () => {
    const sample = sharp(await samplePicture())
    for (const other of [
      await sample.clone().greyscale().png().toBuffer(),
      await sample.clone().toColourspace('rgb16').png().toBuffer(),
      await sample.clone().toColourspace('cmyk').jpeg().toBuffer(),
    ]) {
      const { picture } = await good(other)
      expect(picture.pixels.length).toBe(picture.width * picture.height * 3)
    }
  })

  it('counts the pixels of a bomb before it unpacks one', async () => {
    const bomb = pictureBomb()
    expect(bomb.length).toBeLessThan(1_000_000)
    const reading = async () => expect(await readPicture(bomb)).toEqual({ state: 'bad', problem: 'unreadable' })
    expect(await processorMsOf(reading)).toBeLessThan(BOMB_MS)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', SVG_PICTURE],
    ['an SVG that begins like a WebP', Buffer.concat([Buffer.from('RIFF    WEBP'), SVG_PICTURE])],
    ['the head of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('refuses %s', async (_, bytes) => {
    expect(await readPicture(bytes)).toMatchObject({ state: 'bad' })
  })
})

describe('a cover of a picture', () => {
  it.each([
    [768, 1024],
    [768, 1152],
    [1024, 1024],
    [1536, 1024],
    [512, 1200],
  ])('of %i x %i px is 600 x 800 px and light', async (width, height) => {
    const read = await good(await samplePicture({ width, height }))
    const cover = await encodeCover(read.picture, read.credits)
    const metadata = await sharp(cover).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 600, 800])
    expect(cover.byteLength).toBeLessThanOrEqual(COVER_MAX_BYTES)
  })

  it('is light even where every pixel is another', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const bytes = await sharp({ create: { width: 768, height: 1024, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer()
    const read = await good(bytes)
    expect((await encodeCover(read.picture, read.credits)).byteLength).toBeLessThanOrEqual(COVER_MAX_BYTES)
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps what the provider of a %s says of itself, nothing else',
    async format => {
      const read = await good(await samplePicture({ format, xmp: CREDITED }))
      const { xmpAsString = '', exif } = await sharp(await encodeCover(read.picture, read.credits)).metadata()
      expect(creditsIn(xmpAsString)).toEqual({ credit: 'Painter & Sons', system: 'painter-2' })
      expect(xmpAsString).toContain('digitalsourcetype/trainedAlgorithmicMedia')
      expect(xmpAsString).not.toContain('Zebulon')
      expect(exif).toBeUndefined()
    },
  )
})

describe('provenance', () => {
  it('reads credits from attributes and elements, and none from rubbish', () => {
    expect(creditsIn(packet('><photoshop:Credit>One</photoshop:Credit>'))).toEqual({ credit: 'One' })
    expect(creditsIn(undefined)).toEqual({})
    expect(creditsIn('photoshop:Credit=')).toEqual({})
    expect(creditsIn(`photoshop:Credit="x"${' '.repeat(300_000)}`)).toEqual({})
  })

  it('cannot be broken by a credit', () => {
    const credit = `"><script>&amp;${'\u0000\u202e'}`
    const xmp = provenance('trainedAlgorithmicMedia', {
      credit:
        creditsIn(`photoshop:Credit='' photoshop:Credit="${credit.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
          .credit ?? '',
    })
    expect(xmp).not.toContain('<script>')
    for (const sign of ['\u0000', '\u202e']) expect(xmp).not.toContain(sign)
    expect(creditsIn(xmp).credit).toContain('script')
  })
})
