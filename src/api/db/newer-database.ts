import { type Kysely, sql } from 'kysely'
import { PlainError } from '../../lib/plain-error.ts'

/** The database has migrations of a newer program. */
export class NewerDatabase extends PlainError {
  override readonly name = 'NewerDatabase'
  constructor(migrations: readonly string[]) {
    super(
      `the database is of a newer version (${migrations.join(', ')}): start that version, or one after it, or restore a ` +
        'backup from before',
    )
  }
}

/** Our form of a migration's name; other table content is not repeated in messages. */
const NAME = /^\d{3}-[a-z-]{1,60}$/

/** Throws NewerDatabase for a migration that is not among the known ones. */
export async function refuseNewer<T>(db: Kysely<T>, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!tables[0]?.found) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter(name => !known.includes(name))
  if (unknown.length > 0) throw new NewerDatabase(unknown.map(name => (NAME.test(name) ? name : 'of another name')))
}
