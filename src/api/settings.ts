import fs from 'node:fs'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { ConfigError } from './config-error.ts'
import { SECRET_MIN } from './own-secret.ts'

const port = z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65_535)))
const count = z.pipe(z.coerce.number(), z.int().check(z.gte(0)))
const setting = z.optional(z.string().check(z.minLength(1)))
const secret = z.optional(z.string().check(z.minLength(SECRET_MIN)))

/** Every setting there is; `deploy/.env.example` explains each. */
const Environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  ROLE: z._default(z.enum(['all', 'api', 'worker']), 'all'),
  PORT: z._default(port, 4321),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), 'data'),
  SITE_DIR: z._default(z.string(), 'dist'),
  PUBLIC_ORIGIN: z.optional(z.url()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_CONNECTIONS: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(4))), 12),
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
  AI_SPEECH_PROVIDER: z.optional(z.enum(['openai-compatible', 'openai', 'elevenlabs'])),
  AI_SPEECH_BASE_URL: z.optional(z.url()),
  AI_SPEECH_API_KEY: setting,
  AI_SPEECH_MODEL: setting,
  AI_SPEECH_VOICE: setting,
  AI_TOKENS_PER_DAY: z._default(count, 5_000_000),
  CONTENTFUL_SPACE: setting,
  CONTENTFUL_DELIVERY_TOKEN: setting,
  CONTENTFUL_MANAGEMENT_TOKEN: setting,
  CONTENT_WEBHOOK_SECRET: secret,
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer))),
  MAIL_FROM: z.optional(z.email()),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(?:live|test)_\w+$/))),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.regex(/^pk_(?:live|test)_\w+$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/))),
  // What the imprint and the contact page say of the operator is read when the pages are built.
  OPERATOR_NAME: setting,
  OPERATOR_ADDRESS: setting,
  OPERATOR_EMAIL: z.optional(z.email()),
  SESSION_SECRET: secret,
  STAFF_EMAILS: z._default(z.string().check(z.refine(isEmailList)), ''),
  QUOTA_ANONYMOUS: z._default(count, 3),
  QUOTA_ACCOUNT: z._default(count, 10),
  REQUESTS_PER_MINUTE: z._default(count, 300),
  TRUSTED_PROXIES: z._default(z.string().check(z.refine(isProxyList)), ''),
  WORKERS: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1))), 4),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ALLOW_EMBEDDED: z._default(z.enum(['0', '1']), '0'),
})
export type Settings = z.output<typeof Environment>
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/**
 * The settings as they stand in the environment. `NAME_FILE` names a file that holds the value of NAME.
 * Throws ConfigError for a value that is none.
 */
export function readSettings(environment: EnvironmentVariables): Settings {
  const parsed = Environment.safeParse(withFiles(environment))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  throw new ConfigError(`${name} has a value that cannot be used; deploy/.env.example says what it takes`)
}

/** Comma-separated addresses of mailboxes. */
function isEmailList(value: string): boolean {
  return value.trim() === '' || value.split(',').every(entry => z.email().safeParse(entry.trim()).success)
}

/** Addresses or networks, comma-separated: `10.0.0.0/8, ::1`. */
function isProxyList(value: string): boolean {
  return value.split(',').every(entry => {
    const [address = '', bits = '0', more] = entry.trim().split('/')
    return value.trim() === '' || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && more === undefined)
  })
}

/** A mail server's address and nothing behind it: `smtp://user:password@host:587`. */
function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false
  return ['', '/'].includes(url.pathname) && url.search === '' && url.hash === ''
}

function withFiles(environment: EnvironmentVariables): Record<string, string | undefined> {
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
