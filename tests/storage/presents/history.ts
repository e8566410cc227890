import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deleteStories } from '../../../src/api/accounts/delete-stories.ts'
import { readableStories } from '../../../src/api/accounts/readable-stories.ts'
import { cancelPresent, changePresent } from '../../../src/api/presents/change-present.ts'
import { keepPresent, openPresent, readPresent, thankPresent } from '../../../src/api/presents/open-present.ts'
import type { CodeCaller } from '../../../src/api/presents/present-deps.ts'
import { schedulePresent } from '../../../src/api/presents/schedule-present.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { viewStory } from '../../../src/api/stories/view-story.ts'
import { CODE_LENGTH, type Delivery } from '../../../src/contract/present.ts'
import { seeded } from '../../../src/lib/seeded.ts'
import { refundDeps } from '../shop/seller.ts'
import { HOUR_MS, type Person, type TestPresents } from './test-presents.ts'

const STEPS = 18
/** Histories that begin with a bought book. */
const BOUGHT_SHARE = 0.5
/** Milliseconds from a present's hour. */
const EDGES = [-HOUR_MS / 2, -60_000, -1, 0, 1]

/** A present as this test knows it, beside what the service stores. */
interface Known {
  readonly id: string
  readonly code: string
  delivery: Delivery
  address: string
  opensAt: number
  /** Whether the clock was ever at its hour while it could be delivered. */
  wasDue: boolean
  hasOrder: boolean
  gone: boolean
  /** Browsers that opened it, and the account that keeps it. */
  readonly browsers: Set<CodeCaller>
  keeper: Person | undefined
}

interface History {
  readonly test: TestPresents
  readonly random: ReturnType<typeof seeded>
  readonly giver: Person
  readonly story: string
  order: string | undefined
  isDeleted: boolean
  readonly presents: Known[]
  readonly readers: readonly CodeCaller[]
  readonly keepers: readonly Person[]
  readonly wrong: string[]
}

/** Lives one random history; what went wrong in it, in words. */
export async function liveHistory(test: TestPresents, seed: string): Promise<string[]> {
  const random = seeded(seed)
  const giver = await test.person()
  const history: History = {
    test,
    random,
    giver,
    story: await test.story(giver),
    order: undefined,
    isDeleted: false,
    presents: [],
    readers: [test.guest(), test.guest(), test.guest()],
    keepers: [await test.person(), await test.person()],
    wrong: [],
  }
  const actions = [...ALWAYS, ...SOMETIMES.filter(() => random.next() < KIND_SHARE)]
  if (random.next() < BOUGHT_SHARE) await buy(history)
  for (let step = 0; step < STEPS; step++) {
    await random.pick(actions)(history)
    await look(history)
  }
  // Long after every hour, everything that is owed has been delivered.
  test.setClock(Math.max(test.now(), ...history.presents.map(({ opensAt }) => opensAt)) + HOUR_MS)
  await deliver(history)
  await deliver(history)
  await look(history)
  await lookAtStories(history)
  return history.wrong
}

const newAddress = (): string => `${randomUUID()}@reader.example`

const requestOf = (history: History, address: string) => {
  const { test, random } = history
  const hours = 1 + Math.floor(random.next() * 60)
  const at = Math.ceil((test.now() + hours * HOUR_MS) / 60_000) * 60_000
  const delivery = random.pick(['mail', 'mail', 'card'] as const)
  const editions = history.order !== undefined && random.next() < 0.8 ? (['ebook'] as const) : []
  return test.request({ at, delivery, address, editions: [...editions] })
}

async function schedule(history: History): Promise<void> {
  const { test, giver, story } = history
  const address = newAddress()
  const request = requestOf(history, address)
  const given = await schedulePresent(test.deps, story, { request, giver })
  if (given instanceof Refusal) return
  if (history.isDeleted) history.wrong.push('a deleted story was given')
  history.presents.push({
    id: given.id,
    code: given.code,
    delivery: request.delivery,
    address,
    opensAt: Date.parse(given.opensAt),
    wasDue: false,
    hasOrder: request.editions.length > 0,
    gone: false,
    browsers: new Set(),
    keeper: undefined,
  })
}

async function change(history: History): Promise<void> {
  const present = somePresent(history)
  if (!present) return
  const address = newAddress()
  const request = requestOf(history, address)
  const { test, giver } = history
  const changed = await changePresent(test.deps, present.id, { request, giver })
  if (changed instanceof Refusal) return
  if (present.gone || present.wasDue) history.wrong.push('a present was changed after its hour or its end')
  const opensAt = Date.parse(changed.opensAt)
  Object.assign(present, { address, opensAt, delivery: request.delivery, hasOrder: request.editions.length > 0 })
}

async function cancel(history: History): Promise<void> {
  const present = somePresent(history)
  if (!present) return
  const cancelled = await cancelPresent(history.test.deps, present.id, history.giver)
  if (cancelled instanceof Refusal) return
  if (present.wasDue) history.wrong.push('a present was taken back after its hour')
  present.gone = true
}

async function buy(history: History): Promise<void> {
  if (history.order !== undefined || history.isDeleted) return
  history.order = await history.test.buy(history.giver, history.story, 'ebook')
}

async function refund(history: History): Promise<void> {
  const { test, order } = history
  if (order === undefined) return
  await test.deps.db
    .transaction()
    .execute(one => refundOrder(one, refundDeps(test.now), { order, payment: null, isWhole: true }))
  history.order = undefined
  for (const present of history.presents) if (present.hasOrder) present.gone = true
}

/** One, two at once, or one that dies before its transaction ends. */
async function deliver(history: History): Promise<void> {
  const { test, random } = history
  for (const present of history.presents) {
    if (!present.gone && present.opensAt <= test.now()) present.wasDue = true
  }
  const how = random.next()
  if (how < 0.3) await test.deliver({ dies: true })
  if (how < 0.6) await Promise.all([test.deliver(), test.deliver()])
  else await test.deliver()
}

async function jump({ test, random }: History): Promise<void> {
  test.setClock(test.now() + Math.floor((random.next() * 50 - 10) * HOUR_MS))
}

/** To the edge of an hour, before it or after, also back: there faults of a moment show. */
async function approach(history: History): Promise<void> {
  const present = somePresent(history)
  if (present) history.test.setClock(present.opensAt + history.random.pick(EDGES))
}

async function open(history: History): Promise<void> {
  const present = somePresent(history)
  if (!present) return
  const reader = history.random.pick(history.readers)
  const view = await openPresent(history.test.deps, present.code, reader)
  if (view instanceof Refusal) return
  if (view.state !== 'opened') return
  if (present.gone || !isOver(history, present))
    history.wrong.push('a present was opened before its hour or after its end')
  present.browsers.add(reader)
}

/** Two accounts at once: at most one may have it. */
async function keepTwice(history: History): Promise<void> {
  const present = somePresent(history)
  if (!present) return
  const views = await Promise.all(history.keepers.map(keeper => keepPresent(history.test.deps, present.code, keeper)))
  const kept = history.keepers.filter((_, index) => (views[index] as { state?: string }).state === 'opened')
  if (kept.length > 1) history.wrong.push('two accounts keep one present')
  const [keeper] = kept
  if (!keeper) return
  if (present.keeper && present.keeper !== keeper) history.wrong.push('a present changed hands')
  if (present.gone || !isOver(history, present))
    history.wrong.push('a present was kept before its hour or after its end')
  present.keeper = keeper
}

async function tryWrongCode(history: History): Promise<void> {
  const guest = history.test.guest()
  for (const ask of [readPresent, openPresent]) {
    const view = await ask(history.test.deps, 'BCDFGHJKMNPQ', guest)
    if (!(view instanceof Refusal)) history.wrong.push('a wrong code opened something')
  }
}

async function thank(history: History): Promise<void> {
  const present = somePresent(history)
  if (!present) return
  const caller = history.random.pick(history.readers)
  const view = await thankPresent(history.test.deps, present.code, { thanks: 'Danke', caller })
  if (!(view instanceof Refusal) && !present.browsers.has(caller)) history.wrong.push('a stranger said thanks')
}

async function deleteStory(history: History): Promise<void> {
  if (history.random.next() < 0.8) return
  await deleteStories(history.test.deps.db, [history.story], history.test.now())
  history.isDeleted = true
  for (const present of history.presents) present.gone = true
}

type Action = (history: History) => Promise<void>

const ALWAYS: readonly Action[] = [schedule, schedule, deliver, deliver, deliver, open, open]
const SOMETIMES: readonly Action[] = [
  ...[change, cancel, buy, refund, tryWrongCode, deleteStory, jump, jump, approach, approach, keepTwice, thank],
]
/** A history of few kinds of steps comes further with each. */
const KIND_SHARE = 0.6

const somePresent = ({ presents, random }: History): Known | undefined =>
  presents.length > 0 ? random.pick(presents) : undefined

/** Its hour has come, now or at a delivery before the clock went back. */
const isOver = ({ test }: History, present: Known): boolean => present.wasDue || present.opensAt <= test.now()

/** What must hold after every step. */
async function look(history: History): Promise<void> {
  await lookAtMails(history)
  await lookAtReaders(history)
}

async function lookAtMails({ test, presents, wrong }: History): Promise<void> {
  if (presents.length === 0) return
  const codes = presents.map(({ code }) => code)
  // By their codes: one to an address that nobody typed would be found as well.
  const mails = await test.deps.db
    .selectFrom('mail')
    .select(['to_address', 'created_at', sql<string>`right(data->>'link', ${CODE_LENGTH})`.as('code')])
    .where('kind', '=', 'present')
    .where(sql`right(data->>'link', ${CODE_LENGTH})`, 'in', codes)
    .execute()
  for (const present of presents) {
    const own = mails.filter(({ code }) => code === present.code)
    if (own.length > 1) wrong.push('a present was delivered twice')
    if (own.some(({ to_address }) => to_address !== present.address)) wrong.push('a present went to somebody else')
    if (own.some(({ created_at }) => created_at.getTime() < present.opensAt))
      wrong.push('a present came before its hour')
    const isOwed = present.wasDue && !present.gone && present.delivery === 'mail'
    if (own.length === 0 && isOwed) wrong.push('a present was not delivered')
    if (own.length > 0 && present.delivery === 'card') wrong.push('a card was mailed')
    if (own.length > 0 && present.gone && !present.wasDue) wrong.push('a present was delivered after its end')
  }
}

/** By the rule that every call asks: what a whole story costs would be most of a history's time. */
async function lookAtReaders(history: History): Promise<void> {
  const { test, story, wrong } = history
  await Promise.all(
    readersOf(history).map(async ({ reader, mayRead }) => {
      const row = await readableStories(test.deps.db, reader)
        .select('story.id')
        .where('story.id', '=', story)
        .executeTakeFirst()
      if ((row === undefined) === mayRead) wrong.push(mayRead ? 'a recipient cannot read' : 'a stranger reads')
    }),
  )
}

/** At its end, by the call itself. */
async function lookAtStories(history: History): Promise<void> {
  const { test, story, wrong } = history
  for (const { reader, mayRead } of readersOf(history)) {
    const view = await viewStory(test.deps, story, reader)
    if (view instanceof Refusal === mayRead) wrong.push(mayRead ? 'a recipient cannot read' : 'a stranger reads')
  }
}

function readersOf({ presents, readers, keepers, isDeleted }: History) {
  const live = presents.filter(({ gone }) => !gone)
  return [...readers, ...keepers].map(reader => ({
    reader,
    mayRead: !isDeleted && live.some(({ browsers, keeper }) => browsers.has(reader) || keeper === reader),
  }))
}
