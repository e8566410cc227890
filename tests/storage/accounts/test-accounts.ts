import { randomUUID } from 'node:crypto'
import type { AccountDeps, SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { type LoginRequest, type LoginResult, login } from '../../../src/api/accounts/login.ts'
import type { OwnerNotice, SendNotice } from '../../../src/api/accounts/notify-owner.ts'
import type { SignedInBrowser } from '../../../src/api/accounts/sessions.ts'
import { type SignedIn, sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { type LinkUse, useLink } from '../../../src/api/accounts/use-link.ts'
import type { OpenDatabase } from '../../../src/api/db/database.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'

const START = Date.UTC(2026, 10, 21, 12)

/** Whoever asks, with everything a browser brings along. */
export interface Browser {
  readonly claimHash: string
  readonly requesterHash: string
  readonly networkHash: string
  readonly agent: string
  /** Of the cookie that it is remembered by. */
  readonly knownHash: string
}

export interface TestAccounts {
  readonly deps: AccountDeps & { readonly notifyOwner: SendNotice }
  readonly notices: OwnerNotice[]
  readonly database: OpenDatabase
  readonly mails: SignInMail[]
  readonly shares: { share: string; account: string }[]
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void
  now(): number
}

/** The rules of accounts on a database of their own, with a clock and a post office of the test's. */
export async function openTestAccounts(staffEmails: readonly string[] = []): Promise<TestAccounts> {
  const database = await freshDatabase()
  const mails: SignInMail[] = []
  const shares: { share: string; account: string }[] = []
  let now = START
  const notices: OwnerNotice[] = []
  const deps: TestAccounts['deps'] = {
    db: database.db,
    clock: () => now,
    secret: 'a secret of the tests, long enough for a key',
    publicOrigin: 'https://tales.example',
    staffEmails,
    sendMail: async (_queries, mail) => void mails.push(mail),
    notifyOwner: async (_queries, notice) => void notices.push(notice),
    addShare: async (_queries, ask) => Boolean(shares.push(ask)),
  }
  return {
    deps,
    database,
    mails,
    notices,
    shares,
    now: () => now,
    pass(milliseconds) {
      now += milliseconds
    },
  }
}

export const newBrowser = (): Browser => ({
  claimHash: randomUUID(),
  requesterHash: randomUUID(),
  networkHash: randomUUID(),
  agent: 'Firefox, Windows',
  knownHash: randomUUID(),
})

/** Asks for a link as a browser; throws on a refusal. */
export async function ask(
  testAccounts: TestAccounts,
  browser: Browser,
  email: string,
  more: Partial<LoginRequest> = {},
): Promise<LoginResult> {
  const response = await login(testAccounts.deps, {
    ...browser,
    email,
    language: 'de',
    to: undefined,
    action: undefined,
    ...more,
  })
  if (response instanceof Refusal) throw new Error(`refused: ${response.code}`)
  return response
}

/** Token and selector of the last link that was mailed. */
export function lastLink({ mails }: TestAccounts): { token: string; r: string } {
  const { searchParams } = new URL(mails.at(-1)?.link ?? '')
  return { token: searchParams.get('token') ?? '', r: searchParams.get('r') ?? '' }
}

/** Follows a link in a browser, where somebody presses the button. */
export const follow = (
  { deps }: TestAccounts,
  browser: Browser,
  link: { token: string; r?: string },
  more: Partial<LinkUse> = {},
): Promise<SignedInBrowser | Refusal> =>
  useLink(deps, {
    ...link,
    requesterHash: browser.requesterHash,
    isConfirmed: true,
    isPrefetch: false,
    browser,
    ...more,
  })

/** Signs a browser in by a mailed link; throws on a refusal. */
export async function signIn(testAccounts: TestAccounts, browser: Browser, email: string): Promise<SignedInBrowser> {
  await ask(testAccounts, browser, email)
  const response = await follow(testAccounts, browser, lastLink(testAccounts))
  if (response instanceof Refusal) throw new Error(`refused: ${response.code}`)
  return response
}

/** Who a token signs in; throws when it is nobody. */
export async function whoIs({ deps }: TestAccounts, jwt: string | null, browser: Browser): Promise<SignedIn> {
  const signedIn = await sessionOf(deps, jwt ?? '', browser.claimHash)
  if (!signedIn) throw new Error('nobody is signed in by this token')
  return signedIn
}

/** A story that a browser made, whole with a chapter. */
export async function madeStory(
  { database: { db }, now }: Pick<TestAccounts, 'database' | 'now'>,
  browser: Browser,
  more: { readonly account?: string; readonly name?: string } = {},
): Promise<string> {
  const id = randomUUID()
  const parameter = exampleParameter(more.name ? { name: more.name } : {})
  await db
    .insertInto('story')
    .values({
      id,
      created_at: new Date(now()),
      claim_hash: browser.claimHash,
      network_hash: browser.networkHash,
      request_key: randomUUID(),
      parameter: JSON.stringify(parameter),
      category: 'bedtime',
      language: 'de',
      written_by: 'offline',
      seed: 'seed',
      status: 'complete',
      title: `Die Treppe von ${more.name ?? 'Oma'}`,
      account_id: more.account ?? null,
    })
    .execute()
  const chapter = { number: 1, title: 'Eins', text: `${more.name ?? 'Sie'} zählt die Stufen.`, words: 4 }
  await db
    .insertInto('chapter')
    .values({ story_id: id, ...chapter })
    .execute()
  return id
}

export const ownerOf = async ({ database }: TestAccounts, story: string): Promise<string | null | undefined> =>
  (await database.db.selectFrom('story').select('account_id').where('id', '=', story).executeTakeFirst())?.account_id
