import { describeError, type ErrorDescription, failedServiceOf } from '../../lib/describe-error.ts'
import { PlainError } from '../../lib/plain-error.ts'
import { outageIn, type ServiceName } from '../../lib/service-unavailable.ts'
import { ConfigError } from '../config/config-error.ts'

const SERVICES: Readonly<Record<ServiceName, string>> = {
  database: 'the database (DATABASE_URL)',
  files: 'the store of files (S3_ENDPOINT and S3_BUCKET, or DATA_DIR)',
  content: 'the content service (CONTENTFUL_SPACE and its tokens)',
  mail: 'the mail server (SMTP_URL)',
  payment: 'the payment service (STRIPE_SECRET_KEY)',
  model: 'the language model (AI_PROVIDER and AI_BASE_URL)',
  pictures: 'the model that draws (AI_IMAGE_MODEL)',
  speech: 'the model that speaks (AI_SPEECH_PROVIDER and AI_SPEECH_BASE_URL)',
}

/** Why a start failed: wrong settings, else the service and its code. Never a stack, value or foreign text. */
export function startFailureOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message.split('\n').join('\n  ')
  const described = describeError(error)
  const service = failedServiceOf(described) as ServiceName | undefined
  const code = codeOf(described)
  const reason = code === undefined ? '' : ` (${code})`
  if (service !== undefined && outageIn(error)) return `${SERVICES[service]} cannot be reached${reason}`
  if (error instanceof PlainError) return `${error.message}${reason}`
  return `${described.name}${reason}${described.at === undefined ? '' : ` in ${described.at.split(' < ')[0]}`}`
}

function codeOf(described: ErrorDescription): string | undefined {
  const inside = described.cause ?? described.errors?.[0]
  const status = described.status === undefined ? undefined : `status ${described.status}`
  return described.code ?? status ?? (inside && codeOf(inside))
}
