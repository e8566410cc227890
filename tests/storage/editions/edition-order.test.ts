import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITION_QUEUE, type TaskJob } from '../../../src/api/db/jobs.ts'
import { makeEditionOf } from '../../../src/api/editions/order-edition.ts'
import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import type { TestService } from '../../helpers/service.ts'
import { madeStory } from '../shop/test-shop.ts'
import { openEditionService } from './edition-service.ts'

const CHAPTERS = 3
const MINUTE_MS = 60_000
const BEGIN = Date.now()

let test: TestService
beforeAll(async () => {
  // Nobody works: the order in which the queue gives its jobs is looked at.
  test = await openEditionService()
})
afterAll(() => test.close())

/** A story as it stands when it is complete: nobody writes one here. */
async function finished(): Promise<string> {
  const hash = randomUUID()
  const buyer = { claimHash: hash, ordererHash: hash, requesterHash: hash, signedIn: undefined, now: BEGIN }
  const story = await madeStory({ database: test.database, now: () => BEGIN }, buyer)
  const chapters = Array.from({ length: CHAPTERS }, (_, index) => ({
    story_id: story,
    number: index + 1,
    title: 'Die Stufe',
    text: 'Die unterste war warm.',
    words: 4,
  }))
  await test.database.db.insertInto('chapter').values(chapters).execute()
  return story
}

/** An audiobook that is had for so many cents, some minutes after the first. */
async function ordered(cents: number, minutes: number): Promise<string> {
  const story = await finished()
  const product = readCatalogue().find(({ name }) => name === 'audiobook')
  if (!product) throw new Error('the catalogue has no audiobook')
  const { db } = test.database
  await db
    .insertInto('product')
    .values({
      id: product.id,
      name: product.name,
      position: 0,
      price_in_cent: 900,
      price_id: null,
      description: '',
      metadata: '{}',
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const now = new Date(BEGIN + minutes * MINUTE_MS)
  const price = { price_id: 'price', price_in_cent: 900, paid_in_cent: cents, paid_at: now, accepted: '[]' }
  await db
    .insertInto('shop_order')
    .values({
      id: randomUUID(),
      created_at: now,
      claim_hash: '',
      language: 'de',
      product_id: product.id,
      edition: 'audiobook',
      story_id: story,
      state: 'fulfilled',
      ...price,
    })
    .execute()
  const { jobs } = test.workerDeps
  const sendTask: typeof jobs.sendTask = (queries, job, after) =>
    jobs.sendTask(queries, { ...job, askedAt: now.getTime() }, after)
  await db.transaction().execute(transaction =>
    makeEditionOf({ jobs: { sendTask }, clock: () => now.getTime() })(transaction, {
      story,
      edition: 'audiobook',
      order: 'any',
    }),
  )
  return story
}

const taken = async (): Promise<TaskJob[]> =>
  (await test.workerDeps.jobs.boss.fetch<TaskJob>(EDITION_QUEUE)).map(({ data }) => data)

describe('Audiobooks of many buyers', () => {
  it('are spoken paid before free, each whole before the next, in the order of their chapters, by any number of workers', async () => {
    const [early, paid, late, other] = [
      await ordered(0, 0),
      await ordered(900, 30),
      await ordered(0, 10),
      await ordered(900, 31),
    ]
    const order: TaskJob[] = []
    while (order.length < 4 * CHAPTERS) {
      // Two workers that ask at the same moment never get the same chapter.
      const both = (await Promise.all([taken(), taken()])).flat()
      expect(both).toHaveLength(2)
      order.push(...both.toSorted((a, b) => Number(a.about) - Number(b.about)))
    }
    expect(await taken()).toEqual([])
    const spoken = order.map(({ storyId, about }) => `${storyId} ${about}`)
    expect(new Set(spoken).size).toBe(spoken.length)
    expect(order.map(({ task }) => task)).toEqual(order.map(() => 'speak-chapter'))
    const books = [paid, other, early, late]
    const wanted = books.flatMap(story => Array.from({ length: CHAPTERS }, (_, index) => `${story} ${index + 1}`))
    // Two chapters taken at once are of one book or of two that follow each other.
    const place = (name: string) => wanted.indexOf(name)
    for (const [index, name] of spoken.entries()) expect(Math.abs(place(name) - index)).toBeLessThanOrEqual(1)
    // The last chapter of one book ends it before the one that follows is joined in.
    const { jobs } = test.workerDeps
    await jobs.sendTask(test.database.db, { storyId: late, task: 'speak-chapter', about: '1', askedAt: BEGIN })
    await jobs.sendTask(test.database.db, { storyId: late, task: 'join-audiobook', about: 'audiobook' })
    expect((await taken()).map(({ task }) => task)).toEqual(['join-audiobook'])
  })
})
