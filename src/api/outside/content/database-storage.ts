import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { changesAfter, lastChange, noteChange, noteChanges } from './database-changes.ts'
import { orderOf, whereOf } from './database-conditions.ts'
import { fromRow, toRow } from './database-rows.ts'
import type { Resource } from './resource.ts'
import type { ContentStorage, Search } from './storage.ts'

/** Key of the advisory lock under which the first of several starting processes seeds. */
const SEEDING = 7_002
/** A statement takes 65,535 values, and a row has thirteen. */
const ROWS_AT_ONCE = 1000

export function openContentStorage(db: Database): ContentStorage {
  return {
    find: search => find(db, search),
    async read(kind, id) {
      const row = await db
        .selectFrom('content_resource')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async readPublished(kind, ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('content_resource')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', 'in', [...ids])
        .where('published', 'is not', null)
        .execute()
      return rows.map(fromRow)
    },
    async create(resource) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('content_resource')
        .values(toRow(resource))
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    replace: (before, after, publication) => replace(db, before, after, publication),
    async remove({ kind, id, version }) {
      const { numDeletedRows } = await db
        .deleteFrom('content_resource')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
    changes: filter => changesAfter(db, filter),
    lastChange: () => lastChange(db),
    seed: prepare => seed(db, prepare),
  }
}

async function find(db: Database, search: Search): Promise<{ total: number; resources: Resource[] }> {
  const matching = db.selectFrom('content_resource').where(whereOf(search))
  const rows = await matching
    .selectAll()
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .orderBy(orderOf(search.state, search.order))
    .limit(search.limit)
    .offset(search.skip)
    .execute()
  if (rows[0]) return { total: Number(rows[0].total), resources: rows.map(fromRow) }
  // A page beyond the last has no row that could carry the total.
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { total: Number(total), resources: [] }
}

async function replace(
  db: Database,
  before: Resource,
  after: Resource,
  publication?: 'published' | 'withdrawn',
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const { kind: _kind, id: _id, ...values } = toRow(after)
    const { numUpdatedRows } = await transaction
      .updateTable('content_resource')
      .set(values)
      .where('kind', '=', before.kind)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    if (publication) await noteChange(transaction, after, publication === 'withdrawn' ? after.updatedAt : null)
    return true
  })
}

async function seed(db: Database, prepare: () => Promise<readonly Resource[]>): Promise<void> {
  if (await wasEverUsed(db)) return
  // Files may take a while to write: prepared before the lock.
  const resources = await prepare()
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${SEEDING})`.execute(transaction)
    if (resources.length === 0 || (await wasEverUsed(transaction))) return
    for (let start = 0; start < resources.length; start += ROWS_AT_ONCE) {
      const rows = resources.slice(start, start + ROWS_AT_ONCE).map(toRow)
      await transaction.insertInto('content_resource').values(rows).execute()
    }
    await noteChanges(
      transaction,
      resources.filter(({ published }) => published),
    )
  })
}

/** Removals leave a change, so that an emptied service is not seeded again. */
async function wasEverUsed(queries: Queries): Promise<boolean> {
  const [stored, changed] = [
    await queries.selectFrom('content_resource').select('id').limit(1).executeTakeFirst(),
    await queries.selectFrom('content_change').select('id').limit(1).executeTakeFirst(),
  ]
  return stored !== undefined || changed !== undefined
}
