import { describeError } from '../../lib/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'

/**
 * What becomes of errors that nothing in the process takes. A rejected promise is logged with its cause: what waited for
 * it has failed, and everything else goes on. An exception may have left something half done, so the process stops in
 * order and is started again by whoever runs it; only the loss of a connection is known to be harmless.
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
