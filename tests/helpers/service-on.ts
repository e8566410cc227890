import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openAdmission } from '../../src/api/admission.ts'
import type { Author } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { openOfflineSuggester } from '../../src/api/author/offline-suggest/suggest.ts'
import type { Suggester } from '../../src/api/author/suggest.ts'
import { openBindery } from '../../src/api/bindery/bindery.ts'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { type Jobs, openJobs } from '../../src/api/db/jobs.ts'
import { openNotifications } from '../../src/api/db/notifications.ts'
import { openOutages } from '../../src/api/outages.ts'
import { notifyContentChange } from '../../src/api/outside/content/database-changes.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { openPayments } from '../../src/api/outside/payment/open-payments.ts'
import { openDatabaseStore } from '../../src/api/outside/payment/sandbox/database-store.ts'
import type { Sandbox } from '../../src/api/outside/payment/sandbox/sandbox.ts'
import type { Studio } from '../../src/api/pipeline/studio.ts'
import { startWorker, type WorkerPlace } from '../../src/api/pipeline/worker.ts'
import type { RequestCounts } from '../../src/api/request-counts.ts'
import { addCalls, openServer } from '../../src/api/server.ts'
import type { Service } from '../../src/api/service.ts'
import { processTimer } from '../../src/api/site/timer.ts'
import { addShareAt } from '../../src/api/stories/add-shared.ts'
import { makeEditionOf } from '../../src/api/stories/editions/order-edition.ts'
import { openEstimates } from '../../src/api/stories/estimate.ts'
import { openStatuses } from '../../src/api/stories/statuses.ts'
import { hummingNarrator } from './humming-narrator.ts'
import { plainIllustrator } from './plain-illustrator.ts'

const END_MS = 50_000
const LOOK_MS = 25
const SECRET = 'a secret of the tests, long enough for a key'

export interface TestService {
  readonly server: FastifyInstance
  readonly service: Service
  readonly workplace: WorkerPlace
  readonly database: OpenDatabase
  readonly jobs: Jobs
  /** Who takes the money of tests. */
  readonly sandbox: Sandbox
  /** What was logged, as the lines would stand in a file. */
  readonly logged: string[]
  /** Starts working on jobs in this process. */
  work(concurrency?: number): Promise<void>
  /** Waits until a story is complete or failed; its row's state. */
  ended(id: string): Promise<'complete' | 'failed'>
  close(): Promise<void>
}

export interface TestServiceOptions {
  readonly author?: Author
  readonly illustrator?: Studio['illustrator']
  readonly clock?: () => number
  readonly suggester?: Suggester
  readonly quotaAnonymous?: number
  readonly quotaAccount?: number
  readonly staffEmails?: readonly string[]
  readonly sendMail?: Service['sendMail']
  readonly secureCookies?: boolean
  readonly tellOwner?: Service['tellOwner']
  readonly tellReady?: WorkerPlace['tellReady']
  readonly tellEdition?: WorkerPlace['tellEdition']
  readonly narrator?: Studio['narrator']
  readonly bindery?: Studio['bindery']
  /** Stands between the service and its folder. */
  readonly filesBy?: (files: Files) => Files
  readonly tokensPerDay?: number
  readonly requestsPerMinute?: number
  /** Shared with other services; without it, this one counts for itself. */
  readonly requestCounts?: RequestCounts
  readonly trustedProxies?: readonly string[]
  readonly contentWebhookSecret?: string
  /** Sees the server before anything is put on it. */
  readonly onServer?: (server: FastifyInstance) => void
  readonly publication?: Service['publication']
  readonly landings?: Service['landings']
  readonly makeEdition?: Service['makeEdition']
  readonly sendReceipt?: Service['sendReceipt']
}

/** Tests of calls have no pages. */
const NO_SITE: Service['publication'] = {
  renderAll: async () => undefined,
  progress: () => ({ state: 'idle', rendered: 0, total: 0, startedAt: null, endedAt: null }),
}

/** The real service on a real database, with a folder for files; only the clock and the studio may be others. */
export async function openServiceOn(database: OpenDatabase, options: TestServiceOptions = {}): Promise<TestService> {
  const notifications = await openNotifications({ url: database.url, timer: processTimer, onError: () => undefined })
  const jobs = await openJobs(database, { supervise: true, notifications, onError: () => undefined })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-files-'))
  const author = options.author ?? openOfflineAuthor()
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log = { info: write, warn: write, error: write }
  const clock = options.clock ?? Date.now
  const shared = {
    db: database.db,
    jobs,
    files: (options.filesBy ?? (files => files))(openFolder(folder)),
    clock,
    log,
    outages: openOutages(log, clock),
  }
  const statuses = openStatuses({ ...shared, notifications, secret: SECRET })
  const store = openDatabaseStore(database.db, shared.clock)
  const till = openPayments(undefined, { store, clock: shared.clock, secret: SECRET })
  const sandbox = till.sandbox as Sandbox
  const service: Service = {
    ...shared,
    secret: SECRET,
    payments: till.payments,
    makeEdition: options.makeEdition ?? makeEditionOf(shared),
    sendReceipt: options.sendReceipt ?? (async () => undefined),
    secureCookies: options.secureCookies ?? false,
    quotaAnonymous: options.quotaAnonymous ?? 1000,
    quotaAccount: options.quotaAccount ?? 1000,
    staffEmails: options.staffEmails ?? [],
    publicOrigin: 'https://tales.example',
    sendMail: options.sendMail ?? (async () => undefined),
    forgetMails: async () => undefined,
    tellOwner: options.tellOwner ?? (async () => undefined),
    addShare: addShareAt(shared.clock),
    tokensPerDay: options.tokensPerDay ?? 1_000_000_000,
    admission: openAdmission(author),
    estimates: openEstimates(shared),
    statuses,
    mailboxPath: () => undefined,
    suggester: options.suggester ?? openOfflineSuggester(),
    contentWebhookSecret: options.contentWebhookSecret,
    publication: options.publication ?? NO_SITE,
    landings: options.landings,
    notifyContent: () => notifyContentChange(database.db),
  }
  const bindery = openBindery()
  const workplace = {
    ...shared,
    studio: {
      author,
      illustrator: options.illustrator ?? plainIllustrator,
      narrator: options.narrator ?? hummingNarrator,
      bindery: options.bindery ?? bindery,
    },
    tellReady: options.tellReady ?? (async () => undefined),
    tellEdition: options.tellEdition ?? (async () => undefined),
  }
  const server = await openServer({ trustedProxies: options.trustedProxies ?? [], secure: false, ...shared })
  options.onServer?.(server)
  await addCalls(server, service, options.requestsPerMinute ?? 100_000, options.requestCounts)
  return {
    server,
    service,
    workplace,
    database,
    jobs,
    sandbox,
    logged,
    work: (concurrency = 4) => startWorker(workplace, concurrency),
    ended: id => ended(database, id),
    async close() {
      await server.close()
      await jobs.close()
      await notifications.close()
      await bindery.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ended(database: OpenDatabase, id: string): Promise<'complete' | 'failed'> {
  for (const end = Date.now() + END_MS; Date.now() < end; await sleep(LOOK_MS)) {
    const { status } = await database.db
      .selectFrom('story')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status !== 'working') return status
  }
  throw new Error(`the story was still being written after ${END_MS / 1000} s`)
}
