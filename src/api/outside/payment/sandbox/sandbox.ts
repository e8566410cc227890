import { createHmac } from 'node:crypto'
import { SANDBOX_KEY } from '../../../../contract/shop.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { isStorable } from '../../../../lib/storable.ts'
import { deliverDue, type SendEvent } from './events.ts'
import { parseForm } from './form.ts'
import { RETENTION_SECONDS, type SandboxResponse, withIdempotency } from './idempotency.ts'
import { newId } from './objects.ts'
import { SandboxRefusal } from './refusal.ts'
import { handleBuyerRequest, handleShopRequest } from './routes.ts'
import { readSession } from './sessions.ts'
import type { SandboxRecords, SandboxStore } from './store.ts'

/** The checkout page has no key, only the checkout's secret. */
export const BUYER_PREFIX = '/buyer'
const BODY_MAX = 64 * 1024

export interface Sandbox {
  readonly keys: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  /** Stripe's API: below `/v1` for the shop, below `/buyer` for the page. */
  handle(request: Request): Promise<Response>
  deliver(send: SendEvent): Promise<number>
  sweep(): Promise<void>
}

interface SandboxDeps {
  readonly store: SandboxStore
  readonly clock: Clock
  /** The product's own secret, from which the sandbox derives its keys. */
  readonly secret: string
}

export function openSandbox({ store, clock, secret }: SandboxDeps): Sandbox {
  const derived = (what: string) => createHmac('sha256', secret).update(`payment sandbox ${what}`).digest('hex')
  const secretKey = `sk_test_sandbox${derived('key').slice(0, 40)}`
  const webhookSecret = `whsec_${derived('webhook')}`
  return {
    keys: { secretKey, webhookSecret, publishableKey: SANDBOX_KEY },
    async handle(request) {
      const { status, body } = await handleRequest(store, request, secretKey, clock())
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', 'request-id': newId('req', 14) },
      })
    },
    deliver: send => deliverDue(store, { secret: webhookSecret, seconds: Math.floor(clock() / 1000), send }),
    sweep: () => store.inTransaction(records => tidy(records, Math.floor(clock() / 1000))),
  }
}

async function handleRequest(
  store: SandboxStore,
  request: Request,
  secretKey: string,
  now: number,
): Promise<SandboxResponse> {
  const { pathname, search } = new URL(request.url)
  const text = request.method === 'POST' ? await request.text() : ''
  try {
    if (text.length > BODY_MAX) throw new SandboxRefusal(413, { type: 'invalid_request_error', message: 'Too long' })
    if (pathname.startsWith(`${BUYER_PREFIX}/`)) {
      const path = pathname.slice(BUYER_PREFIX.length)
      return {
        status: 200,
        body: await store.inTransaction(books => handleBuyerRequest(books, path, jsonOf(text), now)),
      }
    }
    if (request.headers.get('authorization') !== `Bearer ${secretKey}`) {
      throw new SandboxRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    return await store.inTransaction(records => handleOnce(records, request, { pathname, search, text, now }))
  } catch (error) {
    if (error instanceof SandboxRefusal) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

function handleOnce(
  records: SandboxRecords,
  { method, headers }: Request,
  input: { readonly pathname: string; readonly search: string; readonly text: string; readonly now: number },
): Promise<SandboxResponse> {
  const { pathname, search, text, now } = input
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  const about = { key, about: `${pathname}\n${text}`, seconds: Math.floor(now / 1000) }
  return withIdempotency(records, about, async () => {
    const given = parseForm(method === 'POST' ? text : search.slice(1))
    return {
      status: 200,
      body: await handleShopRequest(records, { method, path: pathname.replace(/^\/v1/, ''), given, now }),
    }
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch (error) {
    if (error instanceof SandboxRefusal) throw error
    throw new SandboxRefusal(400, { type: 'invalid_request_error', message: `Not JSON: ${(error as Error).name}` })
  }
}

/** Removes NULs and lone surrogates, which PostgreSQL cannot store. */
function storable(value: string): string {
  if (isStorable(value)) return value
  throw new SandboxRefusal(400, { type: 'invalid_request_error', message: 'Invalid characters' })
}

async function tidy(records: SandboxRecords, seconds: number): Promise<void> {
  const open = await records.find('session', { status: 'open' })
  for (const { id } of open) await readSession(records, id, seconds)
  const before = seconds - RETENTION_SECONDS
  for (const event of await records.find('event')) {
    if (event.state !== 'waiting' && event.created < before) await records.remove('event', event.id)
  }
  for (const request of await records.find('request')) {
    if (request.at < before) await records.remove('request', request.key)
  }
}
