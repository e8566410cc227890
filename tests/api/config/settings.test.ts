import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/api/config/config.ts'
import { ConfigError } from '../../../src/api/config/config-error.ts'
import { OTHERS_IN_FILE } from '../../../src/api/config/setting-names.ts'
import { readSettings, SETTING_NAMES, type Settings } from '../../../src/api/config/settings.ts'

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'lumitale-settings-'))

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('nothing was refused')
}

const refused = (environment: Record<string, string>) => messageOf(() => readSettings(environment))

/** A value that each setting cannot have, with a word in it that no message may repeat. */
const BAD: Record<keyof Settings, string> = {
  NODE_ENV: 'xyzzy',
  ROLE: 'xyzzy',
  PORT: '70000',
  HOST: 'xyzzy:// host',
  DATA_DIR: 'xyzzy\u0007',
  SITE_DIR: 'xyzzy\n',
  BACKUP_DIR: 'xyzzy\n',
  BACKUP_KEEP: 'xyzzy',
  PUBLIC_ORIGIN: 'https://xyzzy.example/path',
  DATABASE_URL: 'mysql://xyzzy@db/lumitale',
  DATABASE_DIRECT_URL: 'mysql://xyzzy@db/lumitale',
  DATABASE_CONNECTIONS: '3',
  S3_ENDPOINT: 'xyzzy',
  S3_BUCKET: 'xyzzy\n',
  S3_ACCESS_KEY: 'xyzzy\t',
  S3_SECRET_KEY: 'xyzzy\n',
  S3_REGION: 'xyzzy\n',
  AI_PROVIDER: 'xyzzy',
  AI_BASE_URL: 'ftp://xyzzy',
  AI_API_KEY: 'xyzzy\n',
  AI_TEXT_MODEL: 'xyzzy\n',
  AI_THINKING_TOKENS: '3.5k',
  AI_JSON: 'xyzzy',
  AI_QUALITY: 'xyzzy',
  AI_JUDGE_PROVIDER: 'xyzzy',
  AI_JUDGE_BASE_URL: 'xyzzy',
  AI_JUDGE_API_KEY: 'xyzzy\n',
  AI_JUDGE_MODEL: 'xyzzy\n',
  AI_IMAGE_MODEL: 'xyzzy\n',
  AI_SPEECH_PROVIDER: 'xyzzy',
  AI_SPEECH_BASE_URL: 'xyzzy',
  AI_SPEECH_API_KEY: 'xyzzy\n',
  AI_SPEECH_MODEL: 'xyzzy\n',
  AI_SPEECH_VOICE: 'xyzzy\n',
  SELL_BUILT_IN_VOICE: 'xyzzy',
  AI_TOKENS_PER_DAY: '5e6',
  CONTENTFUL_SPACE: 'xyzzy\n',
  CONTENTFUL_DELIVERY_TOKEN: 'xyzzy\n',
  CONTENTFUL_MANAGEMENT_TOKEN: 'xyzzy\n',
  CONTENT_API: 'xyzzy',
  CONTENT_WEBHOOK_SECRET: 'xyzzy',
  PRINT_WEBHOOK_URL: 'xyzzy',
  PRINT_PROFILE: 'xyzzy',
  PRINT_WEBHOOK_SECRET: 'xyzzy',
  SMTP_URL: 'mail.xyzzy.example',
  MAIL_FROM: 'Lumitale <xyzzy>',
  STRIPE_SECRET_KEY: 'pk_live_xyzzy',
  STRIPE_PUBLISHABLE_KEY: 'sk_live_xyzzy',
  STRIPE_TAX: 'xyzzy',
  SELLER_VAT_ID: 'xyzzy\n',
  SELLER_TAX_NUMBER: 'xyzzy\n',
  SELLER_COUNTRY: 'xyzzy',
  SELLER_TAX: 'xyzzy',
  SELLER_TIME_ZONE: 'xyzzy/zone',
  STRIPE_WEBHOOK_SECRET: 'xyzzy',
  OPERATOR_NAME: 'xyzzy\n',
  OPERATOR_ADDRESS: 'xyzzy\u0000',
  OPERATOR_EMAIL: 'xyzzy',
  SESSION_SECRET: 'xyzzy',
  STAFF_EMAILS: 'ada@example.org, xyzzy',
  QUOTA_ANONYMOUS: '-1',
  QUOTA_ACCOUNT: '1.5',
  REQUESTS_PER_MINUTE: '0x10',
  TRUSTED_PROXIES: '10.0.0.0/64',
  WORKERS: '-20',
  LOG_LEVEL: 'xyzzy',
  ALLOW_EMBEDDED: 'xyzzy',
}

describe('A setting with a bad value', () => {
  it.each(SETTING_NAMES)('is named with its rule, and not quoted: %s', name => {
    const [first, ...more] = refused({ [name]: BAD[name] }).split('\n')
    expect(more).toEqual([])
    expect(first).toMatch(new RegExp(`^${name} must .{10,}$`))
    expect(first).not.toContain(BAD[name])
    expect(first).not.toContain('xyzzy')
  })

  it('is listed with every other one, a line each', () => {
    const all = refused(BAD)
    expect(all.split('\n').map(line => line.split(' ')[0])).toEqual([...SETTING_NAMES])
    expect(all).not.toContain('xyzzy')
  })

  it('is listed with all that do not go together, too', () => {
    const settings = {
      DATA_DIR: FOLDER,
      AI_PROVIDER: 'openai',
      S3_BUCKET: 'stories',
      MAIL_FROM: 'stories@tales.example',
    }
    expect(messageOf(() => readConfig(settings)).split('\n')).toEqual([
      'S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it',
      'AI_PROVIDER needs AI_TEXT_MODEL beside it',
      'MAIL_FROM needs SMTP_URL beside it',
    ])
  })

  it('may be one that a file was to hold', () => {
    const missing = { S3_SECRET_KEY_FILE: path.join(FOLDER, 'xyzzy') }
    expect(refused(missing)).toBe('S3_SECRET_KEY_FILE names a file that cannot be read (ENOENT)')
  })

  it.each([
    ['PUBLIC_ORIGIN', ['https://example.org', 'http://localhost:4321', 'https://192.0.2.7:8443', 'http://[::1]:80']],
    ['HOST', ['localhost', '0.0.0.0', '::', 'fe80::1%eth0', 'api.internal']],
    ['TRUSTED_PROXIES', ['10.0.0.0/8, ::1', 'fd00::/8', '127.0.0.1']],
    [
      'DATABASE_URL',
      ['postgres://db', 'postgresql://u:p@db:5432/lumitale?sslmode=require', 'postgres://u@/d?host=/run/pg'],
    ],
    ['OPERATOR_ADDRESS', ['Street 1|12345 Town', 'Street 1\n12345 Town', 'Street 1\\n12345 Town']],
  ] as const)('is no good value of %s', (name, values) => {
    for (const value of values) expect(readSettings({ [name]: value })[name]).toBe(value)
  })

  it('is any but three of NODE_ENV, so that no typing error takes the guards of production away', () => {
    for (const value of ['prod', 'Production', 'staging', 'dev']) {
      expect(refused({ NODE_ENV: value })).toBe('NODE_ENV must be one of development, test, production')
    }
    for (const value of ['development', 'test', 'production'])
      expect(readSettings({ NODE_ENV: value }).NODE_ENV).toBe(value)
    expect(readSettings({}).NODE_ENV).toBe('development')
  })
})

describe('The name of a setting', () => {
  const inFile = (text: string) => {
    const file = path.join(FOLDER, '.env')
    writeFileSync(file, text)
    return { SETTINGS_FILE: file }
  }

  it.each([
    ['QOTA_ANONYMOUS', 'QUOTA_ANONYMOUS'],
    ['quota_account', 'QUOTA_ACCOUNT'],
    ['PROT', 'PORT'],
    ['AI_MODEL', 'AI_TEXT_MODEL'],
    ['SESSION_SECRET_FIEL', 'SESSION_SECRET_FILE'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ])('is refused in .env when it is %s, with the nearest right one', (name, right) => {
    expect(refused(inFile(`${name}=xyzzy\nPORT=1`))).toBe(`${name} in .env is no setting; did you mean ${right}?`)
  })

  it('is refused in .env when it is like none of ours', () => {
    const problem = 'FAVOURITE_COLOUR in .env is no setting; deploy/.env.example names them all'
    expect(refused(inFile('FAVOURITE_COLOUR=xyzzy'))).toBe(problem)
  })

  it('may be that of compose, or name a file', () => {
    const secret = path.join(FOLDER, 'secret')
    writeFileSync(secret, 's'.repeat(40))
    const file = inFile('# note\nDATABASE_PASSWORD=x\nexport PORT=80\nSESSION_SECRET_FILE=x')
    expect(readSettings({ ...file, PORT: '80', SESSION_SECRET_FILE: secret }).SESSION_SECRET).toBe('s'.repeat(40))
  })

  it.each([
    ['QOTA_ANONYMOUS', 'QUOTA_ANONYMOUS'],
    ['QUOTA_ANONYMUOS', 'QUOTA_ANONYMOUS'],
    ['STAFF_EMAIL', 'STAFF_EMAILS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['IA_API_KEY', 'AI_API_KEY'],
    ['AI_API_KEYS', 'AI_API_KEY'],
    ['PROT', 'PORT'],
    ['SMTP_URl', 'SMTP_URL'],
    ['SESSION_SECRET_FIEL', 'SESSION_SECRET_FILE'],
  ])('is refused in the environment when it is hardly another: %s', (name, right) => {
    expect(refused({ [name]: 'xyzzy' })).toBe(`${name} in the environment is no setting; did you mean ${right}?`)
  })

  it('is somebody else’s in the environment when it is not that near', () => {
    const others = (
      'PATH HOME HOSTNAME PWD SORT POST USER TZ LANG XAI_API_KEY FAL_API_KEY AI21_API_KEY OPENAI_API_KEY EMAIL_FROM ' +
      'AWS_S3_BUCKET S3_SECRET_ACCESS_KEY R2_BUCKET CONTENTFUL_SPACE_ID STRIPE_API_KEY DATABASE_HOST PGDATA NODE_OPTIONS ' +
      'AI_GATEWAY_API_KEY SMTP_HOST MAIL_PORT WORKER_PORT LOGNAME NODE_PATH DATABASE_PASSWORD npm_config_loglevel http_proxy'
    ).split(' ')
    expect(readSettings(Object.fromEntries(others.map(name => [name, 'x']))).PORT).toBe(4321)
  })

  it('is somebody else’s when ours is set as well', () => {
    expect(readSettings({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://db' }).DATABASE_URL).toBe('postgres://db')
  })

  it('stands in the example file, with every other one and none besides', () => {
    const example = readFileSync('deploy/.env.example', 'utf8')
    const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1])
    expect(named.toSorted()).toEqual([...SETTING_NAMES].toSorted())
  })

  it('of somebody else that .env may hold is listed in the example file, and compose asks for no other', () => {
    const example = readFileSync('deploy/.env.example', 'utf8')
    expect(OTHERS_IN_FILE.filter(name => !example.includes(name))).toEqual([])
    const requests = [...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{([A-Z0-9_]+)/g)].map(
      match => match[1] ?? '',
    )
    expect(requests.length).toBeGreaterThan(3)
    const known: readonly string[] = [...OTHERS_IN_FILE, ...SETTING_NAMES]
    expect(requests.filter(name => !known.includes(name))).toEqual([])
  })
})
