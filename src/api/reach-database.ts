import path from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './db/embedded-server.ts'

/**
 * The database of DATABASE_URL, or the built-in one, whose server is started if need be and stopped with the connection.
 * Throws ConfigError when it cannot be had.
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const server = databaseUrl === undefined ? await startBuiltIn(path.join(dataDir, 'pg')) : undefined
  const database = await connect(databaseUrl ?? (server as EmbeddedServer).url, onError)
  return {
    ...database,
    async close() {
      await database.close()
      await server?.stop()
    },
  }
}

async function startBuiltIn(folder: string): Promise<EmbeddedServer> {
  try {
    return await startEmbeddedServer(folder)
  } catch (error) {
    // What the server says of its files holds nobody's words.
    throw new ConfigError(`the built-in database did not start: ${(error as Error).message}`, { cause: error })
  }
}

async function connect(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  try {
    return await openDatabase(url, onError)
  } catch (error) {
    const { code } = (error instanceof Error && error.cause ? error.cause : error) as { code?: string }
    throw new ConfigError(`the database of DATABASE_URL cannot be used (${code ?? 'no reason given'})`, {
      cause: error,
    })
  }
}
