import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../src/api/config/config.ts'
import { openImageModel } from '../../../../src/api/outside/model/image-client.ts'
import { IMAGE_DEADLINES } from '../../../../src/api/outside/model/image-deadlines.ts'
import { openTurns } from '../../../../src/api/outside/model/image-turns.ts'
import { type FakeImages, startFakeImages } from '../../../helpers/fake-images.ts'
import { running } from './studio.ts'

const ORDER = { count: 4, width: 1024, height: 1536, seed: 1 }
const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'lumitale-images-'))

let fake: FakeImages | undefined
afterEach(async () => fake?.stop())

const draw = (_: unknown, index: number) => Buffer.from(`picture ${index}`)
const open = (server: FakeImages, provider: 'openai' | 'openai-compatible' = 'openai-compatible') =>
  openImageModel({ provider, baseUrl: server.baseUrl, apiKey: 'sk-1', imageModel: 'painter' })

describe.each(['openai', 'openai-compatible'] as const)('an image model at "%s"', provider => {
  it('makes as many pictures as are asked for in one request', async () => {
    fake = await startFakeImages({ draw })
    const pictures = await open(fake, provider).generate('a castle', ORDER, running())
    expect(pictures.map(picture => Buffer.from(picture).toString())).toEqual([0, 1, 2, 3].map(n => `picture ${n}`))
    expect(fake.requests).toMatchObject([{ n: 4, size: '1024x1536', prompt: 'a castle', authorization: 'Bearer sk-1' }])
  })

  it('is asked for the rest when it makes fewer at once', async () => {
    fake = await startFakeImages({ draw, most: 2 })
    expect(await open(fake, provider).generate('a castle', ORDER, running())).toHaveLength(4)
    expect(fake.requests.map(({ n }) => n)).toEqual([4, 2])
  })
})

describe('an image model', () => {
  it('that makes one picture at a time is asked four times for four, never more often', async () => {
    fake = await startFakeImages({ draw, most: 1 })
    expect(await open(fake).generate('a castle', ORDER, running())).toHaveLength(4)
    expect(fake.requests.map(({ n }) => n)).toEqual([4, 3, 2, 1])
  })

  it('that fails midway gives what it has', async () => {
    fake = await startFakeImages({ draw, most: 1, faultFor: index => (index > 1 ? 'bad-request' : undefined) })
    expect(await open(fake).generate('a castle', ORDER, running())).toHaveLength(2)
  })

  it('says what failed without the words of either side', async () => {
    fake = await startFakeImages({ draw, faultFor: () => 'unauthorized' })
    const failed = open(fake).generate('a castle for Zebulon', ORDER, running())
    await expect(failed).rejects.toMatchObject({ name: 'ModelError', failure: 'refused', status: 401 })
    await expect(failed).rejects.not.toThrow('Zebulon')
  })

  it('takes turns in the order they are asked for, and forgets who went away', async () => {
    const turns = openTurns(1)
    const order: string[] = []
    const { promise: pending, resolve: release } = Promise.withResolvers<void>()
    const first = turns.run(async () => void order.push('first', String(await pending)), running())
    const controller = new AbortController()
    const gone = turns.run(async () => void order.push('gone'), controller.signal)
    const failing = turns.run(() => Promise.reject(new Error('broken')), running())
    const last = turns.run(async () => void order.push('last'), running())
    const leaves = expect(gone).rejects.toThrow('went away')
    const breaks = expect(failing).rejects.toThrow('broken')
    controller.abort(new Error('went away'))
    release()
    await Promise.all([leaves, breaks, first, last])
    expect(order).toEqual(['first', 'undefined', 'last'])
  })

  it('opens no more requests than agreed', () => {
    expect(IMAGE_DEADLINES.atOnce).toBeLessThanOrEqual(8)
  })
})

describe('the setting AI_IMAGE_MODEL', () => {
  const read = (settings: Record<string, string>) => readConfig({ DATA_DIR, ...settings }).images
  const text = { AI_TEXT_MODEL: 'writer', AI_API_KEY: 'sk-1' }

  it('is not needed', () => {
    expect(read({})).toBeUndefined()
    expect(read({ AI_PROVIDER: 'openai', ...text })).toBeUndefined()
  })

  it('goes with the provider that writes', () => {
    const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:8080/v1' }
    expect(read({ ...local, ...text, AI_IMAGE_MODEL: 'painter' })).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:8080/v1',
      apiKey: 'sk-1',
      imageModel: 'painter',
    })
  })

  it('stops the start where nobody could draw, in a sentence that names it', () => {
    expect(() => read({ AI_IMAGE_MODEL: 'painter' })).toThrow('AI_IMAGE_MODEL needs AI_PROVIDER')
    expect(() => read({ AI_PROVIDER: 'anthropic', ...text, AI_IMAGE_MODEL: 'painter' })).toThrow(
      'AI_IMAGE_MODEL cannot be used with AI_PROVIDER=anthropic',
    )
  })
})
