import type { TestProject } from 'vitest/node'
import { runSite, SITE_SETTINGS } from './running-site.ts'
import { startProcess } from './service-process.ts'

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return runSite(project, dataDir => startProcess(dataDir, SITE_SETTINGS, 'src/api/main.ts'))
}
