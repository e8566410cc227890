import path from 'node:path'
import { reachDatabase } from '../../src/api/boot/reach-database.ts'
import type { Config } from '../../src/api/config/config.ts'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openBucket } from '../../src/api/outside/files/bucket.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'

export interface Command {
  /** The words after `npm run admin --`. */
  readonly usage: string
  /** Lines of the manual. */
  readonly about: readonly string[]
  /** Names of words without a dash, at most. */
  readonly words: number
  /** Names of options that take a value. */
  readonly options: readonly string[]
  /** False: it could not be done, and said why. */
  run(input: CommandInput): Promise<boolean>
}

export interface CommandInput {
  readonly config: Config
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  say(line: string): void
}

export const filesOf = (config: Config): Files =>
  config.bucket ? openBucket(config.bucket) : openFolder(path.join(config.dataDir, 'files'))

/** Runs `use` with the database as it stands, migrated only where `isMigrated` asks for it. */
export async function withDatabase<T>(
  config: Config,
  { isMigrated }: { readonly isMigrated: boolean },
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await reachDatabase(config, () => undefined, { isUnmigrated: !isMigrated })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
