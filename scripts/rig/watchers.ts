// Visitors who wait for their stories: each asks for its own, every six seconds, on a connection of its own.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keyedHash } from '../../src/api/stories/claims.ts'
import { STATUS_POLL_MS } from '../../src/contract/limits.ts'
import { exampleParameter } from '../../tests/helpers/example-parameter.ts'

const LATE_MS = 30_000
/** Chapters readable while the rest is written, as in a poll half way. */
const CHAPTERS = 4
const CHAPTER_TEXT = 'Es war einmal ein Abend, an dem niemand schlafen wollte. '.repeat(50)

export interface Watcher {
  readonly story: string
  readonly cookie: string
  readonly address: string
}

/** One story is started per browser; the others are rows copied from it. */
export async function makeWatchers(url: string, origin: string, secret: string, count: number): Promise<Watcher[]> {
  const started = await fetch(`${origin}/api/v1/stories/start-generator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameter: exampleParameter() }),
  })
  const { id } = (await started.json()) as { id: string }
  const watchers = Array.from({ length: count }, (_, n) => {
    const claim = randomBytes(32).toString('base64url')
    return { story: randomUUID(), claim, address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` }
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into story select (jsonb_populate_record(story, jsonb_build_object(
       'id', new.id, 'claim_hash', new.claim, 'request_key', new.id))).*
     from story, unnest($2::uuid[], $3::text[]) as new (id, claim) where story.id = $1`,
    [id, watchers.map(({ story }) => story), watchers.map(({ claim }) => keyedHash(secret, 'claim', claim))],
  )
  await client.query(
    `insert into chapter (story_id, number, title, text, words)
     select id, number, 'Ein Kapitel', $2, 500 from story, generate_series(1, ${CHAPTERS}) as number where id = any($1::uuid[])`,
    [watchers.map(({ story }) => story), CHAPTER_TEXT],
  )
  await client.query('analyze story')
  await client.end()
  return watchers.map(({ story, claim, address }) => ({ story, address, cookie: `claim=${claim}` }))
}

export interface Watched {
  /** Milliseconds. */
  readonly took: number[]
  /** Count by status; 0 for no answer. */
  readonly statuses: Map<number, number>
  bytes: number
}

export async function watch(origin: string, watchers: readonly Watcher[], seconds: number): Promise<Watched> {
  const watched: Watched = { took: [], statuses: new Map(), bytes: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all(watchers.map((watcher, n) => watchOne(origin, watcher, { n, of: watchers.length, end, watched })))
  return watched
}

interface Shift {
  readonly n: number
  readonly of: number
  readonly end: number
  readonly watched: Watched
}

async function watchOne(origin: string, watcher: Watcher, { n, of, end, watched }: Shift): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let etag: string | undefined
  for (let at = performance.now() + (n / of) * STATUS_POLL_MS; at < end; at += STATUS_POLL_MS) {
    await sleep(Math.max(0, at - performance.now()))
    const began = performance.now()
    const answer = await poll(origin, watcher, agent, etag)
    etag = answer.etag ?? etag
    watched.took.push(performance.now() - began)
    watched.bytes += answer.bytes
    watched.statuses.set(answer.status, (watched.statuses.get(answer.status) ?? 0) + 1)
  }
  agent.destroy()
}

interface Polled {
  readonly status: number
  readonly etag?: string | undefined
  readonly bytes: number
}

function poll(
  origin: string,
  { story, cookie, address }: Watcher,
  agent: Agent,
  etag: string | undefined,
): Promise<Polled> {
  return new Promise(resolve => {
    const asking = request(`${origin}/api/v1/stories/${story}/generator-status`, {
      agent,
      timeout: LATE_MS,
      headers: { cookie, 'x-forwarded-for': address, ...(etag && { 'if-none-match': etag }) },
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve({ status: 0, bytes: 0 }))
    asking.on('response', answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('error', () => resolve({ status: 0, bytes }))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag, bytes }))
    })
    asking.end()
  })
}
