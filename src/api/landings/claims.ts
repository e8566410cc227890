import type { Language } from '../../contract/languages.ts'
import type { Queries } from '../db/database.ts'
import { LANDING_TYPE, type LandingDesk } from './landing-deps.ts'

/** Claims of unsaved entries lapse after this: saving takes seconds. */
const UNSAVED_CLAIM_MS = 60_000

export interface Address {
  readonly language: Language
  readonly url: string
}

/** Reserves an address for an entry, safe in parallel. False when a page here or in the content service has it. */
export async function claimAddress(desk: LandingDesk, entry: string, address: Address): Promise<boolean> {
  const other = await claimFor(desk, entry, address)
  if (other && ((await isHeldBy(desk, other, address)) || !(await takeOver(desk, entry, address, other)))) return false
  const published = await publishedAt(desk, address)
  return published.every(id => id === entry)
}

interface Holder {
  readonly id: string
  readonly since: Date
}

/** Undefined on success; else the owner. */
async function claimFor(desk: LandingDesk, entry: string, { language, url }: Address): Promise<Holder | undefined> {
  const made = await desk.db
    .insertInto('landing_claim')
    .values({ language, url, entry, claimed_at: new Date(desk.clock()) })
    .onConflict(conflict => conflict.columns(['language', 'url']).doNothing())
    .returning('entry')
    .executeTakeFirst()
  if (made) return undefined
  const found = await desk.db
    .selectFrom('landing_claim')
    .select(['entry', 'claimed_at'])
    .where('language', '=', language)
    .where('url', '=', url)
    .executeTakeFirst()
  // Released between the two queries.
  if (!found) return claimFor(desk, entry, { language, url })
  return found.entry === entry ? undefined : { id: found.entry, since: found.claimed_at }
}

/** The holder may have another address by now, or be gone, except while it is being saved. */
async function isHeldBy(desk: LandingDesk, holder: Holder, { language, url }: Address): Promise<boolean> {
  const found = await desk.content.write.entry(holder.id)
  if (!found) return holder.since.getTime() > desk.clock() - UNSAVED_CLAIM_MS
  return found.fields.lang === language && found.fields.url === url
}

async function takeOver(
  { db, clock }: LandingDesk,
  entry: string,
  { language, url }: Address,
  { id, since }: Holder,
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

async function publishedAt({ content }: LandingDesk, { language, url }: Address): Promise<string[]> {
  const query = { content_type: LANDING_TYPE, 'fields.lang': language, 'fields.url': url }
  const { items } = await content.read.entries({ ...query, select: 'sys,fields.url', limit: 3 })
  return items.map(({ id }) => id)
}

/** The entry at an address, published or not; undefined when unknown. */
export async function entryAt(desk: LandingDesk, address: Address): Promise<string | undefined> {
  const claimed = await desk.db
    .selectFrom('landing_claim')
    .select('entry')
    .where('language', '=', address.language)
    .where('url', '=', address.url)
    .executeTakeFirst()
  return claimed?.entry ?? (await publishedAt(desk, address))[0]
}
