import { createHmac } from 'node:crypto'
import { SANDBOX_KEY } from '../../../../contract/shop.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { isStorable } from '../../../../lib/storable.ts'
import { deliverDue, type SandboxEvent, type Take } from './events.ts'
import { parseForm } from './form.ts'
import { type Answered, KEEP_SECONDS, type KeptRequest, once } from './idempotency.ts'
import { newId } from './objects.ts'
import { SandboxRefusal } from './refusal.ts'
import { answerBuyer, answerShop } from './routes.ts'
import type { SandboxSession } from './session.ts'
import { readSession } from './sessions.ts'
import type { Books, SandboxStore } from './store.ts'

/** The checkout page has no key, only the checkout's secret. */
export const BUYER_PREFIX = '/buyer'
const BODY_MAX = 64 * 1024

export interface Sandbox {
  readonly keys: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  /** Stripe's API: below `/v1` for the shop, below `/buyer` for the page. */
  handle(request: Request): Promise<Response>
  deliver(take: Take): Promise<number>
  sweep(): Promise<void>
}

interface Parts {
  readonly store: SandboxStore
  readonly clock: Clock
  /** The product's own secret, from which the sandbox derives its keys. */
  readonly secret: string
}

export function openSandbox({ store, clock, secret }: Parts): Sandbox {
  const derived = (what: string) => createHmac('sha256', secret).update(`payment sandbox ${what}`).digest('hex')
  const secretKey = `sk_test_sandbox${derived('key').slice(0, 40)}`
  const webhookSecret = `whsec_${derived('webhook')}`
  return {
    keys: { secretKey, webhookSecret, publishableKey: SANDBOX_KEY },
    async handle(request) {
      const { status, body } = await answer(store, request, secretKey, clock())
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', 'request-id': newId('req', 14) },
      })
    },
    deliver: take => deliverDue(store, { secret: webhookSecret, seconds: Math.floor(clock() / 1000), take }),
    sweep: () => store.alone(books => tidy(books, Math.floor(clock() / 1000))),
  }
}

async function answer(store: SandboxStore, request: Request, secretKey: string, now: number): Promise<Answered> {
  const { pathname, search } = new URL(request.url)
  const text = request.method === 'POST' ? await request.text() : ''
  try {
    if (text.length > BODY_MAX) throw new SandboxRefusal(413, { type: 'invalid_request_error', message: 'Too long' })
    if (pathname.startsWith(`${BUYER_PREFIX}/`)) {
      const path = pathname.slice(BUYER_PREFIX.length)
      return { status: 200, body: await store.alone(books => answerBuyer(books, path, jsonOf(text), now)) }
    }
    if (request.headers.get('authorization') !== `Bearer ${secretKey}`) {
      throw new SandboxRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    return await store.alone(books => answerAs(books, request, { pathname, search, text, now }))
  } catch (error) {
    if (error instanceof SandboxRefusal) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

function answerAs(
  books: Books,
  { method, headers }: Request,
  asked: { readonly pathname: string; readonly search: string; readonly text: string; readonly now: number },
): Promise<Answered> {
  const { pathname, search, text, now } = asked
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  const about = { key, about: `${pathname}\n${text}`, seconds: Math.floor(now / 1000) }
  return once(books, about, async () => {
    const given = parseForm(method === 'POST' ? text : search.slice(1))
    return { status: 200, body: await answerShop(books, { method, path: pathname.replace(/^\/v1/, ''), given, now }) }
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

async function tidy(books: Books, seconds: number): Promise<void> {
  const open = await books.find<SandboxSession>('session', { status: 'open' })
  for (const { id } of open) await readSession(books, id, seconds)
  const before = seconds - KEEP_SECONDS
  for (const event of await books.find<SandboxEvent>('event')) {
    if (event.state !== 'waiting' && event.created < before) await books.remove('event', event.id)
  }
  for (const request of await books.find<KeptRequest>('request')) {
    if (request.at < before) await books.remove('request', request.key)
  }
}
