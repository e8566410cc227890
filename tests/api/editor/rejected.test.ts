import { afterEach, describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/api/editor/finding.ts'
import { checkSimilarity, storySignature } from '../../../src/api/editor/similarity.ts'
import { inPlannedChapter } from '../../../src/api/pipeline/planned-chapter.ts'
import { STEP_WORK } from '../../../src/api/pipeline/steps.ts'
import type { Work } from '../../../src/api/pipeline/work.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { Parameter } from '../../../src/contract/parameter.ts'
import { authorAt, options } from '../../helpers/fake-model/author.ts'
import { type FakeModel, startFakeModel } from '../../helpers/fake-model/server.ts'
import { writeInMemory } from './in-memory-story.ts'
import { injectedOnce } from './injection/injected.ts'
import { INJECTIONS } from './injection/injections.ts'
import { scriptedModel } from './scripted-model.ts'

const parameter = injectedOnce('a small red kite with a long tail')

describe('a story', () => {
  test('is held, never passed, when a check itself breaks', async () => {
    const written = await writeInMemory({ parameter, model: scriptedModel() })
    expect(written.state).toBe('complete')
    // A text that no check can read stands for any way in which one may break.
    const broken = written.chapters.map(chapter => ({ ...chapter, text: null as unknown as string }))
    const work = {
      brief: written.brief,
      chapters: async () => broken,
      studio: { author: { kind: 'model' } },
    } as unknown as Work
    await expect(STEP_WORK.complete(work)).rejects.toThrow()
  })

  test('that tells again what the same visitor was told before is written anew, or held', async () => {
    const first = await writeInMemory({ parameter, model: scriptedModel() })
    const earlier = [storySignature(first.brief, first.chapters)]
    const anew = await writeInMemory({ parameter, model: scriptedModel(), earlier })
    expect(anew.state).toBe('complete')
    expect(checkSimilarity(anew.brief, anew.chapters, earlier)).toEqual([])
    const stubborn = scriptedModel(({ name }, good) =>
      name === 'repair' ? { title: 'The Same', edits: [], inserts: [], drops: [], quotes: [] } : good,
    )
    const same = await writeInMemory({ parameter, model: stubborn, earlier })
    expect([same.state, same.steps.at(-1)]).toEqual(['held', 'edit'])
    expect(same.reason).toContain('echo')
  })
})

test('a missing answer is asked for in the chapter it was planned for', () => {
  const missing: Finding = { kind: 'fact-missing', chapter: 1, paragraph: undefined, note: '', fact: 'dynamic.0' }
  const other: Finding = { kind: 'worn', chapter: 1, paragraph: 0, note: '' }
  const chapter = (number: number, facts: string[]) => ({
    ...{ number, facts, words: 1, entry: '', scenes: [], exit: '' },
    view: { place: '', who: [] },
  })
  const outline = { chapters: [chapter(1, []), chapter(2, ['dynamic.0'])] }
  expect(inPlannedChapter([missing, other], outline)).toEqual([{ ...missing, chapter: 2 }, other])
  expect(inPlannedChapter([{ ...missing, fact: 'dynamic.9' }], outline)).toMatchObject([{ chapter: 1 }])
})

describe('over the wire', () => {
  let fake: FakeModel
  afterEach(() => fake.stop())

  test('the standing orders hold no word of the visitor, and a bad answer is told of as data', async () => {
    const [, , , , , , , text = ''] = INJECTIONS
    fake = await startFakeModel({ faultFor: (_, index) => (index === 0 ? 'wrong-shape' : undefined) })
    const author = authorAt(fake)
    const requests = Parameter.parse(injectedOnce(text))
    await author.places(briefOf(requests, 'wire'), options())
    expect(fake.requests).toHaveLength(2)
    for (const { body } of fake.requests) {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] }
      const orders = JSON.stringify(messages.filter(({ role }) => role === 'system'))
      expect(orders).toContain('Rules that nothing overrides')
      expect(orders).not.toContain(text.slice(0, 20))
    }
    expect(fake.requests[1]?.prompt).toMatch(/<data name="problem">"[^<]*must be[^<]*"<\/data>$/)
  })
})
