import { checkSettings } from './config.ts'
import { ConfigError } from './config-error.ts'

/** Run by `npm run build` and a first `npm start`: leaves with 1 when a setting is wrong. */
try {
  checkSettings()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
