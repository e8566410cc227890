import path from 'node:path'
import { listBackups, readManifest } from '../../src/api/backup/backup-folder.ts'
import { restoreBackup } from '../../src/api/backup/restore-backup.ts'
import { runBackup } from '../../src/api/backup/run-backup.ts'
import { openJobs } from '../../src/api/db/jobs.ts'
import { type Command, type CommandInput, filesOf, withDatabase } from './command.ts'

const KEEP = 14
const MEGABYTE = 1_000_000

export const backup: Command = {
  usage: 'backup [--folder FOLDER] [--keep N]',
  about: [
    'Writes all rows as of one moment, and all files, into a new backup of FOLDER (BACKUP_DIR), while the product runs.',
    'Files that the last backup has are not copied again. Keeps the newest N (BACKUP_KEEP, 14). Run it by cron, or set',
    'BACKUP_DIR for the workers, which then do it each night.',
  ],
  words: 0,
  options: ['folder', 'keep'],
  async run({ config, options, say }) {
    const folder = folderOf({ config, options, say })
    const keep = Number(options.keep ?? config.backup?.keep ?? KEEP)
    if (folder === undefined) return false
    if (!Number.isInteger(keep) || keep < 1) {
      say('--keep must be a whole number from 1.')
      return false
    }
    const { secret } = config
    const written = await withDatabase(config, { isMigrated: false }, ({ db }) =>
      runBackup({ db, files: filesOf(config), clock: Date.now, secret }, { folder, keep }),
    )
    if (!written) {
      say('Another backup is under way.')
      return false
    }
    const megabytes = Math.ceil(written.bytes / MEGABYTE)
    say(`${written.name}: ${written.rows} rows, ${written.files} files (${megabytes} MB).`)
    return true
  },
}

export const backups: Command = {
  usage: 'backups [--folder FOLDER]',
  about: ['Lists the backups of FOLDER, oldest first.'],
  words: 0,
  options: ['folder'],
  async run({ config, options, say }) {
    const folder = folderOf({ config, options, say })
    if (folder === undefined) return false
    for (const name of await listBackups(folder)) {
      const { tables, files, migrations } = await readManifest(folder, name)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`${name}  ${rows} rows, ${files.count} files, migrated to ${migrations.at(-1)}`)
    }
    return true
  },
}

export const restore: Command = {
  usage: 'restore [NAME] [--folder FOLDER]',
  about: [
    'Restores the backup NAME, or the newest, into an empty database and an empty store of files, and checks each row and',
    'file against it. Stop the product before, and start it afterwards: what was being made goes on by itself. Set the same',
    'SESSION_SECRET as before; without it mailed links end, and stories of visitors without an account are nobody’s.',
  ],
  words: 1,
  options: ['folder'],
  async run({ config, words, options, say }) {
    const folder = folderOf({ config, options, say })
    if (folder === undefined) return false
    const names = await listBackups(folder)
    const name = words[0] ?? names.at(-1)
    if (name === undefined || !names.includes(name)) {
      say(name === undefined ? `There is no backup in ${folder}.` : `There is no backup of this name in ${folder}.`)
      return false
    }
    const restored = await withDatabase(config, { isMigrated: false }, async database => {
      const jobs = await openJobs(database, { supervise: false, onError: () => undefined })
      const deps = { db: database.db, jobs, files: filesOf(config), secret: config.secret }
      return restoreBackup(deps, folder, name).finally(() => jobs.close())
    })
    say(`${restored.rows} rows and ${restored.files} files of ${restored.takenAt} are as they were backed up.`)
    if (restored.jobs > 0) say(`${restored.jobs} steps and tasks go on when the product starts.`)
    if (!restored.hasSameSecret)
      say('SESSION_SECRET is another one than that of the backup: see `npm run admin -- help`.')
    return true
  },
}

function folderOf({ config, options, say }: Pick<CommandInput, 'config' | 'options' | 'say'>): string | undefined {
  const folder = options.folder ? path.resolve(options.folder) : config.backup?.folder
  if (folder === undefined) say('Say where: --folder FOLDER, or BACKUP_DIR.')
  return folder
}
