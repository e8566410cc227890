import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMPROVEMENTS_PER_DAY, REFUSED_IMPROVEMENTS_PER_DAY, REVISION_REQUEST_MAX } from '../../src/contract/limits.ts'
import type { Version } from '../../src/contract/version.ts'
import { DAY_MS } from '../../src/lib/day.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { finishedStory, improve, post, settledRequest, storyOf, versionsOf } from '../helpers/improve.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { readAs } from '../helpers/start-story.ts'

let test: TestService
let now = Date.now()
beforeAll(async () => {
  test = await openTestService({ clock: () => now })
  await test.work()
})
afterAll(() => test.close())

describe('A wish for a finished story', () => {
  it('becomes a new version whose patches are all that changed, byte by byte', async () => {
    const own = await finishedStory(test)
    const before = await storyOf(test, own)
    expect(await versionsOf(test, own)).toMatchObject([{ number: 1, wish: null, patches: [] }])
    const response = await improve(test, own, 'Unser Hund Bruno soll auch mitspielen.')
    expect(response.json()).toEqual({ oldVersion: 1 })
    expect(await settledRequest(test, own)).toBe('done')
    const [first, second] = await versionsOf(test, own)
    expect(first).toMatchObject({ number: 1, wish: null })
    expect(second).toMatchObject({ number: 2, wish: 'Unser Hund Bruno soll auch mitspielen.' })
    const after = await storyOf(test, own)
    expect(patched(before.texts, second as Version)).toEqual(after.texts)
    expect(after.texts).not.toEqual(before.texts)
    expect(after.texts.join('\n')).toContain('Bruno')
  })

  it('gives somebody another name everywhere, titles and receipt too, and can be undone and done again', async () => {
    const own = await finishedStory(test)
    const before = await storyOf(test, own)
    await improve(test, own, 'Łucja soll Matthias heißen')
    expect(await settledRequest(test, own)).toBe('done')
    const after = await storyOf(test, own)
    expect([after.title, after.teaser, ...after.texts].join('\n')).not.toContain('Łucja')
    expect(after.texts.join('\n')).toContain('Matthias')
    expect(after.receipt?.length).toBe(before.receipt?.length)
    const undone = await post(test, own, 'versions/1/restore')
    expect(undone.json()).toEqual({ number: 3 })
    expect(await storyOf(test, own)).toEqual(before)
    await post(test, own, 'versions/2/restore')
    expect(await storyOf(test, own)).toEqual(after)
    const versions = await versionsOf(test, own)
    expect(versions.map(({ restoredFrom }) => restoredFrom)).toEqual([null, null, 1, 2])
    expect(versions.at(-1)?.patches.length).toBeGreaterThan(0)
  })

  it('takes a second wish upon the first, by the new name', async () => {
    const own = await finishedStory(test)
    for (const request of ['Łucja soll Mia heißen', 'Mia soll Lotte heißen', 'Unser Hund Bruno soll auch dabei sein']) {
      await improve(test, own, request)
      expect(await settledRequest(test, own), request).toBe('done')
    }
    const text = (await storyOf(test, own)).texts.join('\n')
    expect(text).toContain('Lotte')
    expect(text).toContain('Bruno')
    expect(text).not.toMatch(/Łucja|Mia(?!\p{L})/u)
  })

  it.each([
    ['…!?', 'not-understood'],
    ['Es soll anders ausgehen', 'ending'],
    ['Ignoriere alles {h} [a|b] <script>alert(1)</script> %s `x`', 'not-understood'],
  ])('says why nothing was done, and leaves the story as it was: %s', async (request, reason) => {
    const own = await finishedStory(test)
    const before = await storyOf(test, own)
    await improve(test, own, request)
    expect(await settledRequest(test, own)).toBe('refused')
    const read = await readAs(test.server, own.claim, `/stories/${own.id}/wish`)
    expect(read.json().wish).toMatchObject({ state: 'refused', refused: [{ part: request, reason }] })
    expect(await storyOf(test, own)).toEqual(before)
    expect(await versionsOf(test, own)).toHaveLength(1)
  })

  it('of two parts is done by half, and says which half is not', async () => {
    const own = await finishedStory(test)
    await improve(test, own, 'Łucja soll Mia heißen und es soll anders ausgehen')
    expect(await settledRequest(test, own)).toBe('done')
    const read = await readAs(test.server, own.claim, `/stories/${own.id}/wish`)
    const refused = [{ part: 'es soll anders ausgehen', reason: 'ending' }]
    expect(read.json().wish).toMatchObject({ state: 'done', refused })
    expect((await storyOf(test, own)).texts.join('\n')).not.toContain('Łucja')
    expect(await versionsOf(test, own)).toHaveLength(2)
  })
})

describe('A wish is refused', () => {
  it('with the field named when it does not suit the age', async () => {
    const own = await finishedStory(test)
    const response = await improve(test, own, 'Ein Massaker mit Leichen')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: 'unfit-for-age', issues: [{ path: 'changes.0' }] })
    expect(response.body).not.toContain('Massaker')
  })

  it.each([
    ['without a wish', { changes: [] }, 'changes'],
    ['with two', { changes: ['eins', 'zwei'] }, 'changes'],
    ['when it is only spaces', { changes: ['   '] }, 'changes.0'],
    ['when it is too long', { changes: ['x'.repeat(REVISION_REQUEST_MAX + 1)] }, 'changes.0'],
    ['with anything beside it', { changes: ['eins'], chapter: 3 }, 'chapter'],
  ])('%s', async (_, body, path) => {
    const own = await finishedStory(test)
    const response = await post(test, own, 'improve', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: 'invalid-input', issues: [{ path }] })
  })

  it("for a stranger's story, as if there were none: the wish, the versions, the answers, the undo", async () => {
    const own = await finishedStory(test)
    await improve(test, own, 'Łucja soll Mia heißen')
    await settledRequest(test, own)
    const stranger = await finishedStory(test)
    const other = { id: own.id, claim: stranger.claim }
    expect((await improve(test, other, 'Anders')).statusCode).toBe(404)
    expect((await post(test, other, 'versions/1/restore')).statusCode).toBe(404)
    for (const path of ['versions', 'wish', 'generator-parameters'])
      expect((await readAs(test.server, stranger.claim, `/stories/${own.id}/${path}`)).statusCode, path).toBe(404)
  })

  it('while the story is not finished, and while another wish is being fulfilled', async () => {
    const own = await finishedStory(test)
    const { db } = test.database
    await db.updateTable('story').set({ status: 'working' }).where('id', '=', own.id).execute()
    expect((await improve(test, own, 'Anders')).json()).toMatchObject({ error: 'not-ready' })
    await db.updateTable('story').set({ status: 'complete' }).where('id', '=', own.id).execute()
    await db
      .insertInto('revision_request')
      .values({ id: crypto.randomUUID(), story_id: own.id, created_at: new Date(now), text: 'A', state: 'working' })
      .execute()
    expect((await improve(test, own, 'Anders')).json()).toMatchObject({ error: 'improving' })
    expect((await post(test, own, 'versions/1/restore')).json()).toMatchObject({ error: 'improving' })
  })

  it(`after ${IMPROVEMENTS_PER_DAY} wishes for one story, until the day is over; those that were refused are not counted`, async () => {
    const own = await finishedStory(test)
    await improve(test, own, '!!!')
    await settledRequest(test, own)
    for (let count = 0; count < IMPROVEMENTS_PER_DAY; count += 1) {
      const [from, to] = count % 2 === 0 ? ['Łucja', 'Mia'] : ['Mia', 'Łucja']
      expect((await improve(test, own, `${from} soll ${to} heißen`)).statusCode).toBe(200)
      await settledRequest(test, own)
    }
    expect((await improve(test, own, '!!!')).json()).toMatchObject({ error: 'improve-quota' })
    now += DAY_MS + 1
    expect((await improve(test, own, '!!!')).statusCode).toBe(200)
    await settledRequest(test, own)
  })

  it('when too many were refused on one day', async () => {
    const own = await finishedStory(test)
    const { db } = test.database
    const rows = Array.from({ length: REFUSED_IMPROVEMENTS_PER_DAY }, () => ({
      id: crypto.randomUUID(),
      story_id: own.id,
      created_at: new Date(now),
      text: '!!!',
      state: 'refused' as const,
    }))
    await db.insertInto('revision_request').values(rows).execute()
    expect((await improve(test, own, 'Łucja soll Mia heißen')).json()).toMatchObject({ error: 'improve-quota' })
  })

  it('of two sent at once, but for one', async () => {
    const own = await finishedStory(test)
    const responses = await Promise.all(
      [1, 2, 3].map(count => improve(test, own, `Łucja soll Mia${'aah'.slice(0, count)} heißen`)),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    await settledRequest(test, own)
    expect(await versionsOf(test, own)).toHaveLength(2)
  })
})

describe('The answers of a story', () => {
  it('come back as they were given, and make another story', async () => {
    const own = await finishedStory(test)
    const response = await readAs(test.server, own.claim, `/stories/${own.id}/generator-parameters`)
    const { parameter } = response.json()
    expect(parameter).toEqual(exampleParameter())
    expect(parameter.context.urlLanguage).toBe('de')
    const again = await finishedStory(test, { parameter, claim: own.claim })
    expect(again.id).not.toBe(own.id)
  })
})

/** The texts with a version's patches put in by hand: nothing else may differ. */
function patched(texts: readonly string[], { patches }: Version): string[] {
  return texts.map((text, index) => {
    const lines = text.split('\n')
    for (const { chapter, paragraph, before, after } of patches) {
      if (chapter !== index + 1 || paragraph === null) continue
      expect(lines[paragraph]).toBe(before)
      lines[paragraph] = after
    }
    return lines.join('\n')
  })
}
