import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import type { ImageModelConfig } from './outside/model/image-model.ts'
import type { ModelConfig } from './outside/model/language-model.ts'

const EXAMPLE_SECRET = 'change-me'
const SECRET_BYTES = 32
const SECRET_MIN = 32

const port = z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65_535)))
const count = z.pipe(z.coerce.number(), z.int().check(z.gte(0)))
const setting = z.optional(z.string().check(z.minLength(1)))

const Environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  ROLE: z._default(z.enum(['all', 'api', 'worker']), 'all'),
  PORT: z._default(port, 4321),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), 'data'),
  SITE_DIR: z._default(z.string(), 'dist'),
  PUBLIC_ORIGIN: z.optional(z.url()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  S3_ENDPOINT: z.optional(z.url()),
  S3_BUCKET: setting,
  S3_ACCESS_KEY: setting,
  S3_SECRET_KEY: setting,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  AI_PROVIDER: z.optional(z.enum(['openai-compatible', 'openai', 'anthropic'])),
  AI_BASE_URL: z.optional(z.url()),
  AI_API_KEY: setting,
  AI_TEXT_MODEL: setting,
  AI_IMAGE_MODEL: setting,
  AI_TOKENS_PER_DAY: z._default(count, 5_000_000),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(SECRET_MIN))),
  QUOTA_ANONYMOUS: z._default(count, 3),
  REQUESTS_PER_MINUTE: z._default(count, 300),
  TRUSTED_PROXIES: z._default(z.string().check(z.refine(isProxyList)), ''),
  WORKERS: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1))), 4),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ALLOW_EMBEDDED: z._default(z.enum(['0', '1']), '0'),
})
type Settings = z.output<typeof Environment>

export interface BucketConfig {
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

export interface Config {
  readonly role: 'all' | 'api' | 'worker'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly siteDir: string
  readonly publicOrigin: string
  readonly databaseUrl: string | undefined
  readonly bucket: BucketConfig | undefined
  readonly model: ModelConfig | undefined
  /** Who draws; none: the paper-cut illustrator. */
  readonly images: ImageModelConfig | undefined
  readonly tokensPerDay: number
  readonly secret: string
  /** Stories a day for one browser, and for one network, without an account. */
  readonly quotaAnonymous: number
  readonly requestsPerMinute: number
  readonly trustedProxies: readonly string[]
  /** Steps that run side by side in this process. */
  readonly workers: number
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A setting that cannot be used; the message names it and says what would do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads every setting once. `NAME_FILE` names a file that holds the value of NAME.
 * Throws ConfigError for a bad value, and in production for an embedded default that nobody allowed.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = Environment.safeParse(withFiles(environment))
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new ConfigError(`${name} has a value that cannot be used; deploy/.env.example says what it takes`)
  }
  const settings = parsed.data
  refuseEmbeddedInProduction(settings)
  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    siteDir: path.resolve(settings.SITE_DIR),
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL,
    bucket: bucketConfig(settings),
    model: modelConfig(settings),
    images: imageConfig(settings),
    tokensPerDay: settings.AI_TOKENS_PER_DAY,
    secret: settings.SESSION_SECRET ?? ownSecret(dataDir),
    quotaAnonymous: settings.QUOTA_ANONYMOUS,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    trustedProxies: settings.TRUSTED_PROXIES.split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
    workers: settings.WORKERS,
    logLevel: settings.LOG_LEVEL,
  }
}

/** Addresses or networks, comma-separated: `10.0.0.0/8, ::1`. */
function isProxyList(value: string): boolean {
  return value.split(',').every(entry => {
    const [address = '', bits = '0', more] = entry.trim().split('/')
    return value.trim() === '' || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && more === undefined)
  })
}

function withFiles(environment: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const known = Object.keys(Environment.shape)
  return Object.fromEntries(
    known.map(name => {
      const file = environment[`${name}_FILE`]
      // An empty setting is one that is not set: compose files write them so.
      if (!file) return [name, environment[name] || undefined]
      if (!fs.existsSync(file)) throw new ConfigError(`${name}_FILE names a file that is not there`)
      return [name, fs.readFileSync(file, 'utf8').trim()]
    }),
  )
}

function refuseEmbeddedInProduction(settings: Settings): void {
  if (settings.NODE_ENV !== 'production') return
  if (settings.SESSION_SECRET?.startsWith(EXAMPLE_SECRET)) {
    throw new ConfigError('SESSION_SECRET is the example value: make one of your own')
  }
  if (settings.ALLOW_EMBEDDED === '1') return
  for (const name of ['DATABASE_URL', 'SESSION_SECRET'] as const) {
    if (!settings[name]) throw new ConfigError(`${name} is not set; production needs it, or ALLOW_EMBEDDED=1`)
  }
}

function bucketConfig(settings: Settings): BucketConfig | undefined {
  if (!settings.S3_BUCKET) return undefined
  if (!settings.S3_ACCESS_KEY || !settings.S3_SECRET_KEY) {
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it')
  }
  return {
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
  }
}

function modelConfig(settings: Settings): ModelConfig | undefined {
  if (!settings.AI_PROVIDER) return undefined
  if (!settings.AI_TEXT_MODEL) throw new ConfigError('AI_PROVIDER needs AI_TEXT_MODEL beside it')
  if (settings.AI_PROVIDER === 'openai-compatible') {
    if (!settings.AI_BASE_URL) throw new ConfigError('AI_PROVIDER=openai-compatible needs AI_BASE_URL beside it')
  } else if (!settings.AI_API_KEY) {
    throw new ConfigError(`AI_PROVIDER=${settings.AI_PROVIDER} needs AI_API_KEY beside it`)
  }
  return {
    provider: settings.AI_PROVIDER,
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    textModel: settings.AI_TEXT_MODEL,
  }
}

function imageConfig(settings: Settings): ImageModelConfig | undefined {
  if (!settings.AI_IMAGE_MODEL) return undefined
  if (!settings.AI_PROVIDER) throw new ConfigError('AI_IMAGE_MODEL needs AI_PROVIDER beside it')
  if (settings.AI_PROVIDER === 'anthropic') {
    throw new ConfigError(
      'AI_IMAGE_MODEL cannot be used with AI_PROVIDER=anthropic, which draws no pictures: remove it',
    )
  }
  return {
    provider: settings.AI_PROVIDER,
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    imageModel: settings.AI_IMAGE_MODEL,
  }
}

/** The secret of a machine that was given none: made once, readable by us only. */
function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  fs.mkdirSync(dataDir, { recursive: true })
  if (!fs.existsSync(file)) {
    const beside = `${file}.${process.pid}`
    fs.writeFileSync(beside, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 })
    try {
      // Unlike a rename, a link lets the first of two starters win.
      fs.linkSync(beside, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(beside)
    }
  }
  const secret = fs.readFileSync(file, 'utf8')
  if (secret.length < SECRET_MIN) throw new ConfigError(`${file} holds no secret: remove it, and one is made`)
  return secret
}
