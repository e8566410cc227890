import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { createClient as createManagement } from 'contentful-management'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addContentRoutes } from '../../src/api/http/routes/content.ts'
import { openServer } from '../../src/api/http/server.ts'
import type { ContentHandler } from '../../src/api/outside/content/handler.ts'
import { drawImage } from '../../src/api/outside/content/image.ts'
import { LISTED_PICTURES, pictureQuery } from '../../src/contract/picture-sizes.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { type EmbeddedContent, openEmbedded, SPACE, TOKENS } from '../api/outside/content/embedded-content.ts'
import { processorMsOf } from '../helpers/processor-time.ts'
import { bareServer } from '../helpers/quiet.ts'

const MEGABYTE = 1024 * 1024
const DRAWN_SHARE_MAX = 0.15

let service: EmbeddedContent
let server: FastifyInstance
let logged: string[]

async function open(
  handle: ContentHandler,
  options: { requestsPerMinute?: number; contentApi?: boolean } = {},
): Promise<void> {
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  server = await openServer(bareServer)
  await addContentRoutes(server, handle, {
    ...bareServer,
    requestsPerMinute: 1000,
    contentApi: true,
    ...options,
    log: { info: write, warn: write, error: write },
  })
}

beforeEach(async () => {
  logged = []
  service = await openEmbedded()
})
afterEach(async () => {
  await server.close()
  await service.close()
})

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#484163' } })
    .webp()
    .toBuffer()

/** Pictures as large as those of editors, each of another color. */
async function coloredPictures(count: number): Promise<Buffer[]> {
  const blank = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#484163' } })
  const bytes = await blank.webp().toBuffer()
  const colors = Array.from({ length: count }, (_, index) => ({ r: index * 10, g: 20, b: 90 }))
  return Promise.all(colors.map(color => sharp(bytes).tint(color).webp().toBuffer()))
}

/** Processor time of as many drawings without the limit, from one of each size, all as cold as what is measured. */
async function costOfDrawing(pictures: readonly Buffer[], count: number): Promise<number> {
  const sizes = [...LISTED_PICTURES.values()]
  const drawings = sizes.map((size, index) => [itemAt(pictures, index % pictures.length), size] as const)
  const spentMs = await processorMsOf(() => Promise.all(drawings.map(([bytes, size]) => drawImage(bytes, size))))
  return (spentMs / drawings.length) * count
}

/** The path of a picture that was uploaded. */
async function uploaded(): Promise<string> {
  const bytes = await picture()
  const asset = { id: 'fox', title: 'A fox', fileName: 'fox.webp', contentType: 'image/webp', bytes }
  return new URL((await service.content.write.saveAsset(asset)).url).pathname
}

/** The answer to an upload of which only a beginning was sent. */
async function beginUpload(headers = ''): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const head = `POST /content/cma/spaces/${SPACE}/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\n`
  socket.write(`${head}${headers}Content-Length: ${40 * MEGABYTE}\r\n\r\nonly a beginning`)
  const answer = await new Promise<string>(resolve => socket.once('data', data => resolve(String(data))))
  socket.destroy()
  return answer
}

describe('The way to the embedded content service', () => {
  it('shows pictures to everybody, in the sizes asked, to be kept for ever', async () => {
    await open(service.handle)
    const path = await uploaded()
    const sized = await server.inject(`${path}?${pictureQuery({ width: 400 })}`)
    expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(sized.rawPayload).metadata()).width).toBe(80)
    expect(sized.headers['cache-control']).toContain('immutable')
    const head = await server.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([200, 'image/webp', ''])
  })

  it('draws for whoever asks for sizes by hand a small share, and for everybody else as before', async () => {
    await open(service.handle)
    const pictures = await coloredPictures(15)
    const paths: string[] = []
    for (const [count, bytes] of pictures.entries()) {
      const asset = { id: `fox-${count}`, title: 'A fox', fileName: 'fox.webp', contentType: 'image/webp', bytes }
      paths.push(new URL((await service.content.write.saveAsset(asset)).url).pathname)
    }
    const queries = [...LISTED_PICTURES.keys()]
    const direct = Array.from({ length: 200 }, (_, count) => {
      const query = count % 4 === 0 ? `w=${4000 - count}&fit=fill&h=${4000 - count}&fm=avif&q=100` : queries[count % 16]
      return `${paths[count % 15]}?${query}`
    })
    await server.inject({ url: `${paths[0]}?${queries[0]}`, remoteAddress: '203.0.113.1' })
    const unlimitedMs = await costOfDrawing(pictures, direct.length)
    let responses: { statusCode: number }[] = []
    const spentMs = await processorMsOf(async () => {
      responses = await Promise.all(direct.map(url => server.inject({ url, remoteAddress: '203.0.113.9' })))
    })
    expect(spentMs / unlimitedMs).toBeLessThan(DRAWN_SHARE_MAX)
    const counts = responses.map(({ statusCode }) => statusCode)
    expect(new Set(counts)).toEqual(new Set([200, 302, 429]))
    expect(counts.slice(150).filter(status => status === 429).length).toBeGreaterThan(25)
    // A page of thirty cards, none of them drawn before.
    const cards = queries
      .filter(query => query.includes('fill'))
      .flatMap(query => paths.map(path => `${path}?${query}`))
    const page = await Promise.all(cards.slice(0, 30).map(url => server.inject({ url, remoteAddress: '203.0.113.77' })))
    expect(page.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200))
  })

  it('lets in to its two APIs only whoever has their tokens', async () => {
    await open(service.handle)
    const url = `/content/cda/spaces/${SPACE}/environments/master/entries`
    expect((await server.inject(url)).statusCode).toBe(401)
    const wrong = { authorization: `Bearer ${TOKENS.delivery}` }
    expect((await server.inject({ url: url.replace('cda', 'cma'), headers: wrong })).statusCode).toBe(401)
    const { statusCode } = await server.inject({ url, headers: wrong })
    expect(statusCode).toBe(200)
    expect((await server.inject('/content/elsewhere')).statusCode).toBe(404)
  })

  it('serves pictures, and nothing of its two APIs where no setting asks for them', async () => {
    await open(service.handle, { contentApi: false })
    const path = await uploaded()
    const { statusCode, headers } = await server.inject(`${path}?${pictureQuery({ width: 400 })}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await server.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
    const entries = `spaces/${SPACE}/environments/master/entries`
    const asked = (['delivery', 'management'] as const).flatMap(api =>
      (['GET', 'POST', 'PUT', 'DELETE'] as const).map(method => ({
        method,
        url: `/content/${api === 'delivery' ? 'cda' : 'cma'}/${entries}`,
        headers: { authorization: `Bearer ${TOKENS[api]}` },
      })),
    )
    const answers = await Promise.all(asked.map(request => server.inject(request)))
    expect(answers.map(answer => [answer.statusCode, answer.json().sys.id])).toEqual(asked.map(() => [404, 'NotFound']))
    expect((await server.inject({ method: 'POST', url: path, payload: 'x' })).statusCode).toBe(404)
  })

  it('reads no upload where no setting asks for its APIs', async () => {
    await open(service.handle, { contentApi: false })
    expect(await beginUpload(`Authorization: Bearer ${TOKENS.management}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('is written to through it by Contentful’s own library, files included', async () => {
    await open(service.handle)
    await server.listen({ host: '127.0.0.1', port: 0 })
    const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const management = createManagement(
      { host, hostUpload: host, insecure: true, accessToken: TOKENS.management, basePath: '/content/cma' },
      { defaults: { spaceId: SPACE, environmentId: 'master' } },
    )
    const bytes = await picture()
    const upload = await management.upload.create({}, { file: Uint8Array.from(bytes).buffer })
    expect(upload.sys.type).toBe('Upload')
    const stored = await service.files.get(`content/uploads/${upload.sys.id}`)
    expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true)
  })

  it('refuses a stranger’s upload before it has come in', async () => {
    await open(service.handle)
    expect(await beginUpload()).toMatch(/^HTTP\/1\.1 401 /)
  })

  it('is for no page of another site, and runs nothing', async () => {
    await open(service.handle)
    const { headers } = await server.inject({ url: await uploaded(), headers: { origin: 'https://elsewhere.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const refused = await server.inject('/content/cda/spaces/x')
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('takes as many requests of a network as the API, and ten times as many for pictures', async () => {
    await open(service.handle, { requestsPerMinute: 2 })
    const statuses = async (url: string, count: number) => {
      const answers = []
      for (let index = 0; index < count; index++) answers.push((await server.inject(url)).statusCode)
      return answers
    }
    expect(await statuses('/content/cda/spaces/x', 3)).toEqual([401, 401, 429])
    const shown = await statuses(await uploaded(), 21)
    expect([shown.filter(status => status === 200).length, shown.at(-1)]).toEqual([20, 429])
  })

  it('tells nothing of what broke, and logs it without its address', async () => {
    await open(async () => {
      throw new Error('the database said: secret-of-a-row')
    })
    const broken = await server.inject('/content/cda/spaces/x?access_token=token-of-somebody')
    expect([broken.statusCode, broken.json().sys.id]).toEqual([500, 'ServerError'])
    expect(broken.payload).not.toContain('secret-of-a-row')
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toContain('token-of-somebody')
  })
})
