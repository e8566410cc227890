import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { signatureOf } from '../editor/min-hash.ts'
import type { DraftEntry, ReadEntry } from '../outside/content/content.ts'
import { ContentError } from '../outside/content/content-error.ts'
import { LANDING_TYPE, type LandingDeps } from './landing-deps.ts'

const PAGES_AT_ONCE = 100
const FIELDS = ['sys', ...['title', 'lang', 'url', 'content'].map(name => `fields.${name}`)].join(',')

type SignedText = Pick<DraftEntry | ReadEntry, 'id' | 'fields'>

export const signatureBytes = (text: { title: string; content: string }, language: string): Buffer => {
  const numbers = Uint32Array.from(signatureOf(`${text.title}\n${text.content}`, language))
  return Buffer.from(numbers.buffer)
}

function rowOf({ id, fields }: SignedText) {
  const [title, language, url, content] = [fields.title, fields.lang, fields.url, fields.content].map(value =>
    typeof value === 'string' ? value : '',
  ) as [string, string, string, string]
  return { entry: id, language, url, title, signature: signatureBytes({ title, content }, language) }
}

export async function keepSignatures(queries: Queries, pages: readonly SignedText[]): Promise<void> {
  const rows: ReturnType<typeof rowOf>[] = []
  for (const page of pages) {
    rows.push(rowOf(page))
    // Each takes 1 to 2 ms, and others need this thread.
    await turn()
  }
  if (rows.length === 0) return
  await queries
    .insertInto('landing_signature')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('entry').doUpdateSet(({ ref }) => ({
        language: ref('excluded.language'),
        url: ref('excluded.url'),
        title: ref('excluded.title'),
        signature: ref('excluded.signature'),
      })),
    )
    .execute()
}

let following: Promise<void> | undefined

/** Brings the signatures in step with what is published; parallel calls share one run. */
export function followSignatures(deps: LandingDeps): Promise<void> {
  following ??= follow(deps).finally(() => {
    following = undefined
  })
  return following
}

async function follow(deps: LandingDeps): Promise<void> {
  const row = await deps.db.selectFrom('landing_signature_sync').select('sync_token as token').executeTakeFirst()
  const token = row ? await indexChanges(deps, row.token) : await indexAll(deps)
  if (token === row?.token) return
  await sql`
    insert into landing_signature_sync (id, sync_token) values (true, ${token})
    on conflict (id) do update set sync_token = excluded.sync_token`.execute(deps.db)
}

async function indexChanges(deps: LandingDeps, since: string): Promise<string> {
  try {
    const { entries, withdrawn, token } = await deps.content.read.changes(since)
    await indexSome(
      deps,
      entries.filter(({ type }) => type === LANDING_TYPE).map(({ id }) => id),
    )
    if (withdrawn.length > 0) {
      await deps.db.deleteFrom('landing_signature').where('entry', 'in', withdrawn).execute()
    }
    return token
  } catch (error) {
    // A token of another space, or expired.
    const isLost = error instanceof ContentError && ['refused', 'invalid', 'missing'].includes(error.failure)
    if (!isLost) throw error
    return indexAll(deps)
  }
}

/** Fetched as entries: the list of changes has fields by locale. */
async function indexSome({ db, content }: LandingDeps, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGES_AT_ONCE) {
    const some = ids.slice(start, start + PAGES_AT_ONCE).join(',')
    const query = { content_type: LANDING_TYPE, 'sys.id[in]': some, select: FIELDS, limit: PAGES_AT_ONCE }
    await keepSignatures(db, (await content.read.entries(query)).items)
  }
}

/** Everything anew, in batches: too many pages for memory. */
async function indexAll({ db, content }: LandingDeps): Promise<string> {
  const token = await content.read.position()
  for (let skip = 0, total = 1; skip < total; skip += PAGES_AT_ONCE) {
    const query = { content_type: LANDING_TYPE, select: FIELDS, order: 'sys.id', limit: PAGES_AT_ONCE, skip }
    const found = await content.read.entries(query)
    total = found.items.length > 0 ? found.total : 0
    await keepSignatures(db, found.items)
  }
  return token
}
