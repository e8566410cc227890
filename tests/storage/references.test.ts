import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Foreign keys without an index that begins with their columns and holds every row in which they are not null. */
const withoutIndex = () =>
  sql<{ table: string; columns: string }>`
  select key.conrelid::regclass::text as table, array_to_string(array(
      select attname from pg_attribute
      where attrelid = key.conrelid and attnum = any(key.conkey) order by attname), ',') as columns
  from pg_constraint key
  where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index index
    where index.indrelid = key.conrelid and index.indisvalid
      and (index.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
      and (index.indpred is null
        or pg_get_expr(index.indpred, index.indrelid) = format('(%s IS NOT NULL)', (
          select quote_ident(attname) from pg_attribute
          where attrelid = key.conrelid and attnum = key.conkey[1])))
  )`.execute(database.db)

describe('The database', () => {
  it('has an index for every reference, so that nothing that is deleted has a whole table read', async () => {
    expect((await withoutIndex()).rows).toEqual([])
  })

  it('would say which one is missing', async () => {
    await sql`drop index sign_in_link_account`.execute(database.db)
    await sql`drop index edition_grant_story`.execute(database.db)
    expect((await withoutIndex()).rows).toEqual([
      { table: 'sign_in_link', columns: 'account_id' },
      { table: 'edition_grant', columns: 'story_id' },
    ])
  })
})
