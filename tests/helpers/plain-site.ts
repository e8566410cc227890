import type { TestProject } from 'vitest/node'
import { openOwnPostgres } from './own-postgres.ts'
import { runSite, SITE_SETTINGS } from './running-site.ts'
import { startProcess } from './service-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storyDatabase: string
    storyFolder: string
    sessionSecret: string
  }
}

const SECRET = 'the secret of a product whose stories are plain'

/** The product with plain pictures and voices, and a database for finished stories. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return runSite(project, async dataDir => {
    const database = await openOwnPostgres({ throwaway: true })
    const settings = { ...SITE_SETTINGS, DATABASE_URL: database.url, SESSION_SECRET: SECRET }
    const running = await startProcess(dataDir, settings, 'tests/helpers/test-main.ts').catch(
      async (error: unknown) => {
        await database.remove()
        throw error
      },
    )
    project.provide('storyDatabase', database.url)
    project.provide('storyFolder', dataDir)
    project.provide('sessionSecret', SECRET)
    return {
      ...running,
      async end(signal) {
        await running.end(signal)
        await database.remove()
      },
    }
  })
}
