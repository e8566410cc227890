import type { ContentConfig } from '../outside/content/open-content.ts'
import type { BucketOptions } from '../outside/files/bucket.ts'
import type { MailConfig } from '../outside/mail/open-mail.ts'
import type { ImageModelConfig } from '../outside/model/image-model.ts'
import type { ModelConfig } from '../outside/model/language-model.ts'
import type { StripeConfig } from '../outside/payment/open-payments.ts'
import type { PrintWebhookConfig } from '../outside/print/print-webhook.ts'
import { type PerLanguage, readPerLanguage } from '../outside/speech/provider/per-language.ts'
import type { SpeechConfig } from '../outside/speech/provider/speech-config.ts'
import { ConfigError } from './config-error.ts'
import type { Settings } from './settings.ts'

/** Undefined: a folder. Throws ConfigError for half of a bucket. */
export function bucketConfig(settings: Settings): BucketOptions | undefined {
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

/** Undefined: the offline author. Throws ConfigError for a provider without what it needs. */
export function modelConfig(settings: Settings): ModelConfig | undefined {
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
    thinkingTokens: settings.AI_THINKING_TOKENS,
    json: settings.AI_JSON,
  }
}

/** Judges at the writing provider unless another is named; undefined: the writer judges. Throws as `modelConfig`. */
export function judgeConfig(settings: Settings): ModelConfig | undefined {
  const { AI_JUDGE_MODEL: textModel, AI_JUDGE_PROVIDER: own, AI_PROVIDER: writer } = settings
  if (!textModel) {
    if (own) throw new ConfigError('AI_JUDGE_PROVIDER needs AI_JUDGE_MODEL beside it')
    return undefined
  }
  const provider = own ?? writer
  if (!provider) throw new ConfigError('AI_JUDGE_MODEL needs AI_JUDGE_PROVIDER or AI_PROVIDER beside it')
  // The writing provider's address and key are never sent to another.
  const isShared = provider === writer && !settings.AI_JUDGE_BASE_URL
  const baseUrl = settings.AI_JUDGE_BASE_URL ?? (isShared ? settings.AI_BASE_URL : undefined)
  const apiKey = settings.AI_JUDGE_API_KEY ?? (isShared ? settings.AI_API_KEY : undefined)
  if (provider === 'openai-compatible') {
    if (!baseUrl) throw new ConfigError('AI_JUDGE_PROVIDER=openai-compatible needs AI_JUDGE_BASE_URL beside it')
  } else if (!apiKey) {
    throw new ConfigError(`AI_JUDGE_PROVIDER=${provider} needs AI_JUDGE_API_KEY beside it`)
  }
  return { provider, baseUrl, apiKey, textModel, thinkingTokens: settings.AI_THINKING_TOKENS, json: settings.AI_JSON }
}

/** Undefined: the paper-cut illustrator. Throws ConfigError for a provider without images. */
export function imageConfig(settings: Settings): ImageModelConfig | undefined {
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

/** The speech provider, else the writing one; undefined: the built-in engine. Throws as `modelConfig`. */
export function speechConfig(settings: Settings): SpeechConfig | undefined {
  const { AI_SPEECH_MODEL: speechModel, AI_SPEECH_PROVIDER: own, AI_PROVIDER: writer } = settings
  if (!speechModel) {
    if (own) throw new ConfigError('AI_SPEECH_PROVIDER needs AI_SPEECH_MODEL beside it')
    return undefined
  }
  const provider = own ?? writer
  if (!provider) throw new ConfigError('AI_SPEECH_MODEL needs AI_SPEECH_PROVIDER or AI_PROVIDER beside it')
  if (provider === 'anthropic') {
    throw new ConfigError('AI_SPEECH_MODEL needs AI_SPEECH_PROVIDER beside AI_PROVIDER=anthropic, which does not speak')
  }
  // The writing provider's address and key are never sent to another.
  const isShared = provider === writer
  const baseUrl = settings.AI_SPEECH_BASE_URL ?? (isShared ? settings.AI_BASE_URL : undefined)
  const apiKey = settings.AI_SPEECH_API_KEY ?? (isShared ? settings.AI_API_KEY : undefined)
  if (provider === 'openai-compatible' && !baseUrl) {
    throw new ConfigError('AI_SPEECH_PROVIDER=openai-compatible needs AI_SPEECH_BASE_URL beside it')
  }
  if (provider !== 'openai-compatible' && !apiKey) {
    throw new ConfigError(`AI_SPEECH_PROVIDER=${provider} needs AI_SPEECH_API_KEY beside it`)
  }
  return {
    provider,
    baseUrl,
    apiKey,
    speechModel: perLanguage('AI_SPEECH_MODEL', speechModel),
    voice: settings.AI_SPEECH_VOICE && perLanguage('AI_SPEECH_VOICE', settings.AI_SPEECH_VOICE),
  }
}

function perLanguage(name: string, text: string): PerLanguage {
  const read = readPerLanguage(text)
  if (read === undefined) throw new ConfigError(`${name} must be a name, or a list like de=one fr=other`)
  return read
}

const CONTENTFUL = ['CONTENTFUL_SPACE', 'CONTENTFUL_DELIVERY_TOKEN', 'CONTENTFUL_MANAGEMENT_TOKEN'] as const

/** Undefined: the embedded service. Throws ConfigError for a part without the others. */
export function contentConfig(settings: Settings): ContentConfig | undefined {
  const [space, deliveryToken, managementToken] = CONTENTFUL.map(name => settings[name])
  if (space && deliveryToken && managementToken) return { space, deliveryToken, managementToken }
  const given = CONTENTFUL.find(name => settings[name])
  const missing = CONTENTFUL.find(name => !settings[name])
  if (given) throw new ConfigError(`${given} needs ${missing} beside it`)
  return undefined
}

/** Undefined: the outbox folder. Throws ConfigError for a server without a sender, or the reverse. */
export function mailConfig({ SMTP_URL, MAIL_FROM }: Settings): MailConfig | undefined {
  if (SMTP_URL && MAIL_FROM) return { smtpUrl: SMTP_URL, from: MAIL_FROM }
  if (SMTP_URL) throw new ConfigError('SMTP_URL needs MAIL_FROM beside it')
  if (MAIL_FROM) throw new ConfigError('MAIL_FROM needs SMTP_URL beside it')
  return undefined
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Undefined: the sandbox. Throws ConfigError for an incomplete account, and for a live key beside a test key. */
export function stripeConfig(settings: Settings): StripeConfig | undefined {
  const [secretKey, publishableKey, webhookSecret] = STRIPE.map(name => settings[name])
  const given = STRIPE.find(name => settings[name])
  const missing = STRIPE.find(name => !settings[name])
  if (given && missing) throw new ConfigError(`${given} needs ${missing} beside it`)
  if (!secretKey || !publishableKey || !webhookSecret) {
    if (settings.STRIPE_TAX === '1') throw new ConfigError('STRIPE_TAX needs STRIPE_SECRET_KEY beside it')
    return undefined
  }
  if (isLive(secretKey) !== isLive(publishableKey)) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both be for tests')
  }
  if (settings.NODE_ENV === 'production' && !isLive(secretKey) && settings.ALLOW_EMBEDDED !== '1') {
    throw new ConfigError('STRIPE_SECRET_KEY is a key for tests; production needs a live one, or ALLOW_EMBEDDED=1')
  }
  return { secretKey, publishableKey, webhookSecret, isTaxed: settings.STRIPE_TAX === '1' }
}

/** Undefined: nobody is notified but by mail. Throws ConfigError for half of it. */
export function printConfig(settings: Settings): PrintWebhookConfig | undefined {
  const { PRINT_WEBHOOK_URL: url, PRINT_WEBHOOK_SECRET: secret } = settings
  if (url && secret) return { url, secret }
  if (url) throw new ConfigError('PRINT_WEBHOOK_URL needs PRINT_WEBHOOK_SECRET beside it')
  if (secret) throw new ConfigError('PRINT_WEBHOOK_SECRET needs PRINT_WEBHOOK_URL beside it')
  return undefined
}

const isLive = (key: string): boolean => /^\wk_live_/.test(key)
