import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { LINK_MINUTES, type SignInAction, TOKEN_LENGTH } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { verifyPath } from '../../contract/own-path.ts'
import type { Queries } from '../db/database.ts'
import { accountHash } from './account-hash.ts'

export const LINK_MS = LINK_MINUTES * 60_000
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SELECTOR_BYTES = 16
/** A second draw is rare; a fifth means another fault. */
const DRAWS_MAX = 5

export interface LinkOptions {
  readonly accountId: string
  readonly requesterHash: string
  /** HMAC of the asking network; empty where there is none. */
  readonly networkHash: string
  readonly isKnown: boolean
  readonly language: Language
  readonly target: string | undefined
  readonly action: SignInAction | undefined
}

/** Live links of one account, one for each browser that asked. */
const LIVE_LINKS = 3

/** Makes a link and ends the browser's former one, or one beyond LIVE_LINKS. The caller holds the account's lock. */
export async function makeLink(
  transaction: Queries,
  deps: { readonly secret: string; readonly clock: () => number; readonly publicOrigin: string },
  options: LinkOptions,
): Promise<string> {
  await evictLinks(transaction, options, new Date(deps.clock()))
  for (let draw = 0; draw < DRAWS_MAX; draw++) {
    const names = { token: newToken(), r: randomBytes(SELECTOR_BYTES).toString('base64url') }
    if (await insertLink(transaction, deps, options, names))
      return deps.publicOrigin + verifyPath(options.language, names)
  }
  throw new Error('no token was free')
}

/** Unknown browsers' links go first, and those of the asking network: repeated requests cannot end the owner's link. */
async function evictLinks(transaction: Queries, options: LinkOptions, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sign_in_link')
    .where('account_id', '=', options.accountId)
    .where('used_at', 'is', null)
    .where(build => build.or([build('browser_hmac', '=', options.requesterHash), build('expires_at', '<=', now)]))
    .execute()
  const live = await transaction
    .selectFrom('sign_in_link')
    .select('id')
    .where('account_id', '=', options.accountId)
    .where('used_at', 'is', null)
    .orderBy('is_known')
    .orderBy(build => build('network_hash', '=', options.networkHash), 'desc')
    .orderBy('created_at')
    .execute()
  const over = live.slice(0, Math.max(0, live.length - LIVE_LINKS + 1)).map(({ id }) => id)
  if (over.length > 0) await transaction.deleteFrom('sign_in_link').where('id', 'in', over).execute()
}

const newToken = (): string => Array.from({ length: TOKEN_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('')

/** False when a live link has the same token. */
async function insertLink(
  transaction: Queries,
  { secret, clock }: { readonly secret: string; readonly clock: () => number },
  options: LinkOptions,
  { token, r }: { readonly token: string; readonly r: string },
): Promise<boolean> {
  const row = await transaction
    .insertInto('sign_in_link')
    .values({
      id: randomUUID(),
      account_id: options.accountId,
      token_hmac: accountHash(secret, 'token', token),
      selector_hmac: accountHash(secret, 'selector', r),
      browser_hmac: options.requesterHash,
      network_hash: options.networkHash,
      is_known: options.isKnown,
      created_at: new Date(clock()),
      expires_at: new Date(clock() + LINK_MS),
      language: options.language,
      target: options.target ?? null,
      action: options.action ? JSON.stringify(options.action) : null,
    })
    .onConflict(conflict => conflict.column('token_hmac').where('used_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
