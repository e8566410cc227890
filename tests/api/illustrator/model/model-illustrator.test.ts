import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPaperCut } from '../../../../src/api/illustrator/illustrator.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { type FakeImages, type FakeImagesOptions, startFakeImages } from '../../../helpers/fake-images.ts'
import { blankPicture, pictureBomb, SVG_PICTURE, samplePicture } from '../../../helpers/fake-images-samples.ts'
import { pictureBrief, TITLED } from '../picture-brief.ts'
import { openStudio, paperCut, running } from './studio.ts'

const corpus = openCorpus(import.meta.filename)
const COVER_MAX_BYTES = 90_000
/** Four pictures, each asked for twice at most, each request tried twice at most. */
const REQUESTS_MAX = 16
const SHORT_MS = 150
const RESPONSE_MS = 50
const chapterScene = { chapter: 2, count: 5, place: 'a lighthouse', who: [] }

let good: Buffer
let fake: FakeImages | undefined
beforeAll(async () => {
  good = await samplePicture()
})
afterEach(async () => fake?.stop())

async function start(options: Partial<FakeImagesOptions> = {}): Promise<FakeImages> {
  fake = await startFakeImages({ draw: () => good, ...options })
  return fake
}

let paper: ReturnType<typeof paperCut.covers> | undefined
/** Of the same brief each time, and drawn alike: once for all tests. */
function paperCovers() {
  paper ??= paperCut.covers(pictureBrief(), TITLED, running())
  return paper
}

/** Draws the covers of a brief and holds them to what every set promises. */
async function coversOf(studio: ReturnType<typeof openStudio>) {
  const set = await studio.covers(pictureBrief(), TITLED, running())
  const cut = await paperCovers()
  expect(set.quadrants).toHaveLength(4)
  expect(set.drawnBy).toHaveLength(4)
  expect(set.scenes).toEqual(cut.scenes)
  for (const [index, deps] of set.drawnBy.entries()) {
    if (deps === 'paper-cut') expect(set.quadrants[index]).toEqual(cut.quadrants[index])
    expect(set.originals[index] === undefined).toBe(deps === 'paper-cut')
  }
  expect(set.note).toBe(set.drawnBy.includes('paper-cut') ? 'illustrator-fallback' : undefined)
  expect((await sharp(set.overview).metadata()).format).toBe('webp')
  return set
}

describe('covers of a model', () => {
  it('have the sizes and weights of the paper-cut, and say that a model drew them', async () => {
    const server = await start()
    const studio = openStudio(server.baseUrl)
    const set = await coversOf(studio)
    expect(set.drawnBy).toEqual(['model', 'model', 'model', 'model'])
    expect(set.usage).toEqual({ model: 'painter', pictures: 4 })
    for (const quadrant of set.quadrants) {
      const { format, width, height, xmpAsString, exif } = await sharp(quadrant).metadata()
      expect([format, width, height, exif]).toEqual(['webp', 600, 800, undefined])
      expect(quadrant.byteLength).toBeLessThanOrEqual(COVER_MAX_BYTES)
      expect(xmpAsString).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    }
    const overview = await sharp(set.overview).metadata()
    expect([overview.width, overview.height]).toEqual([820, 1092])
    expect(overview.xmpAsString).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    const original = await sharp(set.originals[0]).metadata()
    expect([original.width, original.height]).toEqual([576, 864])
    expect(studio.text()).toBe('[]')
  })

  it('are asked for one by one, each with its own scene and the same hero', async () => {
    const server = await start()
    await coversOf(openStudio(server.baseUrl))
    expect(server.requests.map(({ n, size }) => [n, size])).toEqual(Array(4).fill([1, '1024x1536']))
    expect(new Set(server.requests.map(({ prompt }) => prompt)).size).toBe(4)
    const heroes = server.requests.map(({ prompt }) => /^The hero, the same in every picture.*$/m.exec(prompt)?.[0])
    expect(new Set(heroes).size).toBe(1)
    expect(heroes[0]).toMatch(/a girl, about 8 years old, small, with .*red hair/)
  })

  it('are fetched from where the provider put them', async () => {
    const server = await start({ byAddress: true })
    expect((await coversOf(openStudio(server.baseUrl))).drawnBy).not.toContain('paper-cut')
  })

  it('come half from paper when the model drew two of four', async () => {
    const server = await start({ faultFor: index => (index < 2 ? 'bad-request' : undefined) })
    const set = await coversOf(openStudio(server.baseUrl))
    expect(set.drawnBy.filter(deps => deps === 'model')).toHaveLength(2)
    expect((await sharp(set.overview).metadata()).xmpAsString).toContain('digitalsourcetype/compositeSynthetic')
  })

  it('come when the provider was busy only for a moment', async () => {
    const server = await start({ faultFor: index => (index < 3 ? 'too-many-requests' : undefined) })
    const set = await coversOf(openStudio(server.baseUrl))
    expect(set.drawnBy).not.toContain('paper-cut')
    expect(server.requests).toHaveLength(7)
  })

  it('are never asked for by more requests at once than agreed, however many stories are drawn', async () => {
    const server = await start({ responseMs: RESPONSE_MS })
    const studio = openStudio(server.baseUrl, { atOnce: 2 })
    await Promise.all([
      studio.covers(pictureBrief(), TITLED, running()),
      studio.covers(pictureBrief({ seed: 'b' }), TITLED, running()),
    ])
    expect(server.requests).toHaveLength(8)
    expect(server.mostAtOnce()).toBe(2)
  })
})

describe('a provider that fails', () => {
  const FAULTS = [
    ['server-error', 'busy'],
    ['unauthorized', 'refused'],
    ['bad-request', 'refused'],
    ['garbage', 'unreadable'],
    ['none', 'unreadable'],
    ['reset', 'unreachable'],
    ['huge', 'too-large'],
  ] as const
  it.each(corpus.cases(FAULTS, 3))('by "%s" leaves four covers of paper', async (fault, why) => {
    const server = await start({ faultFor: () => fault })
    // The library waits two seconds where a provider does not say how long.
    const studio = openStudio(server.baseUrl, { retries: fault === 'none' || fault === 'reset' ? 0 : 1 })
    expect((await coversOf(studio)).drawnBy).not.toContain('model')
    expect(new Set(studio.reasons())).toEqual(new Set([why]))
    expect(server.requests.length).toBeLessThanOrEqual(REQUESTS_MAX)
  })

  it.each(['hang', 'drip'] as const)('by a "%s" is waited for no longer than a request may take', async fault => {
    const server = await start({ faultFor: () => fault })
    const studio = openStudio(server.baseUrl, { callMs: SHORT_MS })
    expect((await coversOf(studio)).drawnBy).not.toContain('model')
    expect(studio.reasons()).toEqual(Array(4).fill('deadline'))
  })

  it('is waited for no longer than a set may take, whatever one request may', async () => {
    const server = await start({ faultFor: () => 'hang' })
    const studio = openStudio(server.baseUrl, { setMs: SHORT_MS })
    expect((await coversOf(studio)).usage.pictures).toBe(4)
    expect(studio.reasons()).toEqual(Array(4).fill('deadline'))
  })
})

describe('a picture that is none', () => {
  const BAD_PICTURES: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    ['too small', () => samplePicture({ width: 300, height: 450 }), 'too-small'],
    ['a strip', () => samplePicture({ width: 512, height: 2000 }), 'too-long'],
    ['text', async () => Buffer.from('Certainly! Here is your picture.'), 'not-a-picture'],
    ['SVG', async () => SVG_PICTURE, 'not-a-picture'],
    ['a GIF', () => samplePicture({ format: 'gif' }), 'not-a-picture'],
    ['a bomb', async () => pictureBomb(), 'unreadable'],
    ['cut off', async () => good.subarray(0, 2000), 'unreadable'],
    ['blank', () => blankPicture(), 'moderation'],
  ]
  it.each(corpus.cases(BAD_PICTURES, 4))(
    'because it is %s is drawn once more, then cut from paper',
    async (_, make, why) => {
      const bad = await make()
      const server = await start({ draw: () => bad })
      const studio = openStudio(server.baseUrl)
      const set = await coversOf(studio)
      expect(set.drawnBy).not.toContain('model')
      expect(studio.reasons()).toEqual(Array(8).fill(why))
      expect(server.requests).toHaveLength(8)
      expect(set.usage.pictures).toBe(8)
    },
  )

  it('is forgotten when the second try is good', async () => {
    const requests = new Set<string>()
    const draw = ({ prompt }: { prompt: string }) => {
      const isFirst = !requests.has(prompt)
      requests.add(prompt)
      return isFirst ? SVG_PICTURE : good
    }
    const server = await start({ draw })
    const set = await coversOf(openStudio(server.baseUrl))
    expect(set.drawnBy).not.toContain('paper-cut')
    expect(set.usage.pictures).toBe(8)
  })
})

describe('an order that is given up', () => {
  it('ends with its reason, at once, and asks for nothing more', async () => {
    const server = await start({ faultFor: () => 'hang' })
    const controller = new AbortController()
    const reason = new Error('changed their mind')
    const covers = openStudio(server.baseUrl).covers(pictureBrief(), TITLED, controller.signal)
    const failed = expect(covers).rejects.toBe(reason)
    await vi.waitFor(() => expect(server.openNow()).toBe(4))
    controller.abort(reason)
    await failed
    await vi.waitFor(() => expect(server.openNow()).toBe(0))
    expect(server.requests).toHaveLength(4)
  })

  it('is not begun when it was given up before', async () => {
    const server = await start()
    const reason = new Error('changed their mind')
    await expect(openStudio(server.baseUrl).covers(pictureBrief(), TITLED, AbortSignal.abort(reason))).rejects.toBe(
      reason,
    )
    expect(server.requests).toHaveLength(0)
  })
})

describe('a picture of a chapter', () => {
  it('shows the hero of the covers where the chapter plays', async () => {
    const server = await start()
    const studio = openStudio(server.baseUrl)
    const drawn = await studio.chapter(pictureBrief(), chapterScene, running())
    expect(drawn).toMatchObject({ drawnBy: 'model', usage: { pictures: 1 }, scene: { motif: 'lighthouse' } })
    await studio.covers(pictureBrief(), TITLED, running())
    const heroes = server.requests.map(({ prompt }) => /^The hero, the same in every picture.*$/m.exec(prompt)?.[0])
    expect(new Set(heroes).size).toBe(1)
  })

  it('is cut from paper by the thread itself when the model fails, exactly as without a model', async () => {
    const server = await start({ faultFor: () => 'server-error' })
    const thread = openPaperCut()
    const studio = openStudio(server.baseUrl, { paperCut: thread })
    const { drawnBy, note, usage, ...picture } = await studio.chapter(pictureBrief(), chapterScene, running())
    expect({ drawnBy, note, usage }).toEqual({
      drawnBy: 'paper-cut',
      note: 'illustrator-fallback',
      usage: { model: 'painter', pictures: 1 },
    })
    expect(picture).toEqual(await thread.chapter(pictureBrief(), chapterScene, running()))
    await thread.close()
  })
})
