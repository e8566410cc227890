import path from 'node:path'
import type { Clock } from '../lib/clock.ts'
import { describeError } from '../lib/describe-error.ts'
import { openAdmission } from './admission.ts'
import type { Author, Usage } from './author/author.ts'
import { openModelAuthor } from './author/model/model-author.ts'
import { openModelSuggester } from './author/model/suggest.ts'
import { openOfflineAuthor } from './author/offline/offline.ts'
import { openOfflineSuggester } from './author/offline-suggest/suggest.ts'
import type { Suggester } from './author/suggest.ts'
import { type Config, ConfigError } from './config.ts'
import { type Database, type OpenDatabase, openDatabase } from './db/database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './db/embedded-server.ts'
import { openJobs } from './db/jobs.ts'
import { openPresence, type Presence } from './db/presence.ts'
import { openPaperCut, type PaperCut } from './illustrator/illustrator.ts'
import { openModelIllustrator } from './illustrator/model/model-illustrator.ts'
import { openModeration } from './illustrator/model/moderate.ts'
import { type Log, openLog } from './log.ts'
import { meteredSuggester } from './metered-suggester.ts'
import { openBucket } from './outside/files/bucket.ts'
import { openFolder } from './outside/files/folder.ts'
import { openImageModel } from './outside/model/image-client.ts'
import { openImageModeration } from './outside/model/image-moderation.ts'
import { openModel } from './outside/model/open-model.ts'
import type { Studio } from './pipeline/studio.ts'
import type { WorkerPlace } from './pipeline/worker.ts'
import type { Service } from './service.ts'
import { recordTokens } from './stories/token-budget.ts'

/** Everything with a socket, a file or a clock, opened once. */
export interface Context {
  readonly log: Log
  readonly service: Service
  readonly workplace: WorkerPlace
  readonly presence: Presence
  close(): Promise<void>
}

export async function openContext(config: Config): Promise<Context> {
  const log = openLog(config.logLevel)
  const server = config.databaseUrl ? undefined : await startBuiltIn(path.join(config.dataDir, 'pg'))
  const url = config.databaseUrl ?? (server as EmbeddedServer).url
  const onError = (error: Error) => log.warn({ error: describeError(error) }, 'database connection lost')
  const database = await reach(url, onError)
  const jobs = await openJobs(url, { supervise: config.role !== 'api', onError })
  const files = config.bucket ? openBucket(config.bucket) : openFolder(path.join(config.dataDir, 'files'))
  const presence = openPresence(url)
  const paperCut = openPaperCut()
  const illustrator = openHand(config, paperCut, log)
  const shared = { db: database.db, jobs, files, clock: Date.now, log }
  const { author, suggester } = openWriters(config, shared)
  return {
    log,
    presence,
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
    close: () => closeAll([jobs, presence, paperCut, database, { close: async () => server?.stop() }]),
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

async function reach(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  try {
    return await openDatabase(url, onError)
  } catch (error) {
    const { code } = (error instanceof Error && error.cause ? error.cause : error) as { code?: string }
    throw new ConfigError(`the database of DATABASE_URL cannot be used (${code ?? 'no reason given'})`, {
      cause: error,
    })
  }
}

/** The model, with the paper-cut at its side; the paper-cut alone where none is set. */
function openHand({ images }: Config, paperCut: PaperCut, log: Log): Studio['illustrator'] {
  if (!images) return paperCut
  const moderate = openModeration(openImageModeration(images))
  return openModelIllustrator({ images: openImageModel(images), paperCut, moderate, log })
}

function openWriters(
  config: Config,
  { db, clock }: { db: Database; clock: Clock },
): { author: Author; suggester: Suggester } {
  const offline = openOfflineSuggester()
  if (!config.model) return { author: openOfflineAuthor(), suggester: offline }
  const model = openModel(config.model)
  const spent = async (usage: Usage) => void (await recordTokens(db, { storyId: null, step: 'suggestions', ...usage }))
  const meter = { db, clock, tokensPerDay: config.tokensPerDay }
  return {
    author: openModelAuthor(model),
    suggester: meteredSuggester({ model: openModelSuggester(model, spent), offline }, meter),
  }
}

/** In this order: each may still need the next. */
async function closeAll(parts: readonly { close(): Promise<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close()
}
