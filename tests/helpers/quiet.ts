import { openOutages } from '../../src/api/log/outages.ts'

const nothing = () => undefined

/** A log that nobody reads. */
export const quietLog = { info: nothing, warn: nothing, error: nothing }

/** What a bare server is opened with. */
export const bareServer = {
  trustedProxies: [] as readonly string[],
  secure: false,
  log: quietLog,
  outages: openOutages(quietLog, Date.now),
}
