import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { fromRow } from './database-rows.ts'
import type { Resource } from './resource.ts'
import type { Change, ChangeFilter } from './storage.ts'

/** Key of the advisory lock under which changes are numbered. */
const NUMBERING = 7_001

export const CONTENT_CHANGE = 'content_change'

/** Notifies the listeners, inside a transaction at its commit. */
export async function notifyContentChange(queries: Queries): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANGE}, '')`.execute(queries)
}

/** Records a publication and notifies. Serialised to the commit: a reader would miss a number below the one it read. */
export async function noteChange(queries: Queries, resource: Resource, deletedAt: Date | null): Promise<void> {
  if (resource.kind === 'ContentType') return
  const { kind, id, type, revision } = resource
  await sql`select pg_advisory_xact_lock(${NUMBERING})`.execute(queries)
  await sql`
    insert into content_change (kind, id, number, type, revision, deleted_at)
    values (${kind}, ${id}, nextval('content_change_number'), ${type}, ${revision}, ${deletedAt})
    on conflict (kind, id) do update set
      number = excluded.number, type = excluded.type, revision = excluded.revision, deleted_at = excluded.deleted_at
  `.execute(queries)
  await notifyContentChange(queries)
}

/** `noteChange` for many first publications, in two statements. */
export async function noteChanges(queries: Queries, resources: readonly Resource[]): Promise<void> {
  const noted = resources
    .filter(({ kind }) => kind !== 'ContentType')
    .map(({ kind, id, type, revision }) => ({ kind, id, type, revision }))
  await sql`select pg_advisory_xact_lock(${NUMBERING})`.execute(queries)
  await sql`
    insert into content_change (kind, id, number, type, revision)
    select kind, id, nextval('content_change_number'), type, revision
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (kind text, id text, type text, revision integer)
  `.execute(queries)
  await notifyContentChange(queries)
}

export async function lastChange(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('content_change')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

export async function changesAfter(db: Database, filter: ChangeFilter): Promise<Change[]> {
  let query = db
    .selectFrom('content_change')
    .selectAll()
    .where('number', '>', String(filter.after))
    .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('number', '>', String(filter.deletionsAfter))]))
    .orderBy('number')
    .limit(filter.limit)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.type) query = query.where('type', '=', filter.type)
  if (filter.deletionsOnly) query = query.where('deleted_at', 'is not', null)
  const rows = await query.execute()
  const resources = await bodiesOf(
    db,
    rows.filter(row => row.deleted_at === null),
  )
  return rows.map(({ number, deleted_at, ...row }) => ({
    ...row,
    number: Number(number),
    deletedAt: deleted_at,
    resource: resources.get(`${row.kind} ${row.id}`) ?? null,
  }))
}

async function bodiesOf(
  db: Database,
  rows: readonly { kind: 'Entry' | 'Asset'; id: string }[],
): Promise<Map<string, Resource>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('content_resource')
    .selectAll()
    .where('published', 'is not', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'id'),
        'in',
        rows.map(({ kind, id }) => tuple(kind, id)),
      ),
    )
    .execute()
  return new Map(found.map(row => [`${row.kind} ${row.id}`, fromRow(row)]))
}
