import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as stories from './migrations/001-stories.ts'
import * as pictures from './migrations/002-pictures.ts'
import * as memory from './migrations/003-memory.ts'
import * as receipt from './migrations/005-receipt.ts'
import * as versions from './migrations/006-versions.ts'
import * as content from './migrations/007-content.ts'
import * as addresses from './migrations/008-addresses.ts'
import * as accounts from './migrations/009-accounts.ts'
import * as mail from './migrations/010-mail.ts'
import * as shares from './migrations/011-shares.ts'
import * as readingPlace from './migrations/012-reading-place.ts'
import * as shop from './migrations/013-shop.ts'
import * as editions from './migrations/014-editions.ts'
import * as withdrawal from './migrations/015-withdrawal.ts'
import * as landings from './migrations/016-landings.ts'
import * as reads from './migrations/017-reads.ts'
import * as edge from './migrations/018-edge.ts'
import * as accountSafety from './migrations/019-account-safety.ts'
import * as dailyUses from './migrations/020-daily-uses.ts'
import * as health from './migrations/021-health.ts'
import * as schedule from './migrations/022-schedule.ts'
import * as waiting from './migrations/023-waiting.ts'
import { refuseNewer } from './newer-database.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-stories': stories,
  '002-pictures': pictures,
  '003-memory': memory,
  '005-receipt': receipt,
  '006-versions': versions,
  '007-content': content,
  '008-addresses': addresses,
  '009-accounts': accounts,
  '010-mail': mail,
  '011-shares': shares,
  '012-reading-place': readingPlace,
  '013-shop': shop,
  '014-editions': editions,
  '015-withdrawal': withdrawal,
  '016-landings': landings,
  '017-reads': reads,
  '018-edge': edge,
  '021-health': health,
  '022-schedule': schedule,
  '023-waiting': waiting,
  '020-daily-uses': dailyUses,
  '019-account-safety': accountSafety,
}

/**
 * Brings the database to the newest shape; safe when several processes start at once. Throws NewerDatabase when a newer
 * program has been there.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  await refuseNewer(db, Object.keys(MIGRATIONS))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('the database could not be migrated', { cause: error })
}
