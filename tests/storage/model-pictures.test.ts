import { afterEach, describe, expect, it } from 'vitest'
import type { Studio } from '../../src/api/studio/studio.ts'
import type { StoryStatus } from '../../src/contract/story.ts'
import { plainIllustrator } from '../helpers/plain-illustrator.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

let test: TestService
afterEach(() => test.close())

/** A model that drew three covers of four, after six requests. */
const failing: Studio['illustrator'] = {
  ...plainIllustrator,
  kind: 'model',
  covers: async (brief, text, signal) => ({
    ...(await plainIllustrator.covers(brief, text, signal)),
    drawnBy: ['model', 'model', 'paper-cut', 'model'],
    originals: [0, 1, 2, 3].map(index => (index === 2 ? undefined : Buffer.from(`whole ${index}`))),
    note: 'illustrator-fallback',
    usage: { model: 'some-image-model', pictures: 6 },
  }),
}

describe('A story with pictures by a model', () => {
  it('says that some are of paper, keeps the whole pictures, and puts every request on record', async () => {
    test = await openTestService({ illustrator: failing })
    const response = await startStory(test.server)
    const { id } = response.json() as { id: string }
    await test.work()
    expect(await test.ended(id)).toBe('complete')
    const status: StoryStatus = (await readAs(test.server, claimOf(response), `/stories/${id}/generator-status`)).json()
    expect(status.coverImages?.isPartlyPaper).toBe(true)
    const { db } = test.database
    const originals = await db
      .selectFrom('media')
      .select('file')
      .where('type', '=', 'coveroriginal')
      .orderBy('file')
      .execute()
    expect(originals.map(({ file }) => file)).toEqual([1, 2, 4].map(number => `cover-${number}-original.webp`))
    const usage = await db.selectFrom('provider_usage').select(['step', 'model', 'pictures']).execute()
    expect(usage).toEqual([{ step: 'cover', model: 'some-image-model', pictures: 6 }])
  })
})
