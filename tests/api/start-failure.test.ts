import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../src/api/config-error.ts'
import { startFailureOf } from '../../src/api/start-failure.ts'
import { PlainError } from '../../src/lib/plain-error.ts'
import { ServiceUnavailable } from '../../src/lib/service-unavailable.ts'

const system = (code: string) => Object.assign(new Error('connect 192.0.2.7, user marianne'), { code })

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
      /^TypeError in \S* ?tests\/api\/start-failure\.test\.ts:\d+:\d+$/,
    )
    expect(startFailureOf('marianne')).toBe('thrown string')
  })
})
