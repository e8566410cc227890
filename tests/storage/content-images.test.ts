import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedContent } from '../../src/api/outside/content/handler.ts'
import { CARD_SIZE, LISTED_PICTURES, pictureQuery } from '../../src/contract/picture-sizes.ts'
import { type EmbeddedContent, ORIGIN, openEmbedded, SPACE, TOKENS } from '../api/outside/content/embedded-content.ts'
import { freshId } from '../api/outside/content/opened-content.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let service: EmbeddedContent
let now = NOW
let url = ''

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a43' } })
const save = (bytes: Uint8Array, contentType: string, fileName = 'a.png', id = freshId('asset')) =>
  service.content.write.saveAsset({ id, title: 'A', fileName, contentType, bytes })
async function fetched(address: string) {
  const response = await service.fetch(address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

beforeAll(async () => {
  service = await openEmbedded({ clock: () => now })
  const picture = await draw(800, 600)
    .withExif({ IFD0: { Copyright: 'somebody in particular' } })
    .jpeg()
    .toBuffer()
  ;({ url } = await save(picture, 'image/jpeg', 'drache grün.jpg'))
})
afterAll(() => service.close())

describe('A picture of the content service', () => {
  const sizes: readonly [string, string, number, number][] = [
    [pictureQuery({ ...CARD_SIZE, format: 'avif' }), 'heif', 400, 300],
    [pictureQuery({ width: 600, height: 450 }), 'webp', 600, 450],
    [pictureQuery({ width: 560 }), 'webp', 560, 420],
    [pictureQuery({ width: 400, format: 'avif' }), 'heif', 400, 300],
    [pictureQuery({ width: 1200 }), 'webp', 800, 600],
  ]
  it.each(sizes)('is drawn for %s as %s of %i by %i', async (query, format, width, height) => {
    const { response, bytes } = await fetched(`${url}?${query}`)
    now += 60_000
    const seen = await sharp(bytes).metadata()
    expect([response.status, seen.format, seen.width, seen.height]).toEqual([200, format, width, height])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(bytes.includes('somebody in particular')).toBe(false)
  })

  it('is never enlarged, and keeps the shape of the frame', async () => {
    const saved = await save(await draw(200, 400).png().toBuffer(), 'image/png')
    const { bytes } = await fetched(`${saved.url}?${pictureQuery({ width: 800, height: 600 })}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 150 })
    expect(Math.max(...[...LISTED_PICTURES.values()].map(({ width }) => width))).toBeLessThanOrEqual(2000)
  })

  const elsewhere: readonly [string, string][] = [
    ['w=390', pictureQuery({ width: 400 })],
    ['w=500&fm=jpg', pictureQuery({ width: 560 })],
    ['w=4000&h=4000&fit=fill&fm=avif&q=100', pictureQuery({ width: 800, height: 600, format: 'avif' })],
    ['h=10', pictureQuery({ width: 400 })],
    ['q=1', pictureQuery({ width: 1200 })],
    [`${pictureQuery({ width: 400 })}&w=4000`, pictureQuery({ width: 400 })],
  ]
  it.each(elsewhere)('asked for as %s leads to the nearest size that is drawn', async (query, nearest) => {
    const { response } = await fetched(`${url}?${query}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${new URL(url).pathname}?${nearest}`])
  })

  it('is drawn once ever, for every process', async () => {
    const saved = await save(await draw(900, 300).png().toBuffer(), 'image/png')
    const query = pictureQuery({ width: 680 })
    const before = await service.files.list('content/drawn/')
    await fetched(`${saved.url}?${query}`)
    const [drawn = ''] = (await service.files.list('content/drawn/')).filter(key => !before.includes(key))
    await service.files.put(drawn, Buffer.from('as it was drawn before'), 'image/webp')
    const again = openEmbeddedContent({ ...service, clock: () => now, space: SPACE, origin: ORIGIN, tokens: TOKENS })
    const response = await again(new Request(`${saved.url}?${query}`))
    expect(await response.text()).toBe('as it was drawn before')
  })

  const refused = ['w=0', 'w=99999', 'w=-1', 'w=1e3', 'w=', 'h=99999', 'fm=svg', 'fm=gif', 'fit=crop']
  it.each(refused)('is not drawn for %s', async query => {
    expect((await service.fetch(`${url}?${query}`)).status).toBe(400)
  })

  it('is handed out as it was uploaded when no size is asked', async () => {
    const { response, bytes } = await fetched(url)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.includes('somebody in particular')).toBe(true)
  })

  it('is the same for everybody who asks at once, and again', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fetched(`${url}?${pictureQuery({ width: 560, format: 'avif' })}`)),
    )
    const digests = responses.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
    expect(new Set(digests).size).toBe(1)
    expect(responses.every(({ response }) => response.status === 200)).toBe(true)
  })

  it('is not found under any other address', async () => {
    const addresses = [
      url.replace(/[0-9a-f]{32}/, 'f'.repeat(32)),
      url.replace(/\/[^/]+$/, ''),
      url.replace(/[0-9a-f]{32}/, '..%2f..%2fsecret'),
      url.replace('/images/', '/files/'),
    ]
    for (const address of addresses) expect((await service.fetch(address)).status).toBe(404)
  })

  it('is refused when it is broken, too large, or not what it says', async () => {
    const bomb = await draw(10_001, 5000).png({ compressionLevel: 9 }).toBuffer()
    const bad: readonly [Uint8Array, string][] = [
      [Buffer.from('no picture'), 'image/png'],
      [await draw(10, 10).png().toBuffer(), 'image/jpeg'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
      [bomb, 'image/png'],
    ]
    for (const [bytes, type] of bad) {
      await expect(save(bytes, type)).rejects.toMatchObject({ name: 'ContentError', failure: 'invalid' })
    }
  })
})

describe('A file of the content service', () => {
  it('that a browser could run is handed out to be kept only', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/javascript']) {
      const saved = await save(Buffer.from('<svg onload="boom()"/>'), type, 'a.svg')
      const { response } = await fetched(saved.url)
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
      expect(response.headers.get('content-disposition')).toBe('attachment')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect((await service.fetch(`${saved.url}?${pictureQuery({ width: 400 })}`)).status).toBe(400)
    }
  })

  it('stays where it lies, whatever an asset says of its address', async () => {
    const id = freshId('asset')
    const saved = await save(await draw(10, 10).png().toBuffer(), 'image/png', 'a.png', id)
    const asset = await service.management.asset.get({ assetId: id })
    const file = { ...asset.fields.file['en-US'], url: '//evil.example/a.png', details: { size: 1 } }
    const fields = { ...asset.fields, title: { 'en-US': 'B' }, file: { 'en-US': file } }
    const updated = await service.management.asset.update({ assetId: id }, { ...asset, fields } as typeof asset)
    expect(updated.fields.title['en-US']).toBe('B')
    expect(`http:${updated.fields.file['en-US']?.url}`).toBe(saved.url)
    const made = service.management.asset.createWithId({ assetId: freshId('asset') }, { fields } as never)
    await expect(made).rejects.toThrow('was not uploaded')
  })

  it('is replaced at a new address, and goes with its asset', async () => {
    const id = freshId('asset')
    const first = await save(await draw(10, 10).png().toBuffer(), 'image/png', 'a.png', id)
    const second = await save(await draw(20, 20).png().toBuffer(), 'image/png', 'a.png', id)
    expect(second.url).not.toBe(first.url)
    expect((await service.fetch(second.url)).status).toBe(200)
    expect((await service.fetch(`${second.url}?${pictureQuery({ width: 400 })}`)).status).toBe(200)
    const drawn = await service.files.list('content/drawn/')
    await service.content.write.deleteAsset(id)
    await service.content.write.deleteAsset(id)
    expect((await service.fetch(first.url)).status).toBe(404)
    expect((await service.fetch(second.url)).status).toBe(404)
    expect(await service.files.list('content/drawn/')).toHaveLength(drawn.length - 1)
  })

  it('that is uploaded and never used is forgotten after a day', async () => {
    const file = Uint8Array.from(await draw(10, 10).png().toBuffer()).buffer
    await service.management.upload.create({}, { file })
    const uploads = () => service.files.list('content/uploads/')
    const before = await uploads()
    expect(before.length).toBeGreaterThan(0)
    now += 2 * DAY_MS
    await service.management.upload.create({}, { file })
    const after = await uploads()
    expect(after).toHaveLength(1)
    expect(before).not.toContain(after[0])
  })

  it('cannot be made of an upload that is not there, or is a path', async () => {
    for (const uploadId of [`1-${'0'.repeat(32)}`, '../../secret', '1-x']) {
      const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: uploadId } }
      const fields = { file: { 'en-US': { fileName: 'a.png', contentType: 'image/png', uploadFrom } } }
      const asset = await service.management.asset.createWithId({ assetId: freshId('asset') }, { fields } as never)
      await expect(service.management.asset.processForLocale({}, asset, 'en-US')).rejects.toThrow()
    }
  })
})
