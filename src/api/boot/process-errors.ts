import { describeError } from '../../lib/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'

/**
 * Handlers of uncaught errors. A rejected promise is logged and the process goes on. An exception stops the process in
 * order, to be restarted: work may be half done. Only the loss of a connection is known to be harmless.
 */
export function handleProcessErrors({ log, outages }: { log: Log; outages: Outages }, stop: () => void): void {
  process.on('unhandledRejection', reason => {
    if (outages.note(reason, 'background work')) return
    log.error({ error: describeError(reason) }, 'a promise was rejected and nothing waited for it')
  })
  process.on('uncaughtException', error => {
    if (outages.note(error, 'background work')) return
    log.error({ error: describeError(error) }, 'an exception was not caught: the process stops')
    stop()
  })
}
