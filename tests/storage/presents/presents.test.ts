import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteStories } from '../../../src/api/accounts/delete-stories.ts'
import { exportAccount } from '../../../src/api/accounts/export-account.ts'
import { cancelPresent, changePresent } from '../../../src/api/presents/change-present.ts'
import { listPresents } from '../../../src/api/presents/list-presents.ts'
import { keepPresent, openPresent, readPresent, thankPresent } from '../../../src/api/presents/open-present.ts'
import type { CodeCaller } from '../../../src/api/presents/present-deps.ts'
import { schedulePresent } from '../../../src/api/presents/schedule-present.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { listStories } from '../../../src/api/stories/list-stories.ts'
import { viewStory } from '../../../src/api/stories/view-story.ts'
import { AccountExport } from '../../../src/contract/account-export.ts'
import { GivenPresents, PRESENTS_MAX, ReceivedPresent } from '../../../src/contract/present.ts'
import { DAY_MS } from '../../../src/lib/day.ts'
import { refundDeps } from '../shop/seller.ts'
import { HOUR_MS, openTestPresents, type TestPresents } from './test-presents.ts'

let test: TestPresents
beforeAll(async () => {
  test = await openTestPresents()
})
afterAll(() => test.accounts.database.close())

const code = (given: unknown) => (given instanceof Refusal ? given.code : given)
const issue = (given: unknown) =>
  given instanceof Refusal ? given.issues?.map(({ path, code }) => `${path} ${code}`) : given
const seen = async (story: string, viewer: CodeCaller) => code(await viewStory(test.deps, story, viewer))
const mailsTo = (address: string) =>
  test.deps.db.selectFrom('mail').selectAll().where('to_address', '=', address).execute()

async function given(more: Parameters<TestPresents['schedule']>[2] = {}) {
  const giver = await test.person()
  const story = await test.story(giver)
  const address = `${randomUUID()}@reader.example`
  return { giver, story, address, present: await test.schedule(giver, story, { address, ...more }) }
}
const pass = (milliseconds: number) => test.setClock(test.now() + milliseconds)

describe('Giving a story as a present', () => {
  it('is for the owner with a proven mailbox, and for a story that is complete', async () => {
    const [giver, stranger] = [await test.person(), await test.person()]
    const story = await test.story(giver)
    const request = test.request()
    const unproven = {
      ...giver,
      signedIn: { ...giver.signedIn, session: { ...giver.signedIn.session, proven: false } },
    }
    expect(code(await schedulePresent(test.deps, story, { request, giver: unproven }))).toBe('proof-needed')
    expect(code(await schedulePresent(test.deps, story, { request, giver: stranger }))).toBe('not-found')
    expect(code(await listPresents(test.deps, story, stranger))).toBe('not-found')
    await test.deps.db.updateTable('story').set({ status: 'working' }).where('id', '=', story).execute()
    expect(code(await schedulePresent(test.deps, story, { request, giver }))).toBe('not-ready')
  })

  it('refuses what cannot be, and names the field', async () => {
    const giver = await test.person()
    const story = await test.story(giver)
    const refusedFor = async (more: Parameters<TestPresents['request']>[0]) =>
      issue(await schedulePresent(test.deps, story, { request: test.request(more), giver }))
    expect(await refusedFor({ at: test.now() - 2 * DAY_MS })).toEqual(['day past'])
    expect(await refusedFor({ at: test.now() - HOUR_MS })).toEqual(['hour past'])
    expect(await refusedFor({ at: test.now() + 500 * DAY_MS })).toEqual(['day too-far'])
    expect(await refusedFor({ day: '2027-02-30' })).toEqual(['day format'])
    expect(await refusedFor({ editions: ['audiobook'] })).toEqual(['editions option'])
    const { address: _, ...withoutAddress } = test.request()
    expect(issue(await schedulePresent(test.deps, story, { request: withoutAddress, giver }))).toEqual([
      'address required',
    ])
    expect(await test.deps.db.selectFrom('present').select('id').where('story_id', '=', story).execute()).toEqual([])
  })

  it('means the hour of the zone that was named', async () => {
    const { present } = await given({ day: '2027-07-01', hour: '17:00', timeZone: 'Asia/Bangkok' })
    expect(present).toMatchObject({ opensAt: '2027-07-01T10:00:00.000Z', day: '2027-07-01', hour: '17:00' })
  })

  it('is counted by story, by giver and by address', async () => {
    const { giver, story } = await given({ delivery: 'card' })
    for (let made = 1; made < PRESENTS_MAX; made++) await test.schedule(giver, story, { delivery: 'card' })
    const request = test.request({ delivery: 'card' })
    expect(code(await schedulePresent(test.deps, story, { request, giver }))).toBe('too-many-requests')
    const address = 'flooded@reader.example'
    const refusals: unknown[] = []
    for (let made = 0; made < 7; made++) {
      const other = await test.person()
      const theirs = test.request({ address: made % 2 ? address : address.toUpperCase() })
      refusals.push(code(await schedulePresent(test.deps, await test.story(other), { request: theirs, giver: other })))
    }
    expect(refusals.filter(one => one === 'too-many-requests')).toHaveLength(2)
  })
})

describe('A present', () => {
  it('is sealed until its hour, and shows neither title nor dedication nor text before it is opened', async () => {
    const { present, story, address } = await given()
    const guest = test.guest()
    const sealed = ReceivedPresent.parse(await readPresent(test.deps, present.code, guest))
    expect(sealed).toMatchObject({ state: 'sealed', to: 'Mila', from: 'Oma Inge', unpacked: null, opensIn: DAY_MS })
    expect(await openPresent(test.deps, present.code, guest)).toMatchObject({ state: 'sealed', unpacked: null })
    expect(await seen(story, guest)).toBe('not-found')
    await test.deliver()
    expect(await mailsTo(address)).toEqual([])
    pass(DAY_MS)
    await test.deliver()
    const [mail, ...others] = await mailsTo(address)
    expect(others).toEqual([])
    expect(mail?.data).toEqual({
      link: `https://tales.example/de/present/${present.code}`,
      from: 'Oma Inge',
      to: 'Mila',
    })
    const wrapped = await readPresent(test.deps, present.code, guest)
    expect(wrapped).toMatchObject({ state: 'wrapped', unpacked: null, opensIn: 0 })
    expect(JSON.stringify([sealed, wrapped, mail])).not.toMatch(/Treppe|zählen/)
    expect(await seen(story, guest)).toBe('not-found')
    const opened = ReceivedPresent.parse(await openPresent(test.deps, present.code, guest))
    expect(opened.unpacked).toMatchObject({
      story,
      title: 'Die Treppe von Oma',
      dedication: 'Für Mila, die zählen kann.',
    })
    expect(await seen(story, guest)).toMatchObject({ role: 'recipient', receipt: null })
    expect(await seen(story, test.guest())).toBe('not-found')
    expect(code(await openPresent(test.deps, 'BBBBBBBBBBBB', guest))).toBe('not-found')
  })

  it('forgets the address of its recipient once the mail has been given to the outbox', async () => {
    const { present, giver, story } = await given()
    expect(present.address).not.toBeNull()
    pass(DAY_MS)
    await test.deliver()
    const { presents } = GivenPresents.parse(await listPresents(test.deps, story, giver))
    expect(presents).toMatchObject([{ address: null, state: 'delivered' }])
  })

  it('is changed and taken back until its hour, and not after it', async () => {
    const { present, giver, address } = await given()
    const request = test.request({ to: 'Milena', at: test.now() + 2 * DAY_MS, address })
    expect(await changePresent(test.deps, present.id, { request, giver })).toMatchObject({
      to: 'Milena',
      code: present.code,
    })
    const stranger = await test.person()
    expect(code(await changePresent(test.deps, present.id, { request, giver: stranger }))).toBe('not-found')
    expect(code(await cancelPresent(test.deps, present.id, stranger))).toBe('not-found')
    pass(DAY_MS)
    await test.deliver()
    expect(await mailsTo(address)).toEqual([])
    pass(DAY_MS)
    expect(code(await cancelPresent(test.deps, present.id, giver))).toBe('present-delivered')
    await test.deliver()
    expect(await mailsTo(address)).toHaveLength(1)
    expect(code(await changePresent(test.deps, present.id, { request, giver }))).toBe('present-delivered')
    const other = await given()
    expect(await cancelPresent(test.deps, other.present.id, other.giver)).toEqual({ cancelled: true })
    pass(2 * DAY_MS)
    await test.deliver()
    expect(await mailsTo(other.address)).toEqual([])
    expect(code(await readPresent(test.deps, other.present.code, test.guest()))).toBe('not-found')
  })

  it('tells its giver that it was opened and what was said, and does not count the giver who looks', async () => {
    const { present, giver, story } = await given({ delivery: 'card' })
    pass(DAY_MS)
    expect(await openPresent(test.deps, present.code, giver)).toMatchObject({ state: 'opened', isGiver: true })
    expect(await listPresents(test.deps, story, giver)).toMatchObject({
      presents: [{ openedAt: null, state: 'delivered' }],
    })
    const shown = async () => (await listStories(test.deps, { ...giver, claimHash: undefined }, {})).items[0]?.present
    expect(await shown()).toBe('Mila')
    const guest = test.guest()
    expect(code(await thankPresent(test.deps, present.code, { thanks: 'Danke', caller: guest }))).toBe('not-found')
    await openPresent(test.deps, present.code, guest)
    expect(await shown()).toBeUndefined()
    await thankPresent(test.deps, present.code, { thanks: ' Oma, das Schaf ist wie du! ', caller: guest })
    expect(await listPresents(test.deps, story, giver)).toMatchObject({
      presents: [
        { state: 'opened', thanks: 'Oma, das Schaf ist wie du!', openedAt: new Date(test.now()).toISOString() },
      ],
    })
  })

  it('is kept by one account; its code then opens nothing elsewhere', async () => {
    const { present, story, giver } = await given({ delivery: 'card' })
    const [one, other, guest] = [await test.person(), await test.person(), test.guest()]
    expect(await keepPresent(test.deps, present.code, one)).toMatchObject({ state: 'sealed' })
    expect(await seen(story, one)).toBe('not-found')
    pass(DAY_MS)
    await openPresent(test.deps, present.code, guest)
    expect(await keepPresent(test.deps, present.code, giver)).toMatchObject({ state: 'wrapped' })
    const kept = await Promise.all([one, other].map(person => keepPresent(test.deps, present.code, person)))
    expect(kept.map(view => (view instanceof Refusal ? view.code : view.state)).toSorted()).toEqual(['kept', 'opened'])
    const [keeper, loser] = (kept[0] as ReceivedPresent).state === 'opened' ? [one, other] : [other, one]
    expect(await seen(story, { ...keeper, claimHash: undefined })).toMatchObject({ role: 'recipient' })
    expect(await seen(story, loser)).toBe('not-found')
    expect(await openPresent(test.deps, present.code, test.guest())).toMatchObject({ state: 'kept', unpacked: null })
    expect(await seen(story, guest)).toMatchObject({ role: 'recipient' })
    const { items } = await listStories(test.deps, { ...keeper, claimHash: undefined }, {})
    expect(items).toMatchObject([{ id: story, role: 'recipient', present: 'Oma Inge' }])
    const exported = AccountExport.parse({ ...(await exportAccount(test.deps, keeper)), orders: [] })
    expect(exported.received).toMatchObject([{ story, from: 'Oma Inge' }])
    expect(AccountExport.parse({ ...(await exportAccount(test.deps, giver)), orders: [] }).presents).toMatchObject([
      { story, to: 'Mila', dedication: 'Für Mila, die zählen kann.' },
    ])
  })

  it('opens in ten browsers and no more', async () => {
    const { present } = await given({ delivery: 'card' })
    pass(DAY_MS)
    for (let browsers = 0; browsers < 10; browsers++) {
      expect(await openPresent(test.deps, present.code, test.guest())).toMatchObject({ state: 'opened' })
    }
    expect(code(await openPresent(test.deps, present.code, test.guest()))).toBe('too-many-requests')
  })

  it('cannot be found by trying codes', async () => {
    const { present } = await given({ delivery: 'card' })
    const guest = test.guest()
    const tried: unknown[] = []
    for (let tries = 0; tries < 31; tries++) tried.push(code(await readPresent(test.deps, 'BBBBBBBBBBBB', guest)))
    expect(new Set(tried.slice(0, 30))).toEqual(new Set(['not-found']))
    expect(tried[30]).toBe('too-many-requests')
    expect(code(await readPresent(test.deps, present.code, guest))).toBe('too-many-requests')
    expect(await readPresent(test.deps, present.code, test.guest())).toMatchObject({ state: 'sealed' })
  })

  it('has the files that were bought for it, and ends when their order is refunded', async () => {
    const giver = await test.person()
    const story = await test.story(giver)
    const order = await test.buy(giver, story, 'ebook')
    const kinds = ['ebook', 'audiobook'] as const
    const edition = { story_id: story, state: 'ready' as const, ordered_at: new Date() }
    await test.deps.db
      .insertInto('edition')
      .values(kinds.map(kind => ({ ...edition, id: randomUUID(), kind })))
      .execute()
    const withBook = await test.schedule(giver, story, { delivery: 'card', editions: ['ebook'] })
    pass(1)
    const without = await test.schedule(giver, story, { delivery: 'card' })
    pass(DAY_MS)
    const [reader, other] = [test.guest(), test.guest()]
    await openPresent(test.deps, withBook.code, reader)
    await openPresent(test.deps, without.code, other)
    const types = async (viewer: CodeCaller) => {
      const view = await viewStory(test.deps, story, viewer)
      return view instanceof Refusal ? view.code : view.mediaItems.map(({ type }) => type)
    }
    expect(await types(reader)).toEqual(['webbook', 'ebook', 'audiobook'])
    expect(await types(other)).toEqual(['webbook', 'audiobook'])
    await refundOrder(test.deps.db, refundDeps(test.now), { order, payment: null, isWhole: true })
    expect(await types(reader)).toBe('not-found')
    expect(code(await readPresent(test.deps, withBook.code, reader))).toBe('not-found')
    expect(await types(other)).toEqual(['webbook', 'audiobook'])
    expect(await listPresents(test.deps, story, giver)).toMatchObject({
      presents: [{ state: 'opened' }, { state: 'ended' }],
      bought: [],
    })
  })

  it('is not delivered while an order that is part of it is being refunded, nor after', async () => {
    const giver = await test.person()
    const story = await test.story(giver)
    const order = await test.buy(giver, story, 'audiobook')
    const address = `${randomUUID()}@reader.example`
    await test.schedule(giver, story, { address, editions: ['audiobook'] })
    await test.deps.db.updateTable('shop_order').set({ state: 'undeliverable' }).where('id', '=', order).execute()
    pass(DAY_MS)
    await test.deliver()
    expect(await mailsTo(address)).toEqual([])
    await refundOrder(test.deps.db, refundDeps(test.now), { order, payment: null, isWhole: true })
    await test.deliver()
    expect(await mailsTo(address)).toEqual([])
  })

  it('takes a mail that has not left along, when its story goes', async () => {
    const { story, address, present } = await given()
    pass(DAY_MS)
    await test.deliver()
    await deleteStories(test.deps.db, [story], test.now())
    expect(await mailsTo(address)).toEqual([])
    expect(code(await readPresent(test.deps, present.code, test.guest()))).toBe('not-found')
  })

  it('says so when no mail program took its mail, and opens all the same', async () => {
    const { story, giver, present, address } = await given()
    pass(DAY_MS)
    await test.deliver()
    const failed = { to_address: null, data: null, failed_at: new Date(test.now()) }
    await test.deps.db.updateTable('mail').set(failed).where('to_address', '=', address).execute()
    expect(await listPresents(test.deps, story, giver)).toMatchObject({ presents: [{ state: 'undelivered' }] })
    expect(await openPresent(test.deps, present.code, test.guest())).toMatchObject({ state: 'opened' })
  })
})
