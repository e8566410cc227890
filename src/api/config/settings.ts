import fs from 'node:fs'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { PRINT_PROFILE_NAMES } from '../../contract/print-profile.ts'
import { refuseProblems } from './config-error.ts'
import { SECRET_MIN } from './own-secret.ts'
import { slipsInEnvironment, wrongNamesInFile } from './setting-names.ts'
import * as is from './setting-rules.ts'

const COUNT_MAX = 1_000_000_000
const TOKENS_MAX = 1_000_000_000_000
const WORKERS_MAX = 1_000
const THINKING_TOKENS_MAX = 100_000
const CONNECTIONS_MAX = 1_000
const BACKUPS_MAX = 1_000

const Environment = z.object({
  NODE_ENV: z._default(is.oneOf('development', 'test', 'production'), 'development'),
  ROLE: z._default(is.oneOf('all', 'api', 'worker'), 'all'),
  PORT: z._default(is.wholeNumber(0, 65_535), 4321),
  HOST: z._default(is.host(), 'localhost'),
  DATA_DIR: z._default(is.folder(), 'data'),
  SITE_DIR: z._default(is.folder(), 'dist'),
  BACKUP_DIR: z.optional(is.folder()),
  BACKUP_KEEP: z._default(is.wholeNumber(1, BACKUPS_MAX), 14),
  PUBLIC_ORIGIN: z.optional(is.origin()),
  DATABASE_URL: z.optional(is.databaseAddress()),
  DATABASE_DIRECT_URL: z.optional(is.databaseAddress()),
  DATABASE_CONNECTIONS: z._default(is.wholeNumber(4, CONNECTIONS_MAX), 12),
  S3_ENDPOINT: z.optional(is.webAddress()),
  S3_BUCKET: z.optional(is.line()),
  S3_ACCESS_KEY: z.optional(is.line()),
  S3_SECRET_KEY: z.optional(is.line()),
  S3_REGION: z._default(is.line(), 'us-east-1'),
  AI_PROVIDER: z.optional(is.oneOf('openai-compatible', 'openai', 'anthropic')),
  AI_BASE_URL: z.optional(is.webAddress()),
  AI_API_KEY: z.optional(is.line()),
  AI_TEXT_MODEL: z.optional(is.line()),
  AI_THINKING_TOKENS: z._default(is.wholeNumber(0, THINKING_TOKENS_MAX), 0),
  AI_JSON: z._default(is.oneOf('schema', 'text'), 'schema'),
  AI_QUALITY: z._default(is.oneOf('fast', 'best'), 'best'),
  AI_JUDGE_PROVIDER: z.optional(is.oneOf('openai-compatible', 'openai', 'anthropic')),
  AI_JUDGE_BASE_URL: z.optional(is.webAddress()),
  AI_JUDGE_API_KEY: z.optional(is.line()),
  AI_JUDGE_MODEL: z.optional(is.line()),
  AI_IMAGE_MODEL: z.optional(is.line()),
  AI_SPEECH_PROVIDER: z.optional(is.oneOf('openai-compatible', 'openai', 'elevenlabs')),
  AI_SPEECH_BASE_URL: z.optional(is.webAddress()),
  AI_SPEECH_API_KEY: z.optional(is.line()),
  AI_SPEECH_MODEL: z.optional(is.line()),
  AI_SPEECH_VOICE: z.optional(is.line()),
  SELL_BUILT_IN_VOICE: z._default(is.oneOf('0', '1'), '0'),
  AI_TOKENS_PER_DAY: z._default(is.wholeNumber(0, TOKENS_MAX), 5_000_000),
  CONTENTFUL_SPACE: z.optional(is.line()),
  CONTENTFUL_DELIVERY_TOKEN: z.optional(is.line()),
  CONTENTFUL_MANAGEMENT_TOKEN: z.optional(is.line()),
  CONTENT_API: z._default(is.oneOf('0', '1'), '0'),
  CONTENT_WEBHOOK_SECRET: z.optional(is.secret(SECRET_MIN)),
  SMTP_URL: z.optional(is.mailServer()),
  MAIL_FROM: z.optional(is.email()),
  STRIPE_SECRET_KEY: z.optional(is.keyThatBegins('sk_live_', 'sk_test_', 'rk_live_', 'rk_test_')),
  STRIPE_PUBLISHABLE_KEY: z.optional(is.keyThatBegins('pk_live_', 'pk_test_')),
  STRIPE_WEBHOOK_SECRET: z.optional(is.keyThatBegins('whsec_')),
  STRIPE_TAX: z._default(is.oneOf('0', '1'), '0'),
  PRINT_WEBHOOK_URL: z.optional(is.webAddress()),
  PRINT_WEBHOOK_SECRET: z.optional(is.secret(SECRET_MIN)),
  PRINT_PROFILE: z._default(is.oneOf(...PRINT_PROFILE_NAMES), 'plain'),
  // Operator data for the imprint and contact page, read when the pages are built.
  OPERATOR_NAME: z.optional(is.line()),
  OPERATOR_ADDRESS: z.optional(is.lines()),
  OPERATOR_EMAIL: z.optional(is.email()),
  SELLER_VAT_ID: z.optional(is.line()),
  SELLER_TAX_NUMBER: z.optional(is.line()),
  SELLER_COUNTRY: z._default(is.country(), 'DE'),
  SELLER_TAX: z._default(is.oneOf('countries', 'own', 'small-business', 'none'), 'countries'),
  SELLER_TIME_ZONE: z._default(is.timeZone(), 'Europe/Berlin'),
  SESSION_SECRET: z.optional(is.secret(SECRET_MIN)),
  STAFF_EMAILS: z._default(is.emails(), ''),
  QUOTA_ANONYMOUS: z._default(is.wholeNumber(0, COUNT_MAX), 3),
  QUOTA_ACCOUNT: z._default(is.wholeNumber(0, COUNT_MAX), 10),
  REQUESTS_PER_MINUTE: z._default(is.wholeNumber(0, COUNT_MAX), 300),
  TRUSTED_PROXIES: z._default(is.networks(), ''),
  WORKERS: z.optional(is.wholeNumber(1, WORKERS_MAX)),
  LOG_LEVEL: z._default(is.oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  ALLOW_EMBEDDED: z._default(is.oneOf('0', '1'), '0'),
})
export type Settings = z.output<typeof Environment>
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

export const SETTING_NAMES = Object.keys(Environment.shape) as readonly (keyof Settings)[]
/** The settings file named by the scripts, so that its names can be checked. */
const FILE = 'SETTINGS_FILE'

export const ruleOfSetting = (name: keyof Settings): string => `${name} ${is.ruleOf(Environment.shape[name])}`

/** Undefined where the default is a built-in part or nothing. */
export function defaultOfSetting(name: keyof Settings): string | undefined {
  const { def } = Environment.shape[name]._zod
  return def.type === 'default' ? String(def.defaultValue) : undefined
}

/** The settings; `NAME_FILE` names a file with the value. Throws ConfigError for wrong settings and likely slips. */
export function readSettings(environment: EnvironmentVariables): Settings {
  const problems = wrongNames(environment)
  const parsed = Environment.safeParse(withFiles(environment, problems))
  const wrong = new Set<unknown>(parsed.error?.issues.map(issue => issue.path[0]))
  problems.push(...SETTING_NAMES.filter(name => wrong.has(name)).map(ruleOfSetting))
  refuseProblems(problems)
  // Without a problem there is no error.
  return parsed.data as Settings
}

function wrongNames(environment: EnvironmentVariables): string[] {
  const file = environment[FILE]
  const inFile = file && fs.existsSync(file) ? Object.keys(parseEnv(fs.readFileSync(file, 'utf8'))) : []
  const elsewhere = Object.keys(environment).filter(name => name !== FILE && !inFile.includes(name))
  return [...wrongNamesInFile(inFile, SETTING_NAMES), ...slipsInEnvironment(elsewhere, SETTING_NAMES)]
}

function withFiles(environment: EnvironmentVariables, problems: string[]): Record<string, string | undefined> {
  return Object.fromEntries(
    SETTING_NAMES.map(name => {
      const file = environment[`${name}_FILE`]
      // Compose files write unset settings as empty ones.
      if (!file) return [name, environment[name] || undefined]
      try {
        return [name, fs.readFileSync(file, 'utf8').trim() || undefined]
      } catch (error) {
        problems.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`)
        return [name, undefined]
      }
    }),
  )
}
