import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openJobs } from '../../src/api/db/jobs.ts'
import { MIGRATIONS, migrate } from '../../src/api/db/migrate.ts'
import { openPool } from '../../src/api/db/pool.ts'
import { databaseUrl } from '../helpers/database-url.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { MIGRATED_ROWS, ROWS_BEFORE } from './terms-rows.ts'

type AnySchema = Record<string, Record<string, unknown>>

/** A database as it was before its tables and columns had the names of the glossary, with its job engine. */
async function databaseBefore() {
  const name = `${inject('template')}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: inject('serverUrl') })
  await admin.connect()
  await admin.query(`create database "${name}"`)
  await admin.end()
  const pool = openPool(databaseUrl(inject('serverUrl'), name), { connections: 2, onError: () => undefined })
  const db = new Kysely<AnySchema>({ dialect: new PostgresDialect({ pool: pool.forQueries }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateTo('023-waiting')
  if (error) throw error
  const jobs = await openJobs({ pool }, { supervise: false, onError: () => undefined })
  const close = async () => {
    await jobs.close()
    await db.destroy()
  }
  return { db, boss: jobs.boss, close }
}

const inOrder = (rows: readonly unknown[]) => rows.map(row => JSON.stringify(row)).sort()

describe('A database of before the names of the glossary', () => {
  let before: Awaited<ReturnType<typeof databaseBefore>>
  beforeAll(async () => {
    before = await databaseBefore()
    for (const insert of ROWS_BEFORE) await sql.raw(insert).execute(before.db)
    await before.boss.createQueue('schedule-work')
    for (const key of ['lost-wishes', 'loose-files', 'token-holds', 'daily-uses']) {
      await before.boss.schedule('schedule-work', '0 * * * *', { task: key }, { key })
    }
    await migrate(before.db)
  })
  afterAll(() => before.close())

  it.each(Object.entries(MIGRATED_ROWS))('keeps every row of %s', async (table, rows) => {
    const columns = Object.keys(rows[0] ?? {})
    const found = await before.db.selectFrom(table).select(columns).execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(inOrder(found)).toEqual(inOrder(rows))
  })

  it('runs no periodic task by its name before, and every other one as it did', async () => {
    const schedules = await before.boss.getSchedules('schedule-work')
    expect(schedules.map(({ key }) => key)).toEqual(['daily-uses'])
  })

  it('is migrated once: a further start changes nothing', async () => {
    await migrate(before.db)
    expect(await before.db.selectFrom('edition_grant').select('id').execute()).toHaveLength(1)
  })
})

/** Names of tables, columns, indexes, constraints, triggers and functions, each with the kind it is of. */
const NAMES = sql<{ kind: string; name: string }>`
  select 'relation' as kind, relname::text as name from pg_class where relnamespace = 'public'::regnamespace
  union all
  select 'column', format('%s.%s', relname, attname) from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all
  select 'constraint', conname from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'trigger', tgname from pg_trigger where not tgisinternal
  union all
  select 'function', proname from pg_proc where pronamespace = 'public'::regnamespace`

/** The empty one stands in a name that ends in an underscore. */
const PRIVATE_WORDS = ['wish', 'loose', 'hold', 'held', 'told', 'asked', 'place', 'taken', 'errand', 'stand', '']
const isPrivate = (name: string) => name.split(/[._]/).some(word => PRIVATE_WORDS.includes(word))

describe('The names in the database', () => {
  it('are made of no word that the glossary refuses', async () => {
    const { db, close } = await freshDatabase()
    try {
      const { rows } = await NAMES.execute(db)
      expect(new Set(rows.map(({ kind }) => kind)).size).toBe(5)
      expect(rows.filter(({ name }) => isPrivate(name))).toEqual([])
    } finally {
      await close()
    }
  })
})
