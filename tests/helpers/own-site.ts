import type { TestProject } from 'vitest/node'
import { runSite, SITE_SETTINGS } from './running-site.ts'
import { startProcess } from './service-process.ts'

/** The product with everything of its own: pictures, voices and the database that comes with it. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return runSite(project, dataDir => startProcess(dataDir, SITE_SETTINGS))
}
