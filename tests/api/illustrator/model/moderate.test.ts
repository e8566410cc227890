import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Moderate, openModeration } from '../../../../src/api/illustrator/model/moderate.ts'
import { openImageModeration } from '../../../../src/api/outside/model/image-moderation.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { type FakeImages, type FakeImagesOptions, startFakeImages } from '../../../helpers/fake-images.ts'
import { samplePicture } from '../../../helpers/fake-images-samples.ts'
import { pictureBrief, TITLED } from '../picture-brief.ts'
import { openStudio, paperCut, running } from './studio.ts'

const corpus = openCorpus(import.meta.filename)
const SHORT_MS = 300

let good: Buffer
let fake: FakeImages | undefined
beforeAll(async () => {
  good = await samplePicture()
})
afterEach(async () => fake?.stop())

async function drawn(options: Partial<FakeImagesOptions>, moderate?: Moderate, setMs?: number) {
  fake = await startFakeImages({ draw: () => good, ...options })
  const config = { provider: 'openai', baseUrl: fake.baseUrl, apiKey: 'sk-judge', imageModel: 'painter' } as const
  const studio = openStudio(fake.baseUrl, {
    moderate: moderate ?? openModeration(openImageModeration(config)),
    ...(setMs && { setMs }),
  })
  const set = await studio.covers(pictureBrief(), TITLED, running())
  return { set, studio, server: fake }
}

describe('the judge of pictures', () => {
  it('sees every picture, whole, before anybody else', async () => {
    const { set, server } = await drawn({})
    expect(set.drawnBy).not.toContain('paper-cut')
    expect(server.judgements).toHaveLength(4)
    const sent = JSON.parse(server.judgements[0]?.body ?? '{}')
    expect(sent.model).toBe('omni-moderation-latest')
    const [, data] = sent.input[0].image_url.url.split('data:image/webp;base64,')
    expect(set.originals.some(original => Buffer.from(original ?? []).equals(Buffer.from(data, 'base64')))).toBe(true)
    expect(server.judgements[0]?.authorization).toBe('Bearer sk-judge')
  })

  it('has a refused picture drawn once more, and then cut from paper', async () => {
    const { set, studio, server } = await drawn({ flags: () => true })
    expect(set.quadrants).toEqual((await paperCut.covers(pictureBrief(), TITLED, running())).quadrants)
    expect(studio.reasons()).toEqual(Array(8).fill('moderation'))
    expect([server.requests.length, server.judgements.length]).toEqual([8, 8])
  })

  it('lets the second try pass when it is fine', async () => {
    const { set, server } = await drawn({ flags: index => index < 1 })
    expect(set.drawnBy).not.toContain('paper-cut')
    expect(server.requests).toHaveLength(5)
  })

  it.each(corpus.cases([429, 500, 401], 3))(
    'passes nothing when it answers with status %i, and nothing of it is logged',
    async status => {
      const { set, studio } = await drawn({ flags: () => status })
      expect(set.drawnBy).not.toContain('model')
      expect(studio.reasons()).toEqual(Array(8).fill('moderation'))
      expect(studio.text()).not.toMatch(/base64|sk-judge/)
    },
  )

  const BROKEN: readonly (readonly [string, Moderate])[] = [
    ['throws', () => Promise.reject(new Error('Zebulon'))],
    [
      'throws at once',
      () => {
        throw new Error('Zebulon')
      },
    ],
    ['says something else', (async () => undefined) as unknown as Moderate],
  ]
  it.each(corpus.cases(BROKEN, 3))('passes nothing when it %s', async (_, moderate) => {
    const { set, studio } = await drawn({}, moderate)
    expect(set.drawnBy).not.toContain('model')
    expect(studio.text()).not.toContain('Zebulon')
  })

  it('passes nothing when it never answers', async () => {
    const { set, studio } = await drawn({}, () => wait(60_000, 'fine' as const, { ref: false }), SHORT_MS)
    expect(set.drawnBy).not.toContain('model')
    expect(studio.reasons()).toEqual(Array(4).fill('deadline'))
  })

  it('is told which scene a picture belongs to', async () => {
    const motifs: string[] = []
    const { set } = await drawn({}, async (_, scene) => {
      motifs.push(scene.motif)
      return 'fine'
    })
    expect(motifs.toSorted()).toEqual(set.scenes.map(({ motif }) => motif).toSorted())
  })

  it('is there at OpenAI only', () => {
    const config = { provider: 'openai-compatible', baseUrl: 'http://localhost:1/v1', imageModel: 'painter' } as const
    expect(openImageModeration(config)).toBeUndefined()
  })
})
