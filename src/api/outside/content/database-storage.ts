import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { changesAfter, lastChange, noteChange } from './database-changes.ts'
import { orderOf, whereOf } from './database-conditions.ts'
import { fromRow, toRow } from './database-rows.ts'
import type { Resource } from './resource.ts'
import type { ContentStorage, Search } from './storage.ts'

/** Key of the lock that the first of several starting processes seeds under. */
const SEEDING = 7_002

/** The content of the embedded service in the product's own database. */
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
    seed: resources => seed(db, resources),
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

async function seed(db: Database, resources: readonly Resource[]): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${SEEDING})`.execute(transaction)
    const any = await transaction.selectFrom('content_resource').select('id').limit(1).executeTakeFirst()
    if (any || resources.length === 0) return
    await transaction.insertInto('content_resource').values(resources.map(toRow)).execute()
    for (const resource of resources) if (resource.published) await noteChange(transaction, resource, null)
  })
}
