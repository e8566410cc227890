import { freshDatabase } from './fresh-database.ts'
import { openServiceOn, type TestService, type TestServiceOptions } from './service-on.ts'

export type { TestService }

export const openTestService = async (options: TestServiceOptions = {}): Promise<TestService> =>
  openServiceOn(await freshDatabase(), options)
