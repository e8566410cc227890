import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Author, AuthorError } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { sweepLostStories } from '../../src/api/pipeline/sweep.ts'
import { earlierHistories } from '../../src/api/stories/earlier-histories.ts'
import { heroFigure } from '../../src/api/stories/hero-figure.ts'
import { Parameter } from '../../src/contract/parameter.ts'
import { STEPS } from '../../src/contract/positions.ts'
import type { StoryStatus } from '../../src/contract/story.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

let test: TestService
afterEach(() => test.close())

async function begin(author?: Author) {
  test = await openTestService(author ? { author } : {})
  const response = await startStory(test.server)
  const { id } = response.json() as { id: string }
  return { id, claim: claimOf(response) }
}

const statusOf = async (id: string, claim: string): Promise<StoryStatus> =>
  (await readAs(test.server, claim, `/stories/${id}/generator-status`)).json()

describe('A generation', () => {
  it('starts at position 0 and says so', async () => {
    const { id, claim } = await begin()
    const { status, statusDetails, story, heroFigure: figure } = await statusOf(id, claim)
    expect(status).toMatchObject({ currentStatus: 'pending', position: 0, total: 10 })
    expect(statusDetails).toEqual({ position: 0, isComplete: false })
    expect(story.chapters).toEqual([])
    expect(figure).toBe(heroFigure(Parameter.parse(exampleParameter())))
  })

  it('ends with everything the progress page shows', async () => {
    const { id, claim } = await begin()
    await test.work()
    expect(await test.ended(id)).toBe('complete')
    const done = await statusOf(id, claim)
    expect(done.statusDetails).toEqual({ position: 10, isComplete: true })
    expect(done.character?.name).toBe('Łucja')
    expect(done.location?.places.length).toBeGreaterThan(0)
    expect(done.storyPlan?.chapters).toHaveLength(done.story.chapters.length)
    expect(done.storyStartSummary).not.toBe('')
    expect(done.coverImages?.upscaled_urls).toHaveLength(4)
    expect(done.story.chapters.map(chapter => chapter.text).join(' ')).toContain('Łucja')
  })

  it('stores each of its ten steps once', async () => {
    const { id } = await begin()
    await test.work()
    await test.ended(id)
    const rows = await test.database.db.selectFrom('story_step').select('step').where('story_id', '=', id).execute()
    expect(rows.map(row => row.step).sort()).toEqual(STEPS.map(step => step.name).sort())
  })

  it('tells a visitor who asks again another story', async () => {
    const { id, claim } = await begin()
    await test.work()
    await test.ended(id)
    const again = (await startStory(test.server, { claim })).json() as { id: string }
    await test.ended(again.id)
    const [first, second] = await Promise.all([statusOf(id, claim), statusOf(again.id, claim)])
    const plots = await test.database.db
      .selectFrom('story')
      .select('history')
      .where('id', 'in', [id, again.id])
      .execute()
    const histories = earlierHistories({ earlier_histories: plots.map(({ history }) => history) })
    expect(new Set(histories.map(({ told }) => told[0])).size).toBe(2)
    expect(second.story.chapters[0]?.text).not.toBe(first.story.chapters[0]?.text)
  })

  it('is retried when a step fails for a passing reason', async () => {
    const author = openOfflineAuthor()
    let failures = 2
    const plan: Author['plan'] = (...requested) => {
      if (failures-- > 0) throw new AuthorError('too busy', { passing: true })
      return author.plan(...requested)
    }
    const { id } = await begin({ ...author, plan })
    await test.work()
    expect(await test.ended(id)).toBe('complete')
  })

  it('ends as failed when an author refuses for good, and goes on from what is stored when retried', async () => {
    const author = openOfflineAuthor()
    let isBroken = true
    let characters = 0
    const broken: Author = {
      ...author,
      character: (...requested) => {
        characters++
        return author.character(...requested)
      },
      outline: (...asked) => {
        if (isBroken) throw new AuthorError('the key was refused', { passing: false })
        return author.outline(...asked)
      },
    }
    const { id, claim } = await begin(broken)
    await test.work()
    expect(await test.ended(id)).toBe('failed')
    expect((await statusOf(id, claim)).status.currentStatus).toBe('failed')
    isBroken = false
    const retry = () => test.server.inject({ method: 'POST', url: `/api/v1/stories/${id}/retry`, cookies: { claim } })
    const responses = await Promise.all([retry(), retry(), retry()])
    expect(responses.map(answer => answer.statusCode).sort()).toEqual([200, 409, 409])
    expect(await test.ended(id)).toBe('complete')
    expect(characters).toBe(1)
  })

  it('is held when the editor cannot let the text pass', async () => {
    const author = openOfflineAuthor()
    const chapter: Author['chapter'] = async (...requested) => {
      const written = await author.chapter(...requested)
      return { ...written, text: `${written.text} [Name] went home.` }
    }
    const { id, claim } = await begin({ ...author, chapter, repair: async (_bible, reserved) => reserved })
    await test.work()
    expect(await test.ended(id)).toBe('failed')
    expect((await statusOf(id, claim)).story.chapters).toEqual([])
  })

  it('drops the work of an attempt that somebody else has taken over', async () => {
    const { id } = await begin()
    const [job] = await test.jobs.boss.fetch<{ storyId: string; step: 'character'; run: number }>('story-step', {
      includeMetadata: true,
    })
    if (!job) throw new Error('there is no job')
    await test.jobs.boss.fail('story-step', job.id)
    const { commitStep, ClaimLost } = await import('../../src/api/pipeline/commit-step.ts')
    const late = commitStep({ db: test.database.db, jobs: test.jobs }, { id: job.id, retryCount: 0 }, job.data, {
      output: {},
    })
    await expect(late).rejects.toThrow(ClaimLost)
    const rows = await test.database.db.selectFrom('story_step').selectAll().where('story_id', '=', id).execute()
    expect(rows).toEqual([])
  })

  it('fails when no job of it is left, so that its visitor can retry it', async () => {
    const { id } = await begin()
    await sweepLostStories(test.workerDeps)
    const read = () => test.database.db.selectFrom('story').select('status').where('id', '=', id).executeTakeFirst()
    expect(await read()).toEqual({ status: 'working' })
    await test.jobs.boss.deleteAllJobs('story-step')
    await sweepLostStories(test.workerDeps)
    expect(await read()).toEqual({ status: 'failed' })
  })

  it('leaves nothing of an old run behind', async () => {
    const { id } = await begin()
    await test.database.db.updateTable('story').set({ run: 2 }).where('id', '=', id).execute()
    await test.work()
    await untilJobsAreDone()
    const steps = await test.database.db.selectFrom('story_step').selectAll().where('story_id', '=', id).execute()
    expect(steps).toEqual([])
  })
})

async function untilJobsAreDone(): Promise<void> {
  for (;;) {
    const jobs = await test.jobs.boss.findJobs('story-step')
    if (jobs.every(job => job.state === 'completed')) return
    await sleep(20)
  }
}
