import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { addLandingShareRoutes } from '../../../../src/api/http/routes/landing-shares.ts'
import { openServer } from '../../../../src/api/http/server.ts'
import { openShareWorker } from '../../../../src/api/illustrator/site/share-renderer.ts'
import type { ReadEntry } from '../../../../src/api/outside/content/content.ts'
import type { Files, StoredFile } from '../../../../src/api/outside/files/files.ts'
import { landingShareOf } from '../../../../src/api/site/share/landing-share.ts'
import {
  type DrawShare,
  type LandingSharesDeps,
  openLandingShares,
} from '../../../../src/api/site/share/landing-shares.ts'
import { landingSharePath } from '../../../../src/contract/landing-share.server.ts'
import { bareServer } from '../../../helpers/quiet.ts'

const COVER = 'src/assets/site/cards/bedtime-whale.webp'
const AT_WORK = 17

const page = (id: string, fields: object = {}): ReadEntry => ({
  id,
  type: 'landing',
  updatedAt: '2026-11-21T12:00:00Z',
  fields: {
    title: 'The whale that collects lulla\u00adbies',
    lang: 'en',
    coverImage: { fields: { file: { url: '/content/images/whale' } } },
    parameter: { context: { category: 'bedtime' } },
    ...fields,
  },
})

function filesInMemory(): Files & { readonly stored: Map<string, StoredFile> } {
  const kept = new Map<string, StoredFile>()
  return {
    stored: kept,
    put: async (key, bytes, type) => void kept.set(key, { bytes, type }),
    get: async key => kept.get(key),
    open: async () => {
      throw new Error('a picture for a page is read whole')
    },
    has: async key => kept.has(key),
    remove: async key => void kept.delete(key),
    list: async prefix => [...kept.keys()].filter(key => key.startsWith(prefix)),
  }
}

function parts(entries: readonly ReadEntry[], draw: DrawShare): LandingSharesDeps & { files: Files } {
  return {
    read: { entry: async id => entries.find(entry => entry.id === id) },
    readPicture: async address => (address === '/content/images/whale' ? readFileSync(COVER) : undefined),
    files: filesInMemory(),
    draw,
  }
}

const pathOf = (entry: ReadEntry): string => {
  const share = landingShareOf(entry)
  if (!share) throw new Error('that is no landing page')
  return landingSharePath(share)
}

const quick: DrawShare = async () => Uint8Array.of(1, 2, 3)

describe('Pictures for passed-on landing pages', () => {
  it('are drawn once, with the title on the cover, and then taken from where they are kept', async () => {
    const orders: Parameters<DrawShare>[0][] = []
    const entry = page('landing-whale-en')
    const shares = openLandingShares(
      parts([entry], async order => {
        orders.push(order)
        return quick(order)
      }),
    )
    const both = await Promise.all([shares.picture(pathOf(entry)), shares.picture(pathOf(entry))])
    expect([...both, await shares.picture(pathOf(entry))]).toEqual(Array(3).fill(Uint8Array.of(1, 2, 3)))
    expect(orders).toHaveLength(1)
    expect(orders[0]?.text).toMatchObject({ title: 'The whale that collects lullabies', language: 'en' })
    expect(Buffer.from(orders[0]?.original ?? []).equals(readFileSync(COVER))).toBe(true)
  })

  it('are missing for another title, another entry and another kind of entry, and nothing is drawn', async () => {
    let drawn = 0
    const entry = page('landing-whale-en')
    const home = { ...page('home-en'), type: 'home' }
    const shares = openLandingShares(
      parts([entry, home], async order => {
        drawn += 1
        return quick(order)
      }),
    )
    const wrong = [
      pathOf(page('landing-whale-en', { title: 'Another' })),
      pathOf(page('landing-nobody-en')),
      pathOf(page('home-en')),
      '/share/landing/landing-whale-en-0123456789abcdef.jpg',
      '/share/landing/nonsense',
    ]
    for (const path of wrong) expect(await shares.picture(path)).toBe('missing')
    expect(drawn).toBe(0)
  })

  it('show the scene of the category where a page has no cover, or one that is not to be had', async () => {
    const originals: Uint8Array[] = []
    const without = [page('a', { coverImage: undefined }), page('b', { coverImage: 'https://elsewhere.example/x.jpg' })]
    const shares = openLandingShares(
      parts(without, async order => {
        originals.push(order.original)
        return quick(order)
      }),
    )
    for (const entry of without) await shares.picture(pathOf(entry))
    const scene = readFileSync('src/assets/site/shares/bedtime.jpg')
    expect(originals.map(original => Buffer.from(original).equals(scene))).toEqual([true, true])
  })

  it('wait for one another, sixteen at most', async () => {
    const gate = Promise.withResolvers<void>()
    const entries = Array.from({ length: AT_WORK + 2 }, (_, index) => page(`landing-${index}`))
    const shares = openLandingShares(
      parts(entries, async order => {
        await gate.promise
        return quick(order)
      }),
    )
    const answers = entries.map(entry => shares.picture(pathOf(entry)))
    expect(await Promise.all(answers.slice(AT_WORK))).toEqual(['busy', 'busy'])
    gate.resolve()
    expect(await Promise.all(answers.slice(0, AT_WORK))).toEqual(Array(AT_WORK).fill(Uint8Array.of(1, 2, 3)))
    expect(await shares.picture(pathOf(entries.at(-1) as ReadEntry))).toEqual(Uint8Array.of(1, 2, 3))
  })

  it('are tried again after a drawing that failed', async () => {
    const entry = page('landing-whale-en')
    let tries = 0
    const shares = openLandingShares(
      parts([entry], async order => {
        tries += 1
        if (tries === 1) throw new Error('out of paper')
        return quick(order)
      }),
    )
    await expect(shares.picture(pathOf(entry))).rejects.toThrow('out of paper')
    expect(await shares.picture(pathOf(entry))).toEqual(Uint8Array.of(1, 2, 3))
  })
})

describe('The way to them', () => {
  let server: FastifyInstance
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  afterEach(() => server.close())

  async function open(shares: Parameters<typeof addLandingShareRoutes>[1], requestsPerMinute = 100): Promise<void> {
    server = await openServer(bareServer)
    await addLandingShareRoutes(server, shares, {
      ...bareServer,
      requestsPerMinute,
      log: { info: write, warn: write, error: write },
    })
  }

  it('gives a JPEG of 1200 by 630 pixels that may be kept for ever, drawn in a thread', async () => {
    const verbosity = openShareWorker()
    try {
      const entry = page('landing-whale-en')
      await open(openLandingShares(parts([entry], order => verbosity.draw(order, new AbortController().signal))))
      const given = await server.inject(`${pathOf(entry)}?from=somewhere`)
      expect([given.statusCode, given.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(given.headers['cache-control']).toContain('immutable')
      expect(given.headers['cross-origin-resource-policy']).toBe('cross-origin')
      const { width, height, format } = await sharp(given.rawPayload).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    } finally {
      await verbosity.close()
    }
  })

  it('says when there is none, when to come back, and when somebody asks too often', async () => {
    const answers = ['missing', 'busy'] as const
    let requests = 0
    await open({ picture: async () => answers[requests++] ?? Promise.reject(new Error('the files said: x')) }, 3)
    const said = []
    for (let index = 0; index < 4; index++) said.push(await server.inject('/share/landing/x-0123456789abcdef.jpg'))
    expect(said.map(({ statusCode }) => statusCode)).toEqual([404, 503, 503, 429])
    expect(said.slice(1, 3).map(({ headers }) => headers['retry-after'])).toEqual(['30', '30'])
    expect(said.every(({ payload }) => payload === '')).toBe(true)
    expect(logged.join()).not.toContain('the files said')
  })
})
