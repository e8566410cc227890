import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { outageIn, type ServiceName, type ServiceUnavailable } from '../../lib/service-unavailable.ts'
import type { Log } from './log.ts'

/** Longer than its users wait between two tries. */
const AWAY_MS = 30_000
const LOG_EVERY_MS = 60_000

export interface Outages {
  /** The outage behind a failure; undefined for other errors, for callers to log. One line per service and minute. */
  note(error: unknown, doing: string): ServiceUnavailable | undefined
  /** Services that failed lately and have not answered since. */
  away(): readonly ServiceName[]
  clear(service: ServiceName): void
}

interface Outage {
  lastAt: number
  loggedAt: number
  unlogged: number
}

export function openOutages(log: Log, clock: Clock): Outages {
  const outages = new Map<ServiceName, Outage>()
  return {
    note(error, doing) {
      const found = outageIn(error)
      if (!found) return undefined
      const now = clock()
      const outage = outages.get(found.service) ?? { lastAt: now, loggedAt: Number.NEGATIVE_INFINITY, unlogged: 0 }
      outages.set(found.service, outage)
      outage.lastAt = now
      outage.unlogged += 1
      if (now - outage.loggedAt >= LOG_EVERY_MS) {
        const { service } = found
        log.warn({ service, doing, failures: outage.unlogged, error: describeError(found.cause) }, `${service} is away`)
        outage.loggedAt = now
        outage.unlogged = 0
      }
      return found
    },
    away: () => [...outages].filter(([, { lastAt }]) => clock() - lastAt < AWAY_MS).map(([service]) => service),
    clear: service => void outages.delete(service),
  }
}
