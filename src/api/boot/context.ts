import path from 'node:path'
import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { processTimer } from '../../lib/timer.ts'
import type { Author, Usage } from '../author/author.ts'
import { openModelAuthor } from '../author/model/model-author.ts'
import { openModelSuggester } from '../author/model/suggest.ts'
import { openOfflineAuthor } from '../author/offline/offline.ts'
import { openOfflineSuggester } from '../author/offline-suggest/suggest.ts'
import type { Suggester } from '../author/suggest.ts'
import { openBindery } from '../bindery/bindery.ts'
import { PRINT_PROFILES } from '../bindery/print/print-profile.ts'
import { openTypesetter } from '../bindery/typeset/typesetter.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { asDatabaseError } from '../db/database-outage.ts'
import { type Jobs, openJobs } from '../db/jobs.ts'
import { type Notifications, openNotifications } from '../db/notifications.ts'
import { makeEditionOf } from '../editions/order-edition.ts'
import type { Service } from '../http/service.ts'
import { openPaperCut, type PaperCut } from '../illustrator/illustrator.ts'
import { openModelIllustrator } from '../illustrator/model/model-illustrator.ts'
import { openModeration } from '../illustrator/model/moderate.ts'
import { openShareWorker } from '../illustrator/site/share-renderer.ts'
import { openAttachedInvoice } from '../invoices/attached-invoice.ts'
import { openInvoicePrinter } from '../invoices/print-invoice.ts'
import { recordTokens, SUGGESTIONS_STEP } from '../limits/token-budget.ts'
import { limitRepeats } from '../log/limited-log.ts'
import { type Log, openLog } from '../log/log.ts'
import { type Outages, openOutages } from '../log/outages.ts'
import type { MailDeps } from '../mails/deliver-mail.ts'
import { openMailQueue } from '../mails/mail-queue.ts'
import type { Narrator } from '../narrator/narrator.ts'
import { openNarrator } from '../narrator/open-narrator.ts'
import { notifyContentChange } from '../outside/content/database-changes.ts'
import { openContentStorage } from '../outside/content/database-storage.ts'
import { type OpenContent, openContent } from '../outside/content/open-content.ts'
import { openBucket } from '../outside/files/bucket.ts'
import type { Files } from '../outside/files/files.ts'
import { openFolder } from '../outside/files/folder.ts'
import { openMail } from '../outside/mail/open-mail.ts'
import { openImageModel } from '../outside/model/image-client.ts'
import { openImageModeration } from '../outside/model/image-moderation.ts'
import { openModel } from '../outside/model/open-model.ts'
import { type OpenPayments, openPayments } from '../outside/payment/open-payments.ts'
import { openDatabaseStore } from '../outside/payment/sandbox/database-store.ts'
import { openPrintWebhook, type PostToPrinter } from '../outside/print/print-webhook.ts'
import { openSpeechEngine } from '../outside/speech/engine/open-engine.ts'
import { openSpeechModel } from '../outside/speech/provider/open-speech-model.ts'
import type { WorkerDeps } from '../pipeline/worker-deps.ts'
import { openAddressBook } from '../site/address-book.ts'
import { type OpenPublication, openPublication } from '../site/open-publication.ts'
import { type LandingShares, openLandingShares } from '../site/share/landing-shares.ts'
import { openSiteBuild } from '../site/site-build.ts'
import { addShareAt } from '../stories/add-shared.ts'
import { openEstimates } from '../stories/estimate.ts'
import { meteredSuggester } from '../stories/metered-suggester.ts'
import { openAdmission } from '../stories/open-admission.ts'
import { openStatuses } from '../stories/statuses.ts'
import type { Studio } from '../studio/studio.ts'
import { openLandings } from './open-landings.ts'
import { editionMails, mailing, readyMails } from './queued-mails.ts'
import { type ReachedDatabase, reachDatabase } from './reach-database.ts'

export interface Context {
  readonly log: Log
  readonly service: Service
  readonly workerDeps: WorkerDeps
  readonly notifications: Notifications
  readonly outages: Outages
  readonly mail: MailContext
  /** Undefined with Stripe. */
  readonly sandbox: OpenPayments['sandbox']
  /** Undefined in worker processes. */
  readonly site: Site | undefined
  close(): Promise<void>
  /** Undefined without its settings. */
  readonly postToPrinter: PostToPrinter | undefined
}

interface MailContext {
  readonly boss: Jobs['boss']
  readonly deps: MailDeps
  /** Undefined with a mail server. */
  readonly outbox: string | undefined
}

export interface Site {
  readonly content: OpenContent
  readonly publication: OpenPublication
  readonly shares: LandingShares
  close(): Promise<void>
}

/** Parts that tests replace. */
export interface Replacements {
  readonly clock?: Clock
  readonly log?: Log
  readonly database?: ReachedDatabase
  /** Stands between the service and its store of files. */
  readonly filesBy?: (files: Files) => Files
  readonly studio?: Partial<Studio>
  readonly suggester?: Suggester
  readonly service?: Partial<Service>
  readonly workerDeps?: Partial<WorkerDeps>
}

export async function openContext(config: Config, replaced: Replacements = {}): Promise<Context> {
  const clock = replaced.clock ?? Date.now
  const log = replaced.log ?? limitRepeats(openLog({ level: config.logLevel, role: config.role }), clock)
  const outages = openOutages(log, clock)
  const onError = databaseErrors(log, outages)
  const database = replaced.database ?? (await reachDatabase(config, onError))
  const notifications = await openNotifications({ url: database.directUrl, timer: processTimer, onError })
  const jobs = await openJobs(database, { supervise: config.role !== 'api', notifications, onError })
  const stored = config.bucket ? openBucket(config.bucket) : openFolder(path.join(config.dataDir, 'files'))
  const files = replaced.filesBy?.(stored) ?? stored
  const shared = { db: database.db, jobs, files, clock, log, outages }
  const { studio, suggester, illustrator, printInvoice, makers } = openMakers(config, shared, replaced)
  const mail = openMail(config.mail, path.join(config.dataDir, 'outbox'))
  const openInvoice = openAttachedInvoice(database.db, printInvoice)
  const queue = await openMailQueue(jobs.boss, clock)
  const { payments, sandbox } = openPayments(config.stripe, {
    store: openDatabaseStore(database.db, clock),
    clock,
    secret: config.secret,
  })
  const site = config.role === 'worker' ? undefined : await openSiteContext(config, { ...shared, notifications })
  return {
    log,
    notifications,
    outages,
    sandbox,
    postToPrinter: config.print && openPrintWebhook(config.print, clock),
    service: {
      ...shared,
      ...configured(config),
      ...mailing(queue, config.publicOrigin, mail.outbox),
      addShare: addShareAt(clock),
      payments,
      makeEdition: makeEditionOf(shared),
      printInvoice,
      admission: openAdmission(studio.author),
      estimates: openEstimates(shared),
      statuses: openStatuses({ ...shared, notifications, secret: config.secret }),
      suggester,
      publication: site?.publication ?? NOTHING_PUBLISHED,
      landings: openLandings(config, { ...shared, site, illustrator }),
      notifyContent: () => notifyContentChange(database.db),
      ...replaced.service,
    },
    mail: {
      boss: jobs.boss,
      outbox: mail.outbox,
      deps: { db: database.db, queue, mailer: mail.mailer, files, openInvoice, from: mail.from, clock, log },
    },
    site,
    workerDeps: {
      ...shared,
      studio,
      notifyReady: readyMails(queue, config.publicOrigin),
      notifyEdition: editionMails(queue, config.publicOrigin),
      ...replaced.workerDeps,
    },
    close: () => closeAll([jobs, mail.mailer, ...makers, ...(site ? [site] : []), notifications, database]),
  }
}

/** Errors outside of any query: lost connections, mostly. */
const databaseErrors = (log: Log, outages: Outages) => (error: Error) => {
  if (outages.note(asDatabaseError(error), 'connection')) return
  log.warn({ error: describeError(error) }, 'the database reported an error')
}

/** Values of the configuration that rules need. */
const configured = (config: Config) => ({
  secret: config.secret,
  secureCookies: config.publicOrigin.startsWith('https:'),
  quotaAnonymous: config.quotaAnonymous,
  quotaAccount: config.quotaAccount,
  staffEmails: config.staffEmails,
  publicOrigin: config.publicOrigin,
  operatorEmail: config.operatorEmail,
  seller: config.seller,
  printProfile: config.printProfile,
  sellsAudiobooks: config.sellsAudiobooks,
  tokensPerDay: config.tokensPerDay,
  contentWebhookSecret: config.contentWebhookSecret,
})

/** For workers, which render no pages. */
const NOTHING_PUBLISHED: Service['publication'] = {
  renderAll: async () => undefined,
  progress: () => ({ state: 'idle', rendered: 0, total: 0, startedAt: null, endedAt: null }),
}

interface SiteDeps extends Pick<Service, 'db' | 'files' | 'clock' | 'log'> {
  readonly notifications: Notifications
}

async function openSiteContext(config: Config, { db, files, clock, log, notifications }: SiteDeps): Promise<Site> {
  const build = await openSiteBuild(config.siteDir, config.buildSettings)
  const embedded = { storage: openContentStorage(db), files, clock, origin: config.publicOrigin, secret: config.secret }
  const content = await openContent(config.content, embedded, log)
  const publication = openPublication({
    build,
    folder: path.join(config.dataDir, 'site'),
    content: content.read,
    addresses: openAddressBook(db),
    notifications,
    clock,
    timer: processTimer,
    log,
  })
  const shareWorker = openShareWorker()
  const draw: Parameters<typeof openLandingShares>[0]['draw'] = order =>
    shareWorker.draw(order, new AbortController().signal)
  const shares = openLandingShares({ read: content.read, readPicture: content.readPicture, files, draw })
  return { content, publication, shares, close: () => closeAll([publication, shareWorker]) }
}

function openMakers(
  config: Config,
  { db, clock, log }: Pick<Service, 'db' | 'clock' | 'log'>,
  replaced: Pick<Replacements, 'studio' | 'suggester'>,
) {
  const paperCut = openPaperCut()
  const illustrator = openConfiguredIllustrator(config, paperCut, log)
  const narrator = openConfiguredNarrator(config, log)
  const bindery = openBindery({ profile: PRINT_PROFILES[config.printProfile] })
  const { author, suggester } = openWriters(config, { db, clock })
  // Of its own: no buyer waits for a book that is being set.
  const typesetter = openTypesetter()
  const printInvoice = openInvoicePrinter(typesetter)
  const studio: Studio = { author, illustrator, narrator, bindery, ...replaced.studio }
  return {
    studio,
    illustrator,
    suggester: replaced.suggester ?? suggester,
    printInvoice,
    makers: [paperCut, narrator, bindery, typesetter],
  }
}

/** The image model with the paper-cut as its fallback; the paper-cut alone where none is set. */
function openConfiguredIllustrator({ images }: Config, paperCut: PaperCut, log: Log): Omit<PaperCut, 'close'> {
  if (!images) return paperCut
  const moderate = openModeration(openImageModeration(images))
  return openModelIllustrator({ images: openImageModel(images), paperCut, moderate, log })
}

/** The speech model with the built-in engine as its fallback; the engine alone where none is set. */
const openConfiguredNarrator = ({ speech }: Config, log: Log): Narrator =>
  openNarrator({ engine: openSpeechEngine(), ...(speech && { model: openSpeechModel(speech) }), log })

function openWriters(
  config: Config,
  { db, clock }: { db: Database; clock: Clock },
): { author: Author; suggester: Suggester } {
  const offline = openOfflineSuggester()
  if (!config.model) return { author: openOfflineAuthor(), suggester: offline }
  const model = openModel(config.model)
  const spent = async (usage: Usage) =>
    void (await recordTokens(db, { storyId: null, step: SUGGESTIONS_STEP, ...usage }))
  const meter = { db, clock, tokensPerDay: config.tokensPerDay, thinkingTokens: model.thinkingTokens }
  return {
    author: openModelAuthor(model, { quality: config.quality, judge: config.judge && openModel(config.judge) }),
    suggester: meteredSuggester({ model: openModelSuggester(model, spent), offline }, meter),
  }
}

/** In order: each may still need the next. */
async function closeAll(resources: readonly { close(): Promise<unknown> }[]): Promise<void> {
  for (const resource of resources) await resource.close()
}
