import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError, readConfig } from '../../src/api/config/config.ts'
import { publicationKey } from '../../src/api/http/access.ts'
import { askForPublication, PublicationError } from './ask-publication.ts'
import { openProgressLine } from './progress-line.ts'

const line = openProgressLine(process.stdout)
try {
  const { serviceOrigin, secret } = readConfig()
  const asking = {
    origin: serviceOrigin,
    key: publicationKey(secret),
    request: fetch,
    wait,
    show: (text: string) => line.show(text),
  }
  const { pages, seconds } = await askForPublication(asking)
  line.end(`${pages} pages in ${seconds.toFixed(1)} s`)
} catch (error) {
  if (!(error instanceof PublicationError || error instanceof ConfigError)) throw error
  line.end(error.message)
  process.exitCode = 1
}
