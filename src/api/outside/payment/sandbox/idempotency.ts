import { createHash } from 'node:crypto'
import { SandboxRefusal } from './refusal.ts'
import type { Books } from './store.ts'

export interface KeptRequest {
  readonly key: string
  readonly hash: string
  readonly status: number
  readonly body: object
  /** Seconds since the epoch. */
  readonly at: number
}

export interface Answered {
  readonly status: number
  readonly body: object
}

export const KEEP_SECONDS = 24 * 3600

/** Repeats the answer to the same request, refuses another one: https://docs.stripe.com/api/idempotent_requests */
export async function once(
  books: Books,
  asked: { readonly key: string | null; readonly about: string; readonly seconds: number },
  answer: () => Promise<Answered>,
): Promise<Answered> {
  const { key, about, seconds } = asked
  if (key === null) return answer()
  const hash = createHash('sha256').update(about).digest('hex')
  const kept = await books.read<KeptRequest>('request', key)
  if (kept && kept.at > seconds - KEEP_SECONDS) {
    if (kept.hash === hash) return kept
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new SandboxRefusal(400, { type: 'idempotency_error', message })
  }
  const { status, body } = await answer()
  const request: KeptRequest = { key, hash, status, body, at: seconds }
  await books.write('request', key, request)
  return { status, body }
}
