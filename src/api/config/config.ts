import path from 'node:path'
import type { ContentConfig } from '../outside/content/open-content.ts'
import type { BucketOptions } from '../outside/files/bucket.ts'
import { isLocalName } from '../outside/mail/local-names.ts'
import type { MailConfig } from '../outside/mail/open-mail.ts'
import type { ImageModelConfig } from '../outside/model/image-model.ts'
import type { ModelConfig } from '../outside/model/language-model.ts'
import type { StripeConfig } from '../outside/payment/open-payments.ts'
import type { PrintWebhookConfig } from '../outside/print/print-webhook.ts'
import { type SpeechConfig, speaksLanguage } from '../outside/speech/provider/speech-config.ts'
import { type BuildSettings, buildSettingsOf } from './build-settings.ts'
import { ConfigError, readAll, refuseProblems } from './config-error.ts'
import { ownSecret } from './own-secret.ts'
import {
  bucketConfig,
  contentConfig,
  imageConfig,
  judgeConfig,
  mailConfig,
  modelConfig,
  printConfig,
  speechConfig,
  stripeConfig,
} from './provider-config.ts'
import { type SellerConfig, sellerConfig } from './seller-config.ts'
import { type EnvironmentVariables, readSettings, type Settings } from './settings.ts'

export { ConfigError }

const EXAMPLE_SECRET = 'change-me'
const EVERYWHERE = ['0.0.0.0', '::']

/** Steps of a model author only wait; those of the offline author compute. */
const WORKERS = { offline: 4, model: 16 } as const

export interface Config {
  readonly role: 'all' | 'api' | 'worker'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly siteDir: string
  /** Where backups go each night, and how many are kept; undefined: none is made by itself. */
  readonly backup: { readonly folder: string; readonly keep: number } | undefined
  /** The set ones of the settings that pages are built with; must equal the build's. */
  readonly buildSettings: BuildSettings
  readonly publicOrigin: string
  readonly serviceOrigin: string
  readonly databaseUrl: string | undefined
  /** The server without its pooler; undefined where `databaseUrl` is that already. */
  readonly databaseDirectUrl: string | undefined
  /** Maximum of this process's pool, beside its one connection of its own. */
  readonly databaseConnections: number
  readonly bucket: BucketOptions | undefined
  readonly model: ModelConfig | undefined
  /** Undefined: the writing model judges, too. */
  readonly judge: ModelConfig | undefined
  /** What a story by the model may cost. */
  readonly quality: Settings['AI_QUALITY']
  /** Undefined: the paper-cut illustrator. */
  readonly images: ImageModelConfig | undefined
  /** Undefined: the built-in engine. */
  readonly speech: SpeechConfig | undefined
  /** Contentful; undefined: the embedded content service. */
  readonly content: ContentConfig | undefined
  /** Whether the embedded content service serves its APIs to others, over HTTP. */
  readonly contentApi: boolean
  /** Secret of the content service's webhook; undefined: all are refused. */
  readonly contentWebhookSecret: string | undefined
  /** Undefined: the outbox folder. */
  readonly mail: MailConfig | undefined
  /** Undefined: the sandbox with test cards. */
  readonly stripe: StripeConfig | undefined
  /** Who sells, as invoices name them. */
  readonly seller: SellerConfig
  /** False in production while the built-in voice would read them, unless the operator wants it. */
  readonly sellsAudiobooks: (language: string | undefined) => boolean
  /** The print house's webhook; undefined: staff is mailed only. */
  readonly print: PrintWebhookConfig | undefined
  /** For which print house paperbacks are made. */
  readonly printProfile: Settings['PRINT_PROFILE']
  readonly tokensPerDay: number
  readonly secret: string
  /** Stories a day for one browser, and for one network, without an account. */
  readonly quotaAnonymous: number
  readonly quotaAccount: number
  readonly staffEmails: readonly string[]
  /** Where messages of the contact page go; undefined: it takes none. */
  readonly operatorEmail: string | undefined
  readonly requestsPerMinute: number
  readonly trustedProxies: readonly string[]
  /** Steps side by side in this process. */
  readonly workers: number
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Throws ConfigError for bad values and names. Not for combinations: builds need less than the service. */
export function checkSettings(environment: EnvironmentVariables = process.env): void {
  readSettings(environment)
}

/** Reads all settings. Throws one ConfigError for bad values, names and combinations, and defaults not allowed. */
export function readConfig(environment: EnvironmentVariables = process.env): Config {
  const settings = readSettings(environment)
  const providers = readAll({
    examples: () => refuseExampleSecrets(settings),
    embedded: () => refuseEmbeddedInProduction(settings),
    origin: () => refuseOwnMachineInProduction(settings),
    bucket: () => bucketConfig(settings),
    model: () => modelConfig(settings),
    judge: () => judgeConfig(settings),
    images: () => imageConfig(settings),
    speech: () => speechConfig(settings),
    content: () => contentConfig(settings),
    mail: () => mailConfig(settings),
    stripe: () => stripeConfig(settings),
    seller: () => sellerConfig(settings),
    print: () => printConfig(settings),
  })
  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    siteDir: path.resolve(settings.SITE_DIR),
    backup: settings.BACKUP_DIR ? { folder: path.resolve(settings.BACKUP_DIR), keep: settings.BACKUP_KEEP } : undefined,
    buildSettings: buildSettingsOf(settings),
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    serviceOrigin: settings.PUBLIC_ORIGIN ?? listeningOrigin(settings),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    bucket: providers.bucket,
    model: providers.model,
    judge: providers.judge,
    quality: settings.AI_QUALITY,
    images: providers.images,
    speech: providers.speech,
    content: providers.content,
    contentApi: settings.CONTENT_API === '1',
    contentWebhookSecret: settings.CONTENT_WEBHOOK_SECRET,
    mail: providers.mail,
    stripe: providers.stripe,
    seller: providers.seller,
    sellsAudiobooks: audiobookSales(settings, providers.speech),
    print: providers.print,
    printProfile: settings.PRINT_PROFILE,
    tokensPerDay: settings.AI_TOKENS_PER_DAY,
    secret: settings.SESSION_SECRET ?? ownSecret(dataDir),
    quotaAnonymous: settings.QUOTA_ANONYMOUS,
    quotaAccount: settings.QUOTA_ACCOUNT,
    operatorEmail: settings.OPERATOR_EMAIL,
    staffEmails: listOf(settings.STAFF_EMAILS),
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
    workers: settings.WORKERS ?? (providers.model ? WORKERS.model : WORKERS.offline),
    logLevel: settings.LOG_LEVEL,
  }
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)

function listeningOrigin({ HOST, PORT }: Settings): string {
  const host = EVERYWHERE.includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function refuseExampleSecrets(settings: Settings): void {
  if (settings.NODE_ENV !== 'production') return
  const copied = (['SESSION_SECRET', 'CONTENT_WEBHOOK_SECRET', 'PRINT_WEBHOOK_SECRET'] as const).filter(name =>
    settings[name]?.startsWith(EXAMPLE_SECRET),
  )
  refuseProblems(copied.map(name => `${name} is the example value: make one of your own`))
}

/** A service with a public address is production, whatever NODE_ENV says. */
const isForOthers = ({ NODE_ENV, PUBLIC_ORIGIN }: Settings): boolean =>
  NODE_ENV === 'production' || (PUBLIC_ORIGIN !== undefined && !isLocalName(new URL(PUBLIC_ORIGIN).hostname))

function refuseEmbeddedInProduction(settings: Settings): void {
  if (!isForOthers(settings) || settings.ALLOW_EMBEDDED === '1') return
  const missing = (['DATABASE_URL', 'SESSION_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY'] as const).filter(
    name => !settings[name],
  )
  const needs = 'production and any PUBLIC_ORIGIN that is not this machine need it, or ALLOW_EMBEDDED=1'
  refuseProblems(missing.map(name => `${name} is not set; ${needs}`))
}

/** Canonical addresses, sitemap, previews of links and mails would lead visitors to their own machine. */
function refuseOwnMachineInProduction({ NODE_ENV, PUBLIC_ORIGIN, ALLOW_EMBEDDED }: Settings): void {
  if (NODE_ENV !== 'production' || PUBLIC_ORIGIN !== undefined || ALLOW_EMBEDDED === '1') return
  refuseProblems([
    'PUBLIC_ORIGIN is not set, so pages, sitemap and mails would name this machine; production needs it, or ALLOW_EMBEDDED=1',
  ])
}

const audiobookSales =
  ({ NODE_ENV, SELL_BUILT_IN_VOICE }: Settings, speech: SpeechConfig | undefined) =>
  (language: string | undefined): boolean =>
    NODE_ENV !== 'production' ||
    SELL_BUILT_IN_VOICE === '1' ||
    (speech !== undefined && (language === undefined || speaksLanguage(speech, language)))
