import { createHash } from 'node:crypto'
import { SandboxRefusal } from './refusal.ts'
import type { SandboxRecords } from './store.ts'

export interface SandboxResponse {
  readonly status: number
  readonly body: object
}

export const RETENTION_SECONDS = 24 * 3600

/** Repeats the answer to the same request, refuses another one: https://docs.stripe.com/api/idempotent_requests */
export async function withIdempotency(
  records: SandboxRecords,
  input: { readonly key: string | null; readonly about: string; readonly seconds: number },
  handle: () => Promise<SandboxResponse>,
): Promise<SandboxResponse> {
  const { key, about, seconds } = input
  if (key === null) return handle()
  const hash = createHash('sha256').update(about).digest('hex')
  const stored = await records.read('request', key)
  if (stored && stored.at > seconds - RETENTION_SECONDS) {
    if (stored.hash === hash) return stored
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new SandboxRefusal(400, { type: 'idempotency_error', message })
  }
  const { status, body } = await handle()
  await records.write('request', key, { key, hash, status, body: { ...body }, at: seconds })
  return { status, body }
}
