import type { Log } from '../../log/log.ts'
import type { Adapter } from './adapter.ts'

/** Limits of spec 9. */
export interface ContentLimits {
  readonly timeoutMs: number
  /** Further tries after a lost connection, a server error or too many requests, with growing pauses. */
  readonly retries: number
  /** Requests a second, 1 to 30; 0 for no limit. */
  readonly perSecond: number
}

export const CONTENT_LIMITS: ContentLimits = { timeoutMs: 30_000, retries: 5, perSecond: 7 }

export interface Connection {
  readonly space: string
  readonly deliveryToken: string
  readonly managementToken: string
  readonly limits: ContentLimits
  readonly log: Pick<Log, 'warn'>
  /** The embedded service instead of Contentful: its address, and its handler when it is in this process. */
  readonly embedded?: {
    readonly origin: string
    readonly adapter?: Adapter
    /** The current token, when the service is in this process; over HTTP only a whole copy ends with one. */
    readonly position?: () => Promise<string>
  }
}

export function clientOptions({ limits, log, embedded }: Connection) {
  return {
    timeout: limits.timeoutMs,
    retryLimit: limits.retries,
    throttle: limits.perSecond,
    // The libraries log waits at other levels; at "error" they log the request itself.
    logHandler: (level: string) => {
      if (level !== 'info') log.warn({ level }, 'the content service was not to be had at once')
    },
    ...(embedded && { insecure: embedded.origin.startsWith('http:') }),
    ...(embedded?.adapter && { adapter: embedded.adapter }),
  }
}
