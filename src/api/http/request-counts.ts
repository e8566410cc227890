import { createHmac } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { Timer } from '../../lib/timer.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { addRequests } from './request-rows.ts'

/** One window; begins with the clock's minutes, in all processes. */
export const WINDOW_MS = 60_000
/** How long counts stay in this process before an exchange. */
const EXCHANGE_MS = 1000
/** Up to this share of a limit a process counts alone. */
const ALONE_SHARE = 0.1
/** From this share of a limit on every request is exchanged. */
const EXCHANGE_SHARE = 0.5
/** Longer answers are not awaited. */
const EXCHANGE_MAX_MS = 500
/** Pause after a failed exchange. */
const AWAY_MS = 5000
/** Networks kept in memory; the oldest goes first. */
const NETWORKS_MAX = 50_000
const KEY_BYTES = 16

interface Counted {
  /** Known requests of the window over all processes. */
  readonly current: number
  readonly ttl: number
}

export interface RequestCounts {
  /** Counts a request; after an exchange where the limit is near. Never rejects. */
  count(key: string, max: number): Counted | Promise<Counted>
  close(): Promise<void>
}

export interface RequestCountsDeps {
  readonly db: Database
  readonly secret: string
  readonly clock: Clock
  readonly timer: Timer
  readonly log: Pick<Log, 'warn'>
}

interface Batch {
  size: number
  /** Over all processes; undefined until exchanged. */
  total: number | undefined
}

interface Entry {
  readonly endsAt: number
  known: number
  sent: number
  fresh: Batch
}

/**
 * Request counts shared by all processes: in memory, exchanged through the database once a second, so that a request
 * usually costs no query. Each further process may let a tenth of a limit too much through. During an outage each
 * counts alone.
 */
export function openRequestCounts(deps: RequestCountsDeps): RequestCounts {
  const entries = new Map<string, Entry>()
  const exchange = openExchange(deps, entries)
  return {
    count(key, max) {
      const now = deps.clock()
      const entry = entryOf(entries, key, now)
      const ttl = entry.endsAt - now
      // Who was told to wait is not counted any further.
      if (totalOf(entry) >= max) return { current: max + 1, ttl }
      entry.fresh.size += 1
      exchange.plan()
      const isNear = entry.fresh.size > max * ALONE_SHARE || totalOf(entry) > max * EXCHANGE_SHARE
      return isNear && !exchange.isAway(now)
        ? exchangedCount(deps, exchange, entry, ttl)
        : { current: totalOf(entry), ttl }
    },
    close: exchange.close,
  }
}

/** The count of an entry over all processes; as far as it is known where the database is late. */
async function exchangedCount(
  { timer }: Pick<RequestCountsDeps, 'timer'>,
  exchange: Exchange,
  entry: Entry,
  ttl: number,
): Promise<Counted> {
  const batch = entry.fresh
  const position = batch.size
  const late = Promise.withResolvers<'late'>()
  const stop = timer(() => late.resolve('late'), EXCHANGE_MAX_MS)
  const outcome = await Promise.race([exchange.exchanged(), late.promise])
  stop()
  if (outcome === 'late') exchange.fail(new Error('the database is late'))
  if (batch.total === undefined) return { current: totalOf(entry), ttl }
  // Those that came after it in the same exchange are not before it.
  return { current: batch.total - batch.size + position, ttl }
}

interface Exchange {
  /** Ends when everything that is counted by now was exchanged. Never rejects. */
  exchanged(): Promise<void>
  /** Exchanges soon, where that is not planned yet. */
  plan(): void
  /** Leaves the database alone for a while. */
  fail(error: unknown): void
  isAway(now: number): boolean
  close(): Promise<void>
}

/** One exchange with the database at a time; those that are asked for meanwhile share the next. */
function openExchange(parts: RequestCountsDeps, entries: Map<string, Entry>): Exchange {
  let awayUntil = 0
  let callOff: (() => void) | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const fail = (error: unknown) => {
    // One line per outage.
    if (awayUntil === 0) parts.log.warn({ error: describeError(error) }, 'requests are counted by each process alone')
    awayUntil = parts.clock() + AWAY_MS
  }
  const run = async () => {
    try {
      await exchangeCounts(parts, entries)
      awayUntil = 0
    } catch (error) {
      fail(error)
    }
  }
  const exchanged = (): Promise<void> => {
    next ??= (running ?? Promise.resolve()).then(() => {
      next = undefined
      callOff?.()
      callOff = undefined
      running = run().finally(() => {
        running = undefined
      })
      return running
    })
    return next
  }
  const plan = () => {
    callOff ??= parts.timer(() => {
      callOff = undefined
      exchanged().catch(fail)
    }, EXCHANGE_MS)
  }
  const close = async () => {
    callOff?.()
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = parts.timer(resolve, EXCHANGE_MAX_MS)
    await Promise.race([running, promise])
    stop()
  }
  return { exchanged, plan, fail, isAway: now => now < awayUntil, close }
}

/** Adds what was counted here to the database's totals, and learns those. Throws when the database does not answer. */
async function exchangeCounts({ db, secret, clock }: RequestCountsDeps, entries: Map<string, Entry>): Promise<void> {
  const now = clock()
  for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key)
  const due = [...entries].filter(([, { fresh }]) => fresh.size > 0).map(([key, entry]) => sentBatch(key, entry))
  try {
    const rows = due.map(({ key, entry, batch }) => ({
      key: hashOf(secret, key),
      endsAt: entry.endsAt,
      count: batch.size,
    }))
    const totals = await addRequests(db, rows)
    for (const [index, { entry, batch }] of due.entries()) {
      batch.total = totals[index]
      Object.assign(entry, { known: totals[index], sent: 0 })
    }
  } catch (error) {
    for (const { entry, batch } of due) {
      entry.fresh.size += batch.size
      entry.sent = 0
    }
    throw error
  }
}

const emptyBatch = (): Batch => ({ size: 0, total: undefined })

function sentBatch(key: string, entry: Entry) {
  const batch = entry.fresh
  Object.assign(entry, { sent: batch.size, fresh: emptyBatch() })
  return { key, entry, batch }
}

const totalOf = ({ known, sent, fresh }: Entry): number => known + sent + fresh.size

function entryOf(entries: Map<string, Entry>, key: string, now: number): Entry {
  const found = entries.get(key)
  if (found && found.endsAt > now) return found
  const [oldest] = entries.keys()
  if (entries.size >= NETWORKS_MAX && oldest !== undefined) entries.delete(oldest)
  const made = { endsAt: (Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS, known: 0, sent: 0, fresh: emptyBatch() }
  entries.set(key, made)
  return made
}

const hashOf = (secret: string, key: string): Buffer =>
  createHmac('sha256', secret).update(`requests:${key}`).digest().subarray(0, KEY_BYTES)
