import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import type { Queries } from '../../../src/api/db/database.ts'
import type { TaskJob, TaskName } from '../../../src/api/db/jobs.ts'
import type { NewMail } from '../../../src/api/mails/new-mail.ts'
import { deliverPresents } from '../../../src/api/presents/deliver-presents.ts'
import type { CodeCaller, PresentDeps } from '../../../src/api/presents/present-deps.ts'
import { schedulePresent } from '../../../src/api/presents/schedule-present.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import type { GivenPresent, PresentEdition, PresentRequest } from '../../../src/contract/present.ts'
import { localTime } from '../../../src/lib/zoned-time.ts'
import { madeStory, openTestAccounts, type TestAccounts } from '../accounts/test-accounts.ts'

export const HOUR_MS = 3_600_000
const ZONE = 'Europe/Berlin'

export type Person = CodeCaller & { readonly signedIn: SignedIn }

export interface TestPresents {
  readonly accounts: TestAccounts
  readonly deps: PresentDeps
  /** Tasks for editions, in order. */
  readonly queued: TaskName[]
  now(): number
  /** Sets the clock, also back. */
  setClock(at: number): void
  /** Somebody with a proven mailbox, at a browser of their own. */
  person(email?: string): Promise<Person>
  /** Somebody without an account. */
  guest(): CodeCaller
  story(giver: Person): Promise<string>
  /** An order of an edition, paid and granted. */
  buy(giver: Person, story: string, edition: PresentEdition): Promise<string>
  /** Delivers what is due; `dies` before its transaction ends. */
  deliver(options?: { dies?: boolean }): Promise<void>
  schedule(giver: Person, story: string, more?: Partial<PresentRequest>): Promise<GivenPresent>
  request(more?: Partial<PresentRequest> & { readonly at?: number }): PresentRequest
}

class Died extends Error {}

/** Presents on a database of their own; their mails stay in its table. */
export async function openTestPresents(): Promise<TestPresents> {
  const accounts = await openTestAccounts()
  const { db } = accounts.database
  let clock = accounts.now()
  const queued: TaskName[] = []
  const now = () => clock
  const jobs = { sendTask: async (_: Queries, { task }: TaskJob) => void queued.push(task) }
  const deps = { ...accounts.deps, clock: now, jobs }
  await insertProducts(db)
  const request: TestPresents['request'] = ({ at = clock + 24 * HOUR_MS, ...more } = {}) => {
    const [day = '', hour = ''] = localTime(at, more.timeZone ?? ZONE).split('T')
    const own = {
      from: 'Oma Inge',
      to: 'Mila',
      dedication: 'Für Mila, die zählen kann.',
      address: 'mila@reader.example',
    }
    return { ...own, delivery: 'mail', day, hour, timeZone: ZONE, language: 'de', editions: [], ...more }
  }
  return {
    accounts,
    deps,
    queued,
    now,
    setClock(at) {
      clock = at
    },
    person: (email = `${randomUUID()}@giver.example`) => newPerson(db, email, now),
    guest: () => newGuest(now),
    story: giver => storyOf(accounts, giver),
    buy: (giver, story, edition) => insertOrder(db, { giver, story, edition, at: new Date(clock) }),
    async deliver({ dies = false } = {}) {
      const queue = { queueMail: (queries: Queries, mail: NewMail) => queueMail(queries, mail, { at: clock, dies }) }
      await deliverPresents({ db, clock: now, publicOrigin: 'https://tales.example', queue }).catch(
        (error: unknown) => {
          if (!(error instanceof Died)) throw error
        },
      )
    },
    async schedule(giver, story, more = {}) {
      const given = await schedulePresent(deps, story, { request: request(more), giver })
      if (given instanceof Refusal) throw new Error(`refused: ${given.code} ${JSON.stringify(given.issues)}`)
      return given
    },
    request,
  }
}

async function insertProducts(db: Queries): Promise<void> {
  await db
    .insertInto('product')
    .values(
      readCatalogue().map(({ id, name, priceInCent }, position) => ({
        id,
        name,
        position,
        price_in_cent: priceInCent,
        price_id: null,
        description: '',
        metadata: '{}',
      })),
    )
    .execute()
}

async function newPerson(db: Queries, email: string, now: () => number): Promise<Person> {
  const guest = newGuest(now)
  const id = randomUUID()
  await db
    .insertInto('account')
    .values({
      id,
      email,
      email_key: email,
      mailbox_key: email,
      language: 'de',
      created_at: new Date(now()),
      proven_at: new Date(now()),
    })
    .execute()
  const account = { id, email, language: 'de' as const, createdAt: new Date(now()), hasPassword: false }
  const session = { id: randomUUID(), proven: true, linkAt: new Date(now()) }
  return { ...guest, signedIn: { account, session, isStaff: false, isStaffAccount: false } }
}

function newGuest(now: () => number): CodeCaller {
  const claimHash = randomUUID()
  return { claimHash, networkHash: randomUUID(), signedIn: undefined, now: now(), keepClaim: () => claimHash }
}

const storyOf = (accounts: TestAccounts, { claimHash, networkHash, signedIn }: Person): Promise<string> =>
  madeStory(
    accounts,
    { claimHash: claimHash ?? '', networkHash, requesterHash: '', agent: '', knownHash: '' },
    { account: signedIn.account.id },
  )

interface Bought {
  readonly giver: Person
  readonly story: string
  readonly edition: PresentEdition
  readonly at: Date
}

async function insertOrder(db: Queries, { giver, story, edition, at }: Bought): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('shop_order')
    .values({
      id,
      created_at: at,
      product_id: readCatalogue().find(({ name }) => name === edition)?.id ?? '',
      edition,
      story_id: story,
      account_id: giver.signedIn.account.id,
      claim_hash: giver.claimHash ?? '',
      language: 'de',
      accepted: '[]',
      price_id: 'price',
      price_in_cent: 500,
      paid_in_cent: 500,
      state: 'fulfilled',
    })
    .execute()
  await db
    .insertInto('edition_grant')
    .values({ id: randomUUID(), story_id: story, edition, order_id: id, created_at: at })
    .execute()
  return id
}

async function queueMail(
  queries: Queries,
  { kind, language, to, data }: NewMail,
  { at, dies }: { at: number; dies: boolean },
) {
  const id = randomUUID()
  const created = new Date(at)
  await queries
    .insertInto('mail')
    .values({ id, kind, language, to_address: to, data: JSON.stringify(data), created_at: created, next_at: created })
    .execute()
  if (dies) throw new Died()
  return id
}
