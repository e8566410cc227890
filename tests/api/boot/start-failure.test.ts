import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startFailureOf } from '../../../src/api/boot/start-failure.ts'
import { ConfigError } from '../../../src/api/config/config-error.ts'
import { PlainError } from '../../../src/lib/plain-error.ts'
import { ServiceUnavailable } from '../../../src/lib/service-unavailable.ts'

const system = (code: string) => Object.assign(new Error('connect 192.0.2.7, user marianne'), { code })

const MAIN = path.resolve(import.meta.dirname, '../../../src/api/main.ts')

/** What the product says with nothing but these settings; it does not get far. */
function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env,
  })
  return { status, said: `${stdout}${stderr}` }
}

describe('What is said of a start that failed', () => {
  it('names the service and the code, never what another program said', () => {
    const away = new ServiceUnavailable('files', system('ECONNREFUSED'))
    const said = 'the store of files (S3_ENDPOINT and S3_BUCKET, or DATA_DIR) cannot be reached (ECONNREFUSED)'
    expect(startFailureOf(away)).toBe(said)
    expect(startFailureOf(new Error('seeding broke', { cause: away }))).toBe(said)
    const refused = Object.assign(new Error('marianne'), { $metadata: { httpStatusCode: 403 } })
    expect(startFailureOf(new ServiceUnavailable('files', refused))).toContain('(status 403)')
    expect(startFailureOf(new ServiceUnavailable('mail', new AggregateError([system('EAI_AGAIN')])))).toBe(
      'the mail server (SMTP_URL) cannot be reached (EAI_AGAIN)',
    )
  })

  it('lists wrong settings one a line', () => {
    expect(startFailureOf(new ConfigError('PORT must be one\nROLE must be another'))).toBe(
      'PORT must be one\n  ROLE must be another',
    )
  })

  it('has our own words for what else may happen, and of a bug its place', () => {
    expect(startFailureOf(new PlainError('the catalogue names a product twice'))).toBe(
      'the catalogue names a product twice',
    )
    expect(startFailureOf(new TypeError('marianne is undefined'))).toMatch(
      /^TypeError in \S* ?tests\/api\/boot\/start-failure\.test\.ts:\d+:\d+$/,
    )
    expect(startFailureOf('marianne')).toBe('thrown string')
  })

  it.each([
    [
      'wrong settings',
      { PORT: 'many', NODE_ENV: 'prod', QOTA_ACCOUNT: '3', DATA_DIR: '/dev/null/x' },
      'QOTA_ACCOUNT in the environment is no setting; did you mean QUOTA_ACCOUNT?\n' +
        '  NODE_ENV must be one of development, test, production\n' +
        '  PORT must be a whole number from 0 to 65535',
    ],
    ['no folder', { DATA_DIR: '/dev/null/x' }, 'DATA_DIR names a folder that cannot be written (ENOTDIR)'],
    [
      'no database',
      { DATABASE_URL: 'postgres://marianne:hunter2@127.0.0.1:1/tales', SESSION_SECRET: 's'.repeat(32) },
      'the database of DATABASE_URL cannot be used (ECONNREFUSED)',
    ],
  ])('is all that the product says when it has %s', (_, settings, said) => {
    expect(start(settings as Record<string, string>)).toEqual({ status: 1, said: `Lumitale did not start: ${said}\n` })
  })
})
