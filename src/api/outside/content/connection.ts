import type { Log } from '../../log/log.ts'
import type { Adapter } from './adapter.ts'

/** How long, how often and how fast the service is asked (spec 9). */
export interface ContentLimits {
  readonly timeoutMs: number
  /** Further tries after a lost connection, a server's error or too many requests, each after a longer wait. */
  readonly retries: number
  /** Requests a second, 1 to 30; 0 for as many as there are. */
  readonly perSecond: number
}

export const CONTENT_LIMITS: ContentLimits = { timeoutMs: 30_000, retries: 5, perSecond: 7 }

/** Where the content is and how to get at it. */
export interface Connection {
  readonly space: string
  readonly deliveryToken: string
  readonly managementToken: string
  readonly limits: ContentLimits
  readonly log: Pick<Log, 'warn'>
  /** The embedded service, in Contentful's place: where it is, and the way to it when it is in this process. */
  readonly embedded?: {
    readonly origin: string
    readonly adapter?: Adapter
    /** The token of now, from the service in this process: over the wire, only a whole copy brings one. */
    readonly position?: () => Promise<string>
  }
}

/** What both of Contentful's libraries take. */
export function clientOptions({ limits, log, embedded }: Connection) {
  return {
    timeout: limits.timeoutMs,
    retryLimit: limits.retries,
    throttle: limits.perSecond,
    // What the libraries have to say is a sentence about waiting; at the level "error" it is the request itself.
    logHandler: (level: string) => {
      if (level !== 'info') log.warn({ level }, 'the content service was not to be had at once')
    },
    ...(embedded && { insecure: embedded.origin.startsWith('http:') }),
    ...(embedded?.adapter && { adapter: embedded.adapter }),
  }
}
