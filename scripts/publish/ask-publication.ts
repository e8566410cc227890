import { type Call, callPath } from '../../src/contract/call.ts'
import { readPublication } from '../../src/contract/calls/read-publication.ts'
import { startPublication } from '../../src/contract/calls/start-publication.ts'
import { PublicationState } from '../../src/contract/publication-state.ts'

const LOOK_MS = 1000
/** Failed or empty looks in a row that are allowed: a restarting service needs a moment. */
const PATIENCE = 20

export interface Asking {
  readonly origin: string
  readonly key: string
  readonly request: typeof fetch
  readonly wait: (ms: number) => Promise<void>
  /** Shown while it goes on: `120 of 5000 pages`. */
  readonly show: (line: string) => void
}

/** A failure the caller can act on. */
export class PublicationError extends Error {
  override readonly name = 'PublicationError'
}

/** Renders the whole site; pages and seconds. Throws PublicationError when that does not finish. */
export async function askForPublication(asking: Asking): Promise<{ pages: number; seconds: number }> {
  const first = await ask(startPublication, asking)
  let idle = 0
  for (let now = first; ; now = await look(asking)) {
    const hasEnded = now.state !== 'rendering' && now.endedAt !== null && now.endedAt !== first.endedAt
    if (hasEnded) return endOf(now)
    idle = now.state === 'rendering' ? 0 : idle + 1
    if (idle > PATIENCE)
      throw new PublicationError(`The service at ${asking.origin} has begun nothing, or was restarted.`)
    if (now.state === 'rendering') asking.show(`${now.rendered} of ${now.total} pages`)
    await asking.wait(LOOK_MS)
  }
}

function endOf({ state, rendered, startedAt, endedAt }: PublicationState): { pages: number; seconds: number } {
  if (state === 'failed')
    throw new PublicationError('The site could not be rendered; the one from before is still served. The log says why.')
  return { pages: rendered, seconds: (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000 }
}

async function look(asking: Asking): Promise<PublicationState> {
  for (let left = PATIENCE; ; left--) {
    try {
      return await ask(readPublication, asking)
    } catch (error) {
      if (!(error instanceof PublicationError) || left === 0) throw error
    }
    await asking.wait(LOOK_MS)
  }
}

async function ask(call: Call, { origin, key, request }: Asking): Promise<PublicationState> {
  const address = new URL(callPath(call), origin)
  const headers = { authorization: `Bearer ${key}` }
  const response = await request(address, { method: call.method, headers }).catch(() => undefined)
  if (!response) throw new PublicationError(`Nobody answers at ${origin}. Is the service running?`)
  if (response.status === 401)
    throw new PublicationError(`The service at ${origin} has another SESSION_SECRET than this machine.`)
  const state = PublicationState.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !state.success)
    throw new PublicationError(`What answers at ${origin} is not this service, or is in trouble (${response.status}).`)
  return state.data
}
