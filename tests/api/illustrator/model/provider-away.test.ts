import { afterEach, describe, expect, it } from 'vitest'
import { type FakeImages, startFakeImages } from '../../../helpers/fake-images.ts'
import { samplePicture } from '../../../helpers/fake-images-samples.ts'
import { pictureBrief, TITLED } from '../picture-brief.ts'
import { openStudio, running } from './studio.ts'

let fake: FakeImages | undefined
afterEach(async () => fake?.stop())

/** Draws without a second try of the library, which would only take time. */
async function studioOf(good: Buffer | undefined) {
  fake = await startFakeImages({ draw: () => good ?? Buffer.alloc(0) })
  const { baseUrl } = fake
  if (!good) await fake.stop()
  return openStudio(baseUrl, { retries: 0 })
}

describe('A provider of pictures that is not there', () => {
  it('is waited for where somebody waits, and done without where nobody does', async () => {
    const studio = await studioOf(undefined)
    fake = undefined
    await expect(studio.covers(pictureBrief(), TITLED, running(), 'wait')).rejects.toMatchObject({
      service: 'pictures',
    })
    const scene = { chapter: 2, count: 5, place: 'a lighthouse', who: [] }
    await expect(studio.chapter(pictureBrief(), scene, running(), 'wait')).rejects.toMatchObject({
      service: 'pictures',
    })
    const set = await studio.covers(pictureBrief(), TITLED, running(), 'fall-back')
    expect(set.note).toBe('illustrator-fallback')
  })

  it('is no reason to wait where it draws', async () => {
    const studio = await studioOf(await samplePicture())
    const set = await studio.covers(pictureBrief(), TITLED, running(), 'wait')
    expect(set.note).toBeUndefined()
  })
})
