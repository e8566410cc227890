import { sql } from 'kysely'
import { removeOldBackups } from './remove-old-backups.ts'
import { type BackupDeps, type WrittenBackup, writeBackup } from './write-backup.ts'

/** Key of the lock under which one process backs up. */
const LOCK = 7_204_117

export interface BackupTarget {
  readonly folder: string
  /** Backups kept, this one included. */
  readonly keep: number
}

/** Writes a backup and removes those beyond `keep`. Undefined while another process does so. */
export async function runBackup(deps: BackupDeps, target: BackupTarget): Promise<WrittenBackup | undefined> {
  return deps.db.transaction().execute(async lock => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(lock)
    if (!rows[0]?.locked) return undefined
    const written = await writeBackup(deps, target.folder)
    await removeOldBackups(target.folder, target.keep)
    return written
  })
}
