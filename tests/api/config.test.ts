import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../src/api/config.ts'

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'lumitale-config-'))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR, ...environment })

describe('The configuration', () => {
  it('needs nothing on a bare machine', () => {
    expect(read({})).toMatchObject({
      role: 'all',
      host: 'localhost',
      port: 4321,
      databaseUrl: undefined,
      model: undefined,
    })
  })

  it('makes a secret of its own, keeps it, and lets nobody else read it', () => {
    expect(read({}).secret).toBe(read({}).secret)
    expect(read({}).secret.length).toBeGreaterThanOrEqual(32)
    expect(statSync(path.join(DATA_DIR, 'secret')).mode & 0o077).toBe(0)
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['ROLE', 'king'],
    ['S3_ENDPOINT', 'not an address'],
    ['QUOTA_ANONYMOUS', '-1'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('stops the start over a bad %s and names it, not its value', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError)
    expect(() => read({ [name]: value })).toThrow(name)
    expect(() => read({ [name]: value })).not.toThrow(value)
  })

  it('takes a secret from a file', () => {
    const file = path.join(DATA_DIR, 'session-secret')
    writeFileSync(file, `${'s'.repeat(40)}\n`)
    expect(read({ SESSION_SECRET_FILE: file }).secret).toBe('s'.repeat(40))
  })

  it('asks for what a provider needs beside it', () => {
    expect(() => read({ AI_PROVIDER: 'openai' })).toThrow('AI_TEXT_MODEL')
    expect(() => read({ AI_PROVIDER: 'openai', AI_TEXT_MODEL: 'm' })).toThrow('AI_API_KEY')
    expect(() => read({ AI_PROVIDER: 'openai-compatible', AI_TEXT_MODEL: 'm' })).toThrow('AI_BASE_URL')
    expect(() => read({ S3_BUCKET: 'stories' })).toThrow('S3_ACCESS_KEY')
  })

  it('refuses an embedded default in production unless it is allowed', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'a'.repeat(40) }
    expect(() => read(production)).toThrow('DATABASE_URL')
    expect(read({ ...production, ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined()
  })

  it('refuses the example secret in production', () => {
    const example = /^# SESSION_SECRET=(.+)$/m.exec(readFileSync('deploy/.env.example', 'utf8'))?.[1] ?? ''
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db', SESSION_SECRET: example }
    expect(() => read(production)).toThrow('example value')
  })

  it('has every setting explained in the example file', () => {
    const example = readFileSync('deploy/.env.example', 'utf8')
    const names = [...readFileSync('src/api/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
      match => match[1],
    )
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter(name => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([])
  })
})
