import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { changePrintAddress, ownPrintProgress } from '../../../src/api/shop/change-print-address.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { takePrintStep } from '../../../src/api/shop/take-print-step.ts'
import { listPrintOrders } from '../../../src/api/shop/view-print-orders.ts'
import {
  type AddressChange,
  PRINT_STATES,
  type PrintOrder,
  PrintStepRequest,
} from '../../../src/contract/print-order.ts'
import { type PaidPaperback, paidPaperback } from './paid-paperback.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const HOUR_MS = 3_600_000
const ADDRESS: AddressChange = {
  name: 'Mila Morgenstern',
  line1: 'Hafenweg 7',
  line2: 'Hinterhaus',
  postalCode: '20095',
  city: 'Hamburg',
  state: null,
}
const TRACKING = { carrier: 'Post', number: '0034 0434', url: 'https://post.example/00340434' }

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop({ staffEmails: ['staff@tales.example'], inMemory: true })
})
afterAll(() => testShop.database.close())

const paid = () => paidPaperback(testShop)

const shown = async (order: string): Promise<PrintOrder> => {
  const found = (await listPrintOrders(testShop.deps, {})).find(({ id }) => id === order)
  if (!found) throw new Error('the order is not listed')
  return found
}

async function step(order: string, taken: PrintStepRequest['step'], revision?: number): Promise<PrintOrder | Refusal> {
  testShop.pass(HOUR_MS)
  const request = { step: taken, revision: revision ?? (await shown(order)).revision }
  return takePrintStep(testShop.deps, order, { request, by: null })
}

const change = ({ order, buyer }: PaidPaperback, address: Partial<AddressChange> = {}) =>
  changePrintAddress(testShop.deps, order, { change: { ...ADDRESS, ...address }, signedIn: buyer })

const codeOf = (result: unknown) => (result instanceof Refusal ? result.code : 'done')

const mailsOf = (order: string) =>
  testShop.receipts.filter(({ kind, data }) => kind === 'print-step' && data.number === order.slice(0, 8).toUpperCase())

const eventsOf = async (order: string) =>
  (
    await testShop.database.db
      .selectFrom('print_event')
      .select('type')
      .where('order_id', '=', order)
      .orderBy('created_at')
      .execute()
  ).map(({ type }) => type)

/** As after a first attempt at the print house's address, which may have arrived. */
const attempted = (order: string) =>
  testShop.database.db.updateTable('print_event').set({ attempts: 1 }).where('order_id', '=', order).execute()

const refund = (order: string) =>
  testShop.database.db
    .transaction()
    .execute(transaction => refundOrder(transaction, testShop.deps, { order, payment: null, isWhole: true }))

describe('A paid paperback', () => {
  it('goes from new to dispatched, each step mailed to its buyer once and kept with its time', async () => {
    const { order } = await paid()
    expect(await shown(order)).toMatchObject({
      state: 'new',
      pageCount: 24,
      isAddressChangeable: true,
      files: { interiorUrl: expect.stringContaining('signature='), coverUrl: expect.stringContaining('signature=') },
      address: { city: 'Göhren', country: 'DE' },
    })
    await step(order, { state: 'sent' })
    await step(order, { state: 'printed' })
    const last = await step(order, { state: 'dispatched', tracking: TRACKING })
    expect(last).toMatchObject({ state: 'dispatched', tracking: TRACKING, isAddressChangeable: false })
    expect((await shown(order)).history.map(({ state }) => state)).toEqual(['new', 'sent', 'printed', 'dispatched'])
    expect(mailsOf(order).map(({ data }) => data)).toMatchObject([
      { step: 'sent' },
      { step: 'printed' },
      { step: 'dispatched', tracking: TRACKING },
    ])
    expect(new Set(mailsOf(order).map(({ to }) => to)).size).toBe(1)
    expect(JSON.stringify(mailsOf(order).map(({ data }) => data))).not.toMatch(/Mila|Steg/)
  })

  it('takes no step back, none from a list that is out of date, and none after its refund', async () => {
    const { order } = await paid()
    const { revision } = await shown(order)
    const both = await Promise.all([step(order, { state: 'sent' }, revision), step(order, { state: 'sent' }, revision)])
    expect(both.map(codeOf).toSorted()).toEqual(['done', 'version-conflict'])
    await step(order, { state: 'dispatched', tracking: null })
    for (const state of ['new', 'sent', 'printed'] as const) {
      const result = await step(order, { state })
      expect(result).toMatchObject({ code: 'invalid-input', issues: [{ path: 'step.state' }] })
    }
    const other = await paid()
    await refund(other.order)
    expect(codeOf(await step(other.order, { state: 'sent' }))).toBe('version-conflict')
    expect(await shown(other.order)).toMatchObject({ isCancelled: true, isAddressChangeable: false })
    expect(mailsOf(other.order)).toEqual([])
  })

  it('comes back from every problem, and its buyer is asked only for what they can mend', async () => {
    for (const problem of ['address', 'files', 'printing', 'delivery'] as const) {
      const paperback = await paid()
      await step(paperback.order, { state: 'problem', problem })
      expect(codeOf(await step(paperback.order, { state: 'problem', problem }))).toBe('invalid-input')
      expect(mailsOf(paperback.order)).toMatchObject([{ data: { step: 'problem', problem } }])
      const isAsked = problem === 'address' || problem === 'delivery'
      expect(codeOf(await change(paperback))).toBe(isAsked ? 'done' : 'address-fixed')
      if (!isAsked) await step(paperback.order, { state: 'new' })
      expect(await shown(paperback.order)).toMatchObject({ state: 'new', problem: null })
      expect(mailsOf(paperback.order)).toHaveLength(1)
    }
  })

  it('stands first in the list where it waits longest, in pages, by state', async () => {
    const orders: string[] = []
    for (let count = 0; count < 3; count++) {
      testShop.pass(HOUR_MS)
      orders.push((await paid()).order)
    }
    await step(orders[0] ?? '', { state: 'sent' })
    const waiting = await listPrintOrders(testShop.deps, { state: 'new' })
    const own = waiting.filter(({ id }) => orders.includes(id))
    expect(own.map(({ id }) => id)).toEqual(orders.slice(1))
    expect(waiting.every(({ state }) => state === 'new')).toBe(true)
    const next = await listPrintOrders(testShop.deps, { after: own[0]?.changedAt })
    expect(next.map(({ id }) => id)).toEqual([orders[2], orders[0]])
  })
})

describe('The address of a paid paperback', () => {
  it('is changed by its buyer until the book is sent to print, in the same country', async () => {
    const paperback = await paid()
    const changed = await change(paperback, { name: '  Mila Morgenstern ' })
    expect(changed).toMatchObject({ address: { ...ADDRESS, country: 'DE' }, isAddressChangeable: true })
    expect(await shown(paperback.order)).toMatchObject({ address: { line1: 'Hafenweg 7' }, state: 'new' })
    await step(paperback.order, { state: 'sent' })
    expect(codeOf(await change(paperback, { line1: 'Zu spät 1' }))).toBe('address-fixed')
    expect((await shown(paperback.order)).address?.line1).toBe('Hafenweg 7')
  })

  it('is refused by field where it cannot be printed on a label', async () => {
    const paperback = await paid()
    const doubtful = await change(paperback, { postalCode: 'SW1A 1AA' })
    expect(doubtful).toMatchObject({ code: 'invalid-input', issues: [{ path: 'postalCode', code: 'format' }] })
    expect((await shown(paperback.order)).address?.postalCode).toBe('18586')
  })

  it('makes a step that was decided before it impossible', async () => {
    const paperback = await paid()
    const { revision } = await shown(paperback.order)
    await change(paperback)
    expect(codeOf(await step(paperback.order, { state: 'sent' }, revision))).toBe('version-conflict')
  })

  it('is seen and changed by nobody else, nor by a session that proved no mailbox', async () => {
    const [own, other] = [await paid(), await paid()]
    const unproven = { ...own.buyer, session: { ...own.buyer.session, proven: false } }
    const seen = (signedIn: SignedIn, claimHash?: string) =>
      ownPrintProgress(testShop.deps, own.order, { signedIn, claimHash })
    const tried = [
      await seen(other.buyer, own.claimHash),
      await change({ ...own, buyer: other.buyer }),
      await seen(unproven, other.claimHash),
      await change({ ...own, buyer: unproven }),
    ]
    expect(tried.map(codeOf)).toEqual(['not-found', 'not-found', 'not-found', 'proof-needed'])
    expect(await seen(unproven, own.claimHash)).toMatchObject({
      state: 'new',
      address: null,
      isAddressChangeable: false,
    })
    expect(await seen(own.buyer)).toMatchObject({ address: { city: 'Göhren' } })
  })
})

describe('The print house', () => {
  it('hears of a new address only where it may have the old one, and once until it is sent', async () => {
    const paperback = await paid()
    await change(paperback)
    expect(await eventsOf(paperback.order)).toEqual(['paid'])
    await attempted(paperback.order)
    testShop.pass(1)
    await change(paperback, { line1: 'Hafenweg 8' })
    await change(paperback, { line1: 'Hafenweg 9' })
    expect(await eventsOf(paperback.order)).toEqual(['paid', 'address-changed'])
  })

  it('hears of the release, and of nothing but the cancellation after a refund', async () => {
    const { order } = await paid()
    await attempted(order)
    await step(order, { state: 'sent' })
    expect(await eventsOf(order)).toEqual(['paid', 'released'])
    await refund(order)
    expect(await eventsOf(order)).toEqual(['paid', 'released', 'cancelled'])
    const open = await testShop.database.db
      .selectFrom('print_event')
      .select('type')
      .where('order_id', '=', order)
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute()
    expect(open).toEqual([{ type: 'cancelled' }])
  })
})

describe('A step that is sent to the service', () => {
  it.each([
    ['an unknown state', { step: { state: 'lost' }, revision: 1 }],
    ['a problem without its kind', { step: { state: 'problem' }, revision: 1 }],
    [
      'a parcel with a script as its page',
      { step: { state: 'dispatched', tracking: { ...TRACKING, url: 'javascript:alert(1)' } }, revision: 1 },
    ],
    [
      'a carrier of two lines',
      { step: { state: 'dispatched', tracking: { ...TRACKING, carrier: 'Post\nBcc: all' } }, revision: 1 },
    ],
    [
      'a number of 100,000 characters',
      { step: { state: 'dispatched', tracking: { ...TRACKING, number: '1'.repeat(100_000) } }, revision: 1 },
    ],
    ['a lone surrogate', { step: { state: 'dispatched', tracking: { ...TRACKING, carrier: '\ud83d' } }, revision: 1 }],
    ['a tracking that is not of its state', { step: { state: 'sent', tracking: TRACKING }, revision: 1 }],
  ])('is refused with %s', (_what, request) => {
    expect(PrintStepRequest.safeParse(request).success).toBe(false)
  })

  it('may be any of the states', () => {
    const steps = [
      ...['new', 'sent', 'printed'].map(state => ({ state })),
      { state: 'dispatched', tracking: null },
      { state: 'problem', problem: 'files' },
    ]
    expect(steps.map(({ state }) => state).toSorted()).toEqual([...PRINT_STATES].toSorted())
    for (const one of steps) expect(PrintStepRequest.safeParse({ step: one, revision: 1 }).success).toBe(true)
  })
})
