import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../src/api/config/config.ts'

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'lumitale-config-'))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR, ...environment })

const SELLER = {
  OPERATOR_NAME: 'Laternenverlag',
  OPERATOR_ADDRESS: 'Gasse 1 | 10115 Berlin',
  SELLER_VAT_ID: 'DE123456789',
}

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

  it('has the content service listen to nobody unless it is asked to', () => {
    expect(read({}).contentApi).toBe(false)
    expect(read({ CONTENT_API: '0' }).contentApi).toBe(false)
    expect(read({ CONTENT_API: '1' }).contentApi).toBe(true)
    expect(() => read({ CONTENT_API: 'yes' })).toThrow(/CONTENT_API must be one of 0, 1/)
  })

  it('makes a secret of its own, keeps it, and lets nobody else read it', () => {
    expect(read({}).secret).toBe(read({}).secret)
    expect(read({}).secret.length).toBeGreaterThanOrEqual(32)
    expect(statSync(path.join(DATA_DIR, 'secret')).mode & 0o077).toBe(0)
  })

  it('lets the provider that writes read aloud, or another one with a key of its own', () => {
    const writer = { AI_PROVIDER: 'openai', AI_API_KEY: 'key', AI_TEXT_MODEL: 'text' }
    expect(read({ ...writer, AI_SPEECH_MODEL: 'tts' }).speech).toMatchObject({ provider: 'openai', apiKey: 'key' })
    const own = { AI_SPEECH_PROVIDER: 'elevenlabs', AI_SPEECH_MODEL: 'voice' }
    expect(() => read({ ...writer, ...own })).toThrow(/AI_SPEECH_API_KEY/)
    expect(read({ ...writer, ...own, AI_SPEECH_API_KEY: 'other' }).speech).toMatchObject({ apiKey: 'other' })
    expect(read(writer).speech).toBeUndefined()
    expect(() => read({ AI_SPEECH_MODEL: 'tts' })).toThrow(ConfigError)
    expect(() => read({ AI_SPEECH_PROVIDER: 'openai' })).toThrow(ConfigError)
    expect(() => read({ ...writer, AI_PROVIDER: 'anthropic', AI_SPEECH_MODEL: 'tts' })).toThrow(/does not speak/)
  })

  it('takes a voice for each language, and no list that is half one', () => {
    const voice = { AI_SPEECH_PROVIDER: 'openai', AI_SPEECH_API_KEY: 'key', AI_SPEECH_MODEL: 'tts' }
    expect(read({ ...voice, AI_SPEECH_VOICE: 'de=thorsten fr=siwis' }).speech).toMatchObject({
      speechModel: 'tts',
      voice: { de: 'thorsten', fr: 'siwis' },
    })
    expect(() => read({ ...voice, AI_SPEECH_VOICE: 'de=thorsten siwis' })).toThrow(/AI_SPEECH_VOICE must be a name/)
  })

  it('sells audiobooks in production only of a provider’s voice, unless it is told otherwise', () => {
    const production = {
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PUBLIC_ORIGIN: 'https://tales.example',
      SESSION_SECRET: 'a'.repeat(40),
      ...SELLER,
    }
    const voice = { AI_SPEECH_PROVIDER: 'openai', AI_SPEECH_MODEL: 'tts', AI_SPEECH_API_KEY: 'key' }
    expect(read({}).sellsAudiobooks('de')).toBe(true)
    expect(read(production).sellsAudiobooks('de')).toBe(false)
    expect(read({ ...production, SELL_BUILT_IN_VOICE: '0' }).sellsAudiobooks('de')).toBe(false)
    expect(read({ ...production, SELL_BUILT_IN_VOICE: '1' }).sellsAudiobooks('de')).toBe(true)
    expect(read({ ...production, ...voice }).sellsAudiobooks('de')).toBe(true)
    const local = read({ ...production, ...voice, AI_SPEECH_MODEL: 'de=thorsten fr=siwis' })
    expect(['de', 'fr', 'es', 'th', undefined].map(local.sellsAudiobooks)).toEqual([true, true, false, false, true])
  })

  it('lets the provider that writes judge, or another one with a key of its own', () => {
    const writer = { AI_PROVIDER: 'openai', AI_API_KEY: 'key', AI_TEXT_MODEL: 'text', AI_THINKING_TOKENS: '4000' }
    expect(read(writer)).toMatchObject({ model: { thinkingTokens: 4000, json: 'schema' }, quality: 'best' })
    expect(read(writer).judge).toBeUndefined()
    const judge = { AI_JUDGE_MODEL: 'critic' }
    expect(read({ ...writer, ...judge }).judge).toMatchObject({
      provider: 'openai',
      apiKey: 'key',
      textModel: 'critic',
    })
    const other = { ...judge, AI_JUDGE_PROVIDER: 'anthropic' }
    expect(() => read({ ...writer, ...other })).toThrow(/AI_JUDGE_API_KEY/)
    expect(read({ ...writer, ...other, AI_JUDGE_API_KEY: 'own' }).judge).toMatchObject({ apiKey: 'own' })
    const elsewhere = { ...writer, ...judge, AI_JUDGE_BASE_URL: 'https://judge.example/v1' }
    expect(() => read(elsewhere)).toThrow(/AI_JUDGE_API_KEY/)
    expect(
      read({ ...judge, AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://a', AI_TEXT_MODEL: 'm' }).judge,
    ).toMatchObject({ baseUrl: 'http://a' })
    expect(() => read(judge)).toThrow(ConfigError)
    expect(() => read({ AI_JUDGE_PROVIDER: 'openai' })).toThrow(ConfigError)
  })

  it('works on four steps at once, on sixteen where most of them wait for a model', () => {
    const writer = { AI_PROVIDER: 'openai', AI_API_KEY: 'key', AI_TEXT_MODEL: 'text' }
    expect([read({}).workers, read(writer).workers, read({ ...writer, WORKERS: '3' }).workers]).toEqual([4, 16, 3])
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

  it('takes a space at Contentful whole or not at all, and names what is missing', () => {
    const space = { CONTENTFUL_SPACE: 'tales', CONTENTFUL_DELIVERY_TOKEN: 'read', CONTENTFUL_MANAGEMENT_TOKEN: 'write' }
    expect(read({}).content).toBeUndefined()
    expect(read(space).content).toEqual({ space: 'tales', deliveryToken: 'read', managementToken: 'write' })
    for (const name of Object.keys(space)) {
      expect(() => read({ ...space, [name]: '' })).toThrow(ConfigError)
      expect(() => read({ ...space, [name]: '' })).toThrow(`${name} beside it`)
    }
    const file = path.join(DATA_DIR, 'delivery-token')
    writeFileSync(file, 'from a file\n')
    const { CONTENTFUL_DELIVERY_TOKEN: _given, ...rest } = space
    expect(read({ ...rest, CONTENTFUL_DELIVERY_TOKEN_FILE: file }).content?.deliveryToken).toBe('from a file')
  })

  it('takes a mail server and the address that mails come from, both or none', () => {
    const mail = { SMTP_URL: 'smtp://user:pass@mail.example:587', MAIL_FROM: 'stories@tales.example' }
    expect(read({}).mail).toBeUndefined()
    expect(read(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM })
    expect(() => read({ ...mail, MAIL_FROM: '' })).toThrow('SMTP_URL needs MAIL_FROM beside it')
    expect(() => read({ ...mail, SMTP_URL: '' })).toThrow('MAIL_FROM needs SMTP_URL beside it')
  })

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?ignoreTLS=true',
  ])('takes %s for no mail server', url => {
    expect(() => read({ SMTP_URL: url, MAIL_FROM: 'stories@tales.example' })).toThrow(ConfigError)
  })

  it('takes keys of Stripe whole or not at all, so that no sandbox stands beside one', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    }
    expect(read({}).stripe).toBeUndefined()
    const stripe = { secretKey: 'sk_live_a', publishableKey: 'pk_live_a', webhookSecret: 'whsec_a' }
    expect(read({ ...keys, ...SELLER }).stripe).toEqual({ ...stripe, isTaxed: false })
    expect(read({ ...keys, ...SELLER, STRIPE_TAX: '1' }).stripe).toEqual({ ...stripe, isTaxed: true })
    expect(() => read({ STRIPE_TAX: '1' })).toThrow('STRIPE_TAX needs STRIPE_SECRET_KEY')
    for (const name of Object.keys(keys)) expect(() => read({ ...keys, [name]: '' })).toThrow(`${name} beside it`)
    expect(() => read({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_a' })).toThrow('must both be live')
  })

  it('takes real money only where an invoice can name who sells', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'rk_live_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    }
    expect(read({ ...keys, ...SELLER }).seller).toEqual({
      name: 'Laternenverlag',
      address: ['Gasse 1', '10115 Berlin'],
      country: 'DE',
      vatId: 'DE123456789',
      taxNumber: null,
      scheme: 'countries',
      timeZone: 'Europe/Berlin',
    })
    for (const name of Object.keys(SELLER)) expect(() => read({ ...keys, ...SELLER, [name]: '' })).toThrow(name)
    const number = { SELLER_VAT_ID: '', SELLER_TAX_NUMBER: '11/222/33333', SELLER_TAX: 'small-business' }
    expect(read({ ...keys, ...SELLER, ...number }).seller).toMatchObject({ vatId: null, taxNumber: '11/222/33333' })
    expect(read({}).seller).toMatchObject({ name: 'Lumitale', address: [], scheme: 'countries' })
  })

  it('refuses payments that are tests in production unless it is allowed', () => {
    const rest = { SESSION_SECRET: 'a'.repeat(40), DATABASE_URL: 'postgres://db', MAIL_FROM: 'stories@tales.example' }
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', ...rest }
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    }
    expect(() => read(production)).toThrow('STRIPE_SECRET_KEY is not set')
    expect(() => read({ ...production, ...keys })).toThrow('STRIPE_SECRET_KEY is a key for tests')
    expect(read({ ...production, ...keys, ALLOW_EMBEDDED: '1' }).stripe?.secretKey).toBe('sk_test_a')
    expect(read({ ...production, ALLOW_EMBEDDED: '1' }).stripe).toBeUndefined()
  })

  it('refuses the outbox in production unless it is allowed', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'a'.repeat(40), DATABASE_URL: 'postgres://db' }
    expect(() => read(production)).toThrow('SMTP_URL is not set')
    expect(read({ ...production, ALLOW_EMBEDDED: '1' }).mail).toBeUndefined()
  })

  it('refuses production without the address that pages, sitemap and mails name, unless it is allowed', () => {
    const said = 'PUBLIC_ORIGIN is not set, so pages, sitemap and mails would name this machine'
    expect(() => read({ NODE_ENV: 'production' })).toThrow(said)
    expect(read({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).publicOrigin).toBe('http://localhost:4321')
    expect(() => read({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tales.example' })).not.toThrow(said)
    expect(read({}).publicOrigin).toBe('http://localhost:4321')
  })

  it('knows a secret for the content service to prove itself with, or that there is none', () => {
    expect(read({}).contentWebhookSecret).toBeUndefined()
    expect(read({ CONTENT_WEBHOOK_SECRET: 'w'.repeat(32) }).contentWebhookSecret).toBe('w'.repeat(32))
  })

  it.each([
    [{}, 'http://localhost:4321'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:4321'],
    [{ HOST: '::1' }, 'http://[::1]:4321'],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://tales.example', ALLOW_EMBEDDED: '1' }, 'https://tales.example'],
  ])('says with %j where its own programs find it', (settings, origin) => {
    expect(read(settings as Record<string, string>).serviceOrigin).toBe(origin)
  })

  it('refuses an embedded default in production unless it is allowed', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'a'.repeat(40) }
    expect(() => read(production)).toThrow('DATABASE_URL')
    expect(read({ ...production, ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined()
  })

  it.each(['SESSION_SECRET', 'CONTENT_WEBHOOK_SECRET'])('refuses the example of %s in production', name => {
    const example = new RegExp(`^# ${name}=(.+)$`, 'm').exec(readFileSync('deploy/.env.example', 'utf8'))?.[1] ?? ''
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db', SESSION_SECRET: 'a'.repeat(40) }
    expect(() => read({ ...production, [name]: example })).toThrow(`${name} is the example value`)
  })
})

it('an origin that is not this machine counts as production', () => {
  expect(() => read({ PUBLIC_ORIGIN: 'https://shop.example' })).toThrow('DATABASE_URL is not set')
  expect(() => read({ PUBLIC_ORIGIN: 'https://shop.example', ALLOW_EMBEDDED: '1' })).not.toThrow()
  expect(() => read({ PUBLIC_ORIGIN: 'http://localhost:4321' })).not.toThrow()
})
