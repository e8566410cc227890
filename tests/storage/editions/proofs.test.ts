import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/api/accounts/visible-stories.ts'
import type { Bindery } from '../../../src/api/bindery/bindery.ts'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { prepareProof, readProof } from '../../../src/api/editions/proofs.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import type { Proof } from '../../../src/contract/proof.ts'
import type { OwnStory } from '../../helpers/improve.ts'
import type { TestService } from '../../helpers/service.ts'
import { readAs } from '../../helpers/start-story.ts'
import { refundDeps } from '../shop/seller.ts'
import {
  itemsOf,
  lengthen,
  made,
  openEditionService,
  order,
  shortStory,
  storyOf,
  strayFiles,
} from './edition-service.ts'
import { wrappedPresent } from './wrapped-present.ts'

const SOON = { timeout: 50_000, interval: 100 }

let test: TestService
let story: OwnStory
/** What the print house says of the next books. */
let refused = false
let bound = 0
/** Words and name on the page of the dedication, of each printed book. */
const dedications: (readonly [words: string | undefined, name: string | undefined])[] = []
beforeAll(async () => {
  const real = openBindery()
  const bindery: Bindery = {
    ...real,
    async print(...requested) {
      bound += 1
      const [{ dedication, dedicatedBy }] = requested
      dedications.push([dedication, dedicatedBy])
      const files = await real.print(...requested)
      const findings = refused ? [{ code: 'low-resolution', file: 'cover', detail: 'a test' } as const] : []
      return { ...files, findings: [...files.findings, ...findings] }
    },
  }
  test = await openEditionService({ bindery })
  await test.work()
  story = await shortStory(test)
})
afterAll(() => test.close())

async function proof(method: 'GET' | 'POST', claim = story.claim): Promise<{ status: number; proof: Proof }> {
  const url = `/api/v1/stories/${story.id}/proof`
  const response = await test.server.inject({ method, url, cookies: { claim } })
  return { status: response.statusCode, proof: response.json() }
}

async function settled(): Promise<Proof> {
  await expect.poll(async () => (await proof('GET')).proof.state, SOON).not.toBe('pending')
  return (await proof('GET')).proof
}

/** Another text, as a revision request would make it. */
const rename = (title: string) =>
  test.database.db.updateTable('story').set({ title }).where('id', '=', story.id).execute()

const fileOf = (address: string | null) => /([^/]+)\?/.exec(address ?? '')?.[1]
const get = async (url: string) => (await test.server.inject({ method: 'GET', url })).statusCode

describe('A proof', () => {
  it('is refused for a story that does not fill a book', async () => {
    const short = await proof('POST')
    expect([short.status, short.proof]).toEqual([409, { error: 'too-short' }])
    await lengthen(test, story)
  })

  it('is made for the owner before anything is ordered, once for a text, and is what a print house gets', async () => {
    expect((await proof('GET')).status).toBe(404)
    const begun = (await proof('POST')).proof
    expect(begun).toMatchObject({ state: 'pending', interiorUrl: null, coverUrl: null })
    const ready = await settled()
    expect(ready).toMatchObject({ id: begun.id, state: 'ready' })
    expect(ready.pageCount).toBeGreaterThanOrEqual(24)
    for (const address of [ready.interiorUrl, ready.coverUrl]) {
      const file = await test.server.inject({ method: 'GET', url: address ?? '' })
      expect(file.headers['content-disposition']).toMatch(/^inline; filename=".+\.pdf"/)
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    expect((await proof('POST')).proof).toEqual(ready)
    expect(bound).toBe(1)
    // To be leafed through: the cover and every page, drawn from these files.
    expect(ready.pages.map(({ number }) => number)).toEqual(
      Array.from({ length: (ready.pageCount ?? 0) + 1 }, (_, at) => at),
    )
    expect(ready.pages.slice(0, 2).map(({ kind }) => kind)).toEqual(['cover', 'text'])
    for (const { url } of [ready.pages[0], ready.pages.at(-1)].filter(page => page !== undefined)) {
      const picture = await test.server.inject({ method: 'GET', url })
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await get(url.replace(/signature=[^&]+/, `signature=${'A'.repeat(43)}`))).toBe(404)
    }
    expect((await proof('GET', 'A'.repeat(43))).status).toBe(404)
    expect(itemsOf(await storyOf(test, story), 'paperback')).toEqual([])
    expect((await proof('POST', 'A'.repeat(43))).status).toBe(404)
  })

  it('of another text takes its place, and its files are kept where an order is printed from them', async () => {
    const first = await settled()
    await test.database.db
      .insertInto('product')
      .values({ ...PAPER, metadata: '{}' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await test.database.db
      .insertInto('shop_order')
      .values({
        ...ORDER,
        story_id: story.id,
        print_interior: fileOf(first.interiorUrl) ?? '',
        print_cover: fileOf(first.coverUrl) ?? '',
        print_pages: first.pageCount,
      })
      .execute()
    await rename('Ein zweiter Titel')
    await proof('POST')
    const second = await settled()
    await rename('Ein dritter Titel')
    await proof('POST')
    const third = await settled()
    const rows = await test.database.db
      .selectFrom('media')
      .select('file')
      .where('story_id', '=', story.id)
      .where('type', 'in', ['print', 'proofpage'])
      .execute()
    const stored = [first, third].flatMap(({ interiorUrl, coverUrl, pages }) => [
      ...[interiorUrl, coverUrl].map(fileOf),
      ...pages.map(({ url }) => fileOf(url)),
    ])
    expect(stored.length).toBeGreaterThanOrEqual(2 * (2 + 25))
    expect(rows.map(({ file }) => file).toSorted()).toEqual(stored.toSorted())
    expect(fileOf(second.interiorUrl)).not.toBe(fileOf(third.interiorUrl))
    expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
  })

  it('has the dedication of a present where its giver asks for it, and of nobody else’s', async () => {
    const own = await wrappedPresent(test, story, { dedication: 'Für Mila,\ndie zählt.', from: 'Oma', editions: [] })
    const other = await wrappedPresent(test, story, { dedication: 'Für Ole.', from: 'Papa', editions: [] })
    const silent = await wrappedPresent(test, story, { dedication: '', from: 'Oma', editions: [] })
    const giver = await giverOf(own.id)
    const before = (await prepare(giver)) as Proof
    await ready(giver)
    const asked = (await prepare(giver, own.id)) as Proof
    expect(asked.id).not.toBe(before.id)
    const set = await ready(giver)
    expect(set.id).toBe(asked.id)
    expect(dedications.at(-1)).toEqual(['Für Mila,\ndie zählt.', 'Oma'])
    expect(dedications.filter(([words]) => words?.includes('Mila,\n'))).toHaveLength(1)
    expect(await prepare(giver, own.id)).toMatchObject({ id: asked.id, state: 'ready' })
    for (const present of [other.id, silent.id]) {
      expect(await prepare(giver, present)).toMatchObject({ code: 'not-found' })
    }
    expect(await prepare(await giverOf(other.id), own.id)).toMatchObject({ code: 'not-found' })
    await test.database.db.updateTable('story').set({ account_id: null }).where('id', '=', story.id).execute()
  })

  it('that a print house would send back is refused for good, without anything to look at', async () => {
    refused = true
    await rename('Ein vierter Titel')
    await proof('POST')
    expect(await settled()).toMatchObject({ state: 'refused', interiorUrl: null, pageCount: null, pages: [] })
    const before = bound
    expect((await proof('POST')).proof.state).toBe('refused')
    expect(bound).toBe(before)
    refused = false
  })
})

/** The account that gave a present, which now has the story. */
async function giverOf(present: string): Promise<Viewer> {
  const { db } = test.database
  const { account_id: id } = await db
    .selectFrom('present')
    .select('account_id')
    .where('id', '=', present)
    .executeTakeFirstOrThrow()
  await db.updateTable('story').set({ account_id: id }).where('id', '=', story.id).execute()
  const account = { id, email: '', language: 'de' as const, createdAt: new Date(), hasPassword: false }
  const session = { id, proven: true, linkAt: new Date() }
  const signedIn = { account, session, isStaff: false, isStaffAccount: false }
  return { claimHash: undefined, signedIn, now: Date.now() }
}

const prepare = (viewer: Viewer, present?: string) => prepareProof(test.service, story.id, { viewer, present })

async function ready(viewer: Viewer): Promise<Proof> {
  const look = async () => (await readProof(test.service, story.id, viewer)) as Proof
  await expect.poll(async () => (await look()).state, SOON).toBe('ready')
  return look()
}

describe('A refund', () => {
  it('takes the files away at once: their addresses are dead before their day is over', async () => {
    await order(test, story, 'audiobook')
    expect(await made(test, story, 'audiobook')).toBe('ready')
    const reserved = await storyOf(test, story)
    const addresses = [
      ...itemsOf(reserved, 'audiobook').map(({ downloadUrl }) => downloadUrl),
      ...reserved.chapters.flatMap(chapter => itemsOf(chapter, 'audio').map(({ downloadUrl }) => downloadUrl)),
    ]
    expect(addresses.length).toBeGreaterThan(3)
    expect(new Set(await Promise.all(addresses.map(get)))).toEqual(new Set([200]))
    const { db } = test.database
    await db
      .insertInto('edition_grant')
      .values({ id: ORDER.id, story_id: story.id, edition: 'audiobook', order_id: ORDER.id, created_at: new Date() })
      .execute()
    await refundOrder(db, refundDeps(Date.now), { order: ORDER.id, payment: null, isWhole: true })
    expect(new Set(await Promise.all(addresses.map(get)))).toEqual(new Set([404]))
    expect((await readAs(test.server, story.claim, `/stories/${story.id}`)).statusCode).toBe(200)
  })
})

const PAPER = {
  id: '0198c0de-1111-4222-8333-444455550000',
  name: 'paperback' as const,
  position: 3,
  price_in_cent: 2900,
  price_id: 'price_paper',
  description: '',
}
const ORDER = {
  id: '0198c0de-1111-4222-8333-444455550001',
  created_at: new Date(),
  product_id: PAPER.id,
  edition: 'paperback' as const,
  claim_hash: '',
  language: 'de' as const,
  accepted: '["proof"]',
  price_id: PAPER.price_id,
  price_in_cent: PAPER.price_in_cent,
  state: 'fulfilled' as const,
}
