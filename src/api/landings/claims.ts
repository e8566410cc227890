import type { Language } from '../../contract/languages.ts'
import type { Queries } from '../db/database.ts'
import { LANDING_TYPE, type LandingDeps } from './landing-deps.ts'

/** Claims of unsaved entries lapse after this: saving takes seconds. */
const UNSAVED_CLAIM_MS = 60_000

export interface Address {
  readonly language: Language
  readonly url: string
}

/** Reserves an address for an entry, safe in parallel. False when a page here or in the content service has it. */
export async function claimAddress(deps: LandingDeps, entry: string, address: Address): Promise<boolean> {
  const other = await claimFor(deps, entry, address)
  if (other && ((await isClaimLive(deps, other, address)) || !(await takeOver(deps, entry, address, other))))
    return false
  const published = await publishedAt(deps, address)
  return published.every(id => id === entry)
}

interface Claimant {
  readonly id: string
  readonly since: Date
}

/** Undefined on success; else the owner. */
async function claimFor(deps: LandingDeps, entry: string, { language, url }: Address): Promise<Claimant | undefined> {
  const made = await deps.db
    .insertInto('landing_claim')
    .values({ language, url, entry, claimed_at: new Date(deps.clock()) })
    .onConflict(conflict => conflict.columns(['language', 'url']).doNothing())
    .returning('entry')
    .executeTakeFirst()
  if (made) return undefined
  const found = await deps.db
    .selectFrom('landing_claim')
    .select(['entry', 'claimed_at'])
    .where('language', '=', language)
    .where('url', '=', url)
    .executeTakeFirst()
  // Released between the two queries.
  if (!found) return claimFor(deps, entry, { language, url })
  return found.entry === entry ? undefined : { id: found.entry, since: found.claimed_at }
}

/** The holder may have another address by now, or be gone, except while it is being saved. */
async function isClaimLive(deps: LandingDeps, claimant: Claimant, { language, url }: Address): Promise<boolean> {
  const found = await deps.content.write.entry(claimant.id)
  if (!found) return claimant.since.getTime() > deps.clock() - UNSAVED_CLAIM_MS
  return found.fields.lang === language && found.fields.url === url
}

async function takeOver(
  { db, clock }: LandingDeps,
  entry: string,
  { language, url }: Address,
  { id, since }: Claimant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('landing_claim')
    .set({ entry, claimed_at: new Date(clock()) })
    .where('language', '=', language)
    .where('url', '=', url)
    .where('entry', '=', id)
    .where('claimed_at', '=', since)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function keepOnlyClaim(queries: Queries, entry: string, kept: Address | undefined): Promise<void> {
  await queries
    .deleteFrom('landing_claim')
    .where('entry', '=', entry)
    .$if(kept !== undefined, query =>
      query.where(({ not, and, eb }) =>
        not(and([eb('language', '=', kept?.language ?? ''), eb('url', '=', kept?.url ?? '')])),
      ),
    )
    .execute()
}

async function publishedAt({ content }: LandingDeps, { language, url }: Address): Promise<string[]> {
  const query = { content_type: LANDING_TYPE, 'fields.lang': language, 'fields.url': url }
  const { items } = await content.read.entries({ ...query, select: 'sys,fields.url', limit: 3 })
  return items.map(({ id }) => id)
}

/** The entry at an address, published or not; undefined when unknown. */
export async function entryAt(deps: LandingDeps, address: Address): Promise<string | undefined> {
  const claimed = await deps.db
    .selectFrom('landing_claim')
    .select('entry')
    .where('language', '=', address.language)
    .where('url', '=', address.url)
    .executeTakeFirst()
  return claimed?.entry ?? (await publishedAt(deps, address))[0]
}
