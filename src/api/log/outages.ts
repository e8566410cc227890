import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { outageIn, type ServiceName, type ServiceUnavailable } from '../../lib/service-unavailable.ts'
import type { Log } from './log.ts'

/** A service that failed within this time counts as away; what uses it tries again more often than that. */
const AWAY_MS = 30_000
const LOG_EVERY_MS = 60_000

/** What this process knows of services that are away. */
export interface Outages {
  /**
   * Takes note of a failure and gives the outage that it comes of; undefined for an error of another kind, which is the
   * caller's to log. Logs one line a service and minute, however many calls fail.
   */
  note(error: unknown, doing: string): ServiceUnavailable | undefined
  /** The services that failed a moment ago, with nothing heard of them since. */
  away(): readonly ServiceName[]
  /** Takes note that a service answered. */
  clear(service: ServiceName): void
}

interface Outage {
  lastAt: number
  loggedAt: number
  /** Failures since the last line in the log. */
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
