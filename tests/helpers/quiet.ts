import { openOutages } from '../../src/api/log/outages.ts'

const nothing = () => undefined

export const quietLog = { info: nothing, warn: nothing, error: nothing }

export const bareServer = {
  trustedProxies: [] as readonly string[],
  secure: false,
  log: quietLog,
  outages: openOutages(quietLog, Date.now),
}
