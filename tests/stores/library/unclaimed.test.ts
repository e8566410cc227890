import { describe, expect, it } from 'vitest'
import { assignUnclaimed } from '../../../src/stores/library/assign-unclaimed.ts'
import { createUnclaimed } from '../../../src/stores/library/unclaimed.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const ACCOUNT = '0198c0de-9999-4222-8333-444455556666'
const OTHER = '0198c0de-1111-4222-8333-000000000000'
const assigned = (id: string) => `/api/v1/stories/${id}/assign/${ACCOUNT}`
const both = [sampleStory('complete'), sampleStory('working', OTHER)]

function browser(made: unknown[], assign: Parameters<typeof fakeService>[0] = () => ({ json: { id: STORY_ID } })) {
  const nobody = fakeService(() => ({ json: made }))
  const member = fakeService(assign)
  const unkept = createUnclaimed({ askAsNobody: nobody.ask })
  const assignAll = () => assignUnclaimed(member.ask, unkept, ACCOUNT)
  return {
    unkept,
    assignAll,
    state: () => unkept.$unclaimed.get(),
    paths: () => member.requests.map(({ path }) => path),
  }
}

describe('what a browser made while nobody was signed in', () => {
  it('is found, and becomes the account’s story by story', async () => {
    const { unkept, assignAll: assign, state, paths } = browser(both)
    await unkept.find()
    expect(state()).toEqual({ state: 'some', ids: [STORY_ID, OTHER] })
    expect(await assign()).toBeUndefined()
    expect(paths()).toEqual([assigned(STORY_ID), assigned(OTHER)])
    expect(state()).toEqual({ state: 'kept' })
  })

  it('is nothing to speak of when there is none', async () => {
    const { unkept, assignAll: assign, state, paths } = browser([])
    await unkept.find()
    await assign()
    expect([state(), paths()]).toEqual([{ state: 'none' }, []])
  })

  it('waits for another try from the story on that could not be kept', async () => {
    const {
      unkept,
      assignAll: assign,
      state,
      paths,
    } = browser(both, (_, count) => (count === 2 ? 'network-failure' : { json: { id: OTHER } }))
    await unkept.find()
    expect(await assign()).toBe('not-serving')
    expect(state()).toEqual({ state: 'some', ids: [OTHER] })
    expect(await assign()).toBeUndefined()
    expect(paths()).toEqual([assigned(STORY_ID), assigned(OTHER), assigned(OTHER)])
  })

  it('passes over a story that is gone meanwhile', async () => {
    const {
      unkept,
      assignAll: assign,
      state,
    } = browser(both, (_, count) =>
      count === 1 ? { status: 404, json: { error: 'not-found' } } : { json: { id: OTHER } },
    )
    await unkept.find()
    expect(await assign()).toBeUndefined()
    expect(state()).toEqual({ state: 'kept' })
  })
})
