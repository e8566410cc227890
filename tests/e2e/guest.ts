import type { Browser, BrowserContextOptions } from 'playwright'
import { test as plain } from 'vitest'
import { launchBrowser } from '../helpers/browser.ts'
import { type Visitor, visit } from '../helpers/visitor.ts'

/** Opens a page in a browser of its own, which is closed when the test ends. */
export type Guest = (path: string, options?: BrowserContextOptions) => Promise<Visitor>

/** A test with visitors. */
export const test = plain.extend<{ browser: Browser; guest: Guest }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern that nothing else is needed
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  guest: async ({ browser }, use) => {
    const visitors: Visitor[] = []
    await use(async (path, options) => {
      const visitor = await visit(browser, path, options)
      visitors.push(visitor)
      return visitor
    })
    for (const visitor of visitors) await visitor.leave()
  },
})
