import type { BrowserContextOptions } from 'playwright'
import { test as plain } from 'vitest'
import { type Visitor, visit } from '../helpers/visitor.ts'

/** Opens a page in a browser of its own, which is closed when the test ends. */
export type Guest = (path: string, options?: BrowserContextOptions) => Promise<Visitor>

/** A test with visitors. */
export const test = plain.extend<{ guest: Guest }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern that nothing else is needed
  guest: async ({}, use) => {
    const visitors: Visitor[] = []
    await use(async (path, options) => {
      const visitor = await visit(path, options)
      visitors.push(visitor)
      return visitor
    })
    for (const visitor of visitors) await visitor.leave()
  },
})
