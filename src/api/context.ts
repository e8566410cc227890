import path from 'node:path'
import { describeError } from '../lib/describe-error.ts'
import { openAdmission } from './admission.ts'
import type { Author } from './author/author.ts'
import { openModelAuthor } from './author/model/model-author.ts'
import { openModelSuggester } from './author/model/suggest.ts'
import { openOfflineAuthor } from './author/offline/offline.ts'
import { openOfflineSuggester } from './author/offline-suggest/suggest.ts'
import type { Suggester } from './author/suggest.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './db/embedded-server.ts'
import { openJobs } from './db/jobs.ts'
import { openPaperCut } from './illustrator/illustrator.ts'
import { type Log, openLog } from './log.ts'
import { openBucket } from './outside/files/bucket.ts'
import { openFolder } from './outside/files/folder.ts'
import { openModel } from './outside/model/open-model.ts'
import type { WorkerPlace } from './pipeline/worker.ts'
import type { Service } from './service.ts'

/** Everything with a socket, a file or a clock, opened once. */
export interface Context {
  readonly log: Log
  readonly service: Service
  readonly workplace: WorkerPlace
  /** Whether the database is ours alone, so that a job left active was left by a killed process. */
  readonly isAlone: boolean
  close(): Promise<void>
}

export async function openContext(config: Config): Promise<Context> {
  const log = openLog(config.logLevel)
  const server = config.databaseUrl ? undefined : await startEmbeddedServer(path.join(config.dataDir, 'pg'))
  const url = config.databaseUrl ?? (server as EmbeddedServer).url
  const onError = (error: Error) => log.warn({ error: describeError(error) }, 'database connection lost')
  const database = await openDatabase(url, onError)
  const jobs = await openJobs(url, { supervise: config.role !== 'api', onError })
  const files = config.bucket ? openBucket(config.bucket) : openFolder(path.join(config.dataDir, 'files'))
  const { author, suggester } = openWriters(config)
  const illustrator = openPaperCut()
  const shared = { db: database.db, jobs, files, clock: Date.now, log }
  return {
    log,
    isAlone: server !== undefined && config.role === 'all',
    service: {
      ...shared,
      secret: config.secret,
      secureCookies: config.publicOrigin.startsWith('https:'),
      quotaAnonymous: config.quotaAnonymous,
      tokensPerDay: config.tokensPerDay,
      admission: openAdmission(author),
      suggester,
    },
    workplace: { ...shared, studio: { author, illustrator } },
    close: () => closeAll([jobs, illustrator, database, { close: async () => server?.stop() }]),
  }
}

function openWriters(config: Config): { author: Author; suggester: Suggester } {
  if (!config.model) return { author: openOfflineAuthor(), suggester: openOfflineSuggester() }
  const model = openModel(config.model)
  return { author: openModelAuthor(model), suggester: openModelSuggester(model) }
}

/** In this order: each may still need the next. */
async function closeAll(parts: readonly { close(): Promise<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close()
}
