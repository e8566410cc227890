import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reachDatabase } from '../../src/api/boot/reach-database.ts'
import { ConfigError } from '../../src/api/config/config-error.ts'
import { migrate } from '../../src/api/db/migrate.ts'
import { NewerDatabase } from '../../src/api/db/newer-database.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

it('says of a database that a newer version has changed which change it does not know', async () => {
  const { db, url, close } = await freshDatabase()
  try {
    await migrate(db)
    const insert = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db)
    await insert('917-future')
    await expect(migrate(db)).rejects.toThrow(NewerDatabase)
    await expect(migrate(db)).rejects.toThrow('the database is of a newer version (917-future): start that version')
    const settings = { databaseUrl: url, databaseDirectUrl: undefined, dataDir: '', databaseConnections: 4 }
    const reached = reachDatabase(settings, () => undefined)
    await expect(reached).rejects.toThrow(ConfigError)
    await expect(reached).rejects.toThrow('the database is of a newer version (917-future)')
    await insert('marianne@beispiel.example')
    await expect(migrate(db)).rejects.not.toThrow('marianne')
  } finally {
    await close()
  }
})
