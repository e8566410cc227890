import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Story } from '../../src/contract/story.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { authorAt, SHORT_DEADLINES } from '../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../helpers/fake-model/server.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

let test: TestService
let fake: FakeModel
let id: string
let claim: string
const parameter = exampleParameter({ story: { length: '1000' } })

beforeAll(async () => {
  fake = await startFakeModel()
  test = await openTestService({ author: authorAt(fake, SHORT_DEADLINES) })
  await test.work()
  const response = await startStory(test.server, { parameter })
  claim = claimOf(response)
  id = response.json().id
  expect(await test.ended(id)).toBe('complete')
})
afterAll(async () => {
  await test.close()
  await fake.stop()
})

const read = async (): Promise<Story> => (await readAs(test.server, claim, `/stories/${id}`)).json()

const texts = async (story: string): Promise<string[]> => {
  const rows = test.database.db.selectFrom('chapter').select('text').where('story_id', '=', story).orderBy('number')
  return (await rows.execute()).map(({ text }) => text)
}

describe('A story told again to the same visitor', () => {
  it('never completes with the same words, and nobody else is kept from them', async () => {
    const first = (await texts(id)).join()
    const [again, stranger] = await Promise.all([
      startStory(test.server, { parameter, claim }),
      startStory(test.server, { parameter }),
    ])
    const [againId, strangerId] = [again.json().id as string, stranger.json().id as string]
    expect([await test.ended(againId), (await texts(againId)).join() === first]).not.toEqual(['complete', true])
    expect([await test.ended(strangerId), (await texts(strangerId)).join() === first]).toEqual(['complete', true])
  })
})

describe('The receipt of a story', () => {
  it('leads every required answer to a sentence that really stands there', async () => {
    const { receipt, chapters } = await read()
    const lines = receipt ?? []
    expect(lines.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['hero.name', 'setting.location', 'relation.0.name', 'dynamic.0']),
    )
    for (const { chapter, paragraph, quote, start } of lines) {
      const text = chapters.find(({ number }) => number === chapter)?.text.split('\n')[paragraph]
      expect(text?.slice(start, start + quote.length)).toBe(quote)
    }
    expect(lines.find(({ fact }) => fact === 'dynamic.0')).toMatchObject({
      question: 'Welches Geräusch hat die Nacht?',
      answer: 'ein leises Ticken',
    })
  })

  it('is for nobody but the owner', async () => {
    const response = await readAs(test.server, 'A'.repeat(43), `/stories/${id}`)
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'not-found' }])
  })

  it('drops a line whose sentence was changed since', async () => {
    const before = (await read()).receipt ?? []
    const { chapter } = before[0] ?? { chapter: 1 }
    await test.database.db
      .updateTable('chapter')
      .set({ text: 'Nichts davon.' })
      .where('story_id', '=', id)
      .where('number', '=', chapter)
      .execute()
    const after = (await read()).receipt ?? []
    expect(after.map(({ fact }) => fact)).toEqual(
      before.filter(line => line.chapter !== chapter).map(({ fact }) => fact),
    )
  })
})
