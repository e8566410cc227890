import { checkSettings } from './config.ts'
import { ConfigError } from './config-error.ts'

/** What `npm run build` and a first `npm start` do before anything is built: leaves with 1 when a setting is wrong. */
try {
  checkSettings()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
