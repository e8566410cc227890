import { ConfigError } from './config-error.ts'
import type { ContentConfig } from './outside/content/open-content.ts'
import type { BucketOptions } from './outside/files/bucket.ts'
import type { MailConfig } from './outside/mail/open-mail.ts'
import type { ImageModelConfig } from './outside/model/image-model.ts'
import type { ModelConfig } from './outside/model/language-model.ts'
import type { Settings } from './settings.ts'

/** Where files go; none: a folder. Throws ConfigError for half of a bucket. */
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

/** Who writes; none: the offline author. Throws ConfigError for a provider without what it needs. */
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
  }
}

/** Who draws; none: the paper-cut illustrator. Throws ConfigError for a provider that does not draw. */
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

const CONTENTFUL = ['CONTENTFUL_SPACE', 'CONTENTFUL_DELIVERY_TOKEN', 'CONTENTFUL_MANAGEMENT_TOKEN'] as const

/** Where editorial content is; none: the embedded service. Throws ConfigError for a part without the others. */
export function contentConfig(settings: Settings): ContentConfig | undefined {
  const [space, deliveryToken, managementToken] = CONTENTFUL.map(name => settings[name])
  if (space && deliveryToken && managementToken) return { space, deliveryToken, managementToken }
  const given = CONTENTFUL.find(name => settings[name])
  const missing = CONTENTFUL.find(name => !settings[name])
  if (given) throw new ConfigError(`${given} needs ${missing} beside it`)
  return undefined
}

/** Who carries mails; none: the outbox folder. Throws ConfigError for a server without a sender, or the reverse. */
export function mailConfig({ SMTP_URL, MAIL_FROM }: Settings): MailConfig | undefined {
  if (SMTP_URL && MAIL_FROM) return { smtpUrl: SMTP_URL, from: MAIL_FROM }
  if (SMTP_URL) throw new ConfigError('SMTP_URL needs MAIL_FROM beside it')
  if (MAIL_FROM) throw new ConfigError('MAIL_FROM needs SMTP_URL beside it')
  return undefined
}
