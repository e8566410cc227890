import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPrintWebhook, type PostToPrinter } from '../../../src/api/outside/print/print-webhook.ts'
import { deliverPrintEvents } from '../../../src/api/shop/deliver-print-events.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { DAY_MS } from '../../../src/lib/day.ts'
import { seeded } from '../../../src/lib/seeded.ts'
import { howOften } from '../../helpers/how-often.ts'
import { paidPaperback } from './paid-paperback.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const ORDERS = howOften({ some: 30, all: 400 })
const SECRET = 'a secret of the print house, long enough for a key'
const HOUR_MS = 3_600_000
interface Message {
  readonly id: string
  readonly type: string
  readonly order: { readonly id: string; readonly interiorUrl?: string; readonly address?: unknown }
}

type Behaviour = (response: ServerResponse) => void

const takes: Behaviour = response => void response.writeHead(200).end('{}')
const CHANCES: readonly Behaviour[] = [
  takes,
  response => void response.writeHead(204).end(),
  response => void response.writeHead(500).end('out of paper'),
  response => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  // Understood, and nobody heard of it.
  response => void response.socket?.destroy(),
]

let testShop: TestShop
let url: string
const random = seeded('print house')
/** What the print house understood, as it arrived; the same id may be in it twice. */
const received: { readonly message: Message; readonly isGenuine: boolean }[] = []
/** How it behaves; by chance unless a test says so. */
let behaviour: Behaviour | undefined

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of request) body += piece
  const signature = String(request.headers['lumitale-signature'])
  const [, seconds = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const isGenuine = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex') === hex
  const message: Message = JSON.parse(body)
  received.push({ message, isGenuine: isGenuine && request.headers['lumitale-event'] === message.id })
  const behave = behaviour ?? random.pick(CHANCES)
  behave(response)
}

const server = createServer((request, response) => void receive(request, response))
beforeAll(async () => {
  testShop = await openTestShop({ staffEmails: ['staff@tales.example'], inMemory: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
})
afterAll(async () => {
  server.close()
  await testShop.database.close()
})

const webhook = (): PostToPrinter => openPrintWebhook({ url, secret: SECRET }, testShop.now)
/** As one of the processes that do it. */
const deliver = (post = webhook()) => deliverPrintEvents({ ...testShop.deps, post })

/** A process that dies before it can write down that a message was taken: nothing of it is settled. */
async function deliverAndDie(): Promise<void> {
  const { db } = testShop.database
  const dying = new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable') throw new Error('dead')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await deliverPrintEvents({ ...testShop.deps, db: dying, post: webhook() }).catch(() => undefined)
}

const paidOrder = async () => (await paidPaperback(testShop)).order

const refund = (order: string) =>
  testShop.database.db
    .transaction()
    .execute(transaction => refundOrder(transaction, testShop.deps, { order, payment: null, isWhole: true }))

const ofOrder = (order: string) => received.filter(({ message }) => message.order.id === order)
/** As a receiver sees it that takes each id once. */
const typesOf = (order: string) => [
  ...new Map(ofOrder(order).map(({ message }) => [message.id, message.type])).values(),
]

const open = () =>
  testShop.database.db
    .selectFrom('print_event')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()

/** Hours pass, and two processes try at once each time. */
async function untilDelivered(): Promise<void> {
  for (let tries = 0; tries < 200 && (await open()).length > 0; tries++) {
    await Promise.all([deliver(), deliver()])
    testShop.pass(HOUR_MS / 4)
  }
}

describe('A paid paperback', () => {
  it('is mailed to staff in the transaction that hands it over', async () => {
    const before = testShop.receipts.length
    const order = await paidOrder()
    const mails = testShop.receipts.slice(before).filter(({ kind }) => kind === 'print-order')
    expect(mails).toMatchObject([
      { to: 'staff@tales.example', data: { number: order.slice(0, 8).toUpperCase(), pageCount: 24 } },
    ])
    expect(JSON.stringify(mails)).not.toMatch(/Mila|Steg|reader/)
    await refund(order)
  })

  it(`reaches the print house once, signed, through errors, cut lines and deaths: ${ORDERS} orders`, async () => {
    const orders: string[] = []
    for (let count = 0; count < ORDERS; count++) {
      orders.push(await paidOrder())
      if (count % 5 === 0) await deliverAndDie()
    }
    await untilDelivered()
    expect(await open()).toEqual([])
    expect(orders.map(typesOf)).toEqual(orders.map(() => ['print-order.paid']))
    expect(received.every(({ isGenuine }) => isGenuine)).toBe(true)
    expect(received.length).toBeGreaterThan(ORDERS)
    expect(ofOrder(orders[0] ?? '')[0]?.message.order).toMatchObject({
      interiorUrl: expect.stringContaining('https://tales.example/'),
      address: { name: 'Mila Morgenstern', country: 'DE', postalCode: '18586' },
    })
  }, 120_000)

  it('is not sent there after a refund, and is cancelled where it may have been', async () => {
    const unsent = await paidOrder()
    await refund(unsent)
    const sent = await paidOrder()
    behaviour = takes
    await deliver()
    await refund(sent)
    const doubtful = await paidOrder()
    behaviour = response => void response.socket?.destroy()
    await deliver()
    await refund(doubtful)
    behaviour = undefined
    await untilDelivered()
    expect([unsent, sent, doubtful].map(typesOf)).toEqual([
      [],
      ['print-order.paid', 'print-order.cancelled'],
      ['print-order.paid', 'print-order.cancelled'],
    ])
  })

  it('is given up after three days, and never sent again', async () => {
    const order = await paidOrder()
    behaviour = response => void response.writeHead(503).end()
    for (let hours = 0; hours < 80; hours++) {
      await deliver()
      testShop.pass(HOUR_MS)
    }
    const tried = ofOrder(order).length
    expect(tried).toBeGreaterThan(20)
    behaviour = undefined
    testShop.pass(3 * DAY_MS)
    await deliver()
    expect(ofOrder(order)).toHaveLength(tried)
  })
})
