import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'

export interface Visitor {
  readonly page: Page
  /** Uncaught errors and policy violations. */
  readonly complaints: string[]
  leave(): Promise<void>
}

/** A network of its own per visitor, against shared limits. */
const network = (): string => `10.${randomBytes(3).join('.')}`

/** A separate browser context, removed when it leaves. */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    locale: 'de-DE',
    reducedMotion: 'reduce',
    // Tests cannot intercept a worker's requests; offline tests allow it.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': network() },
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(path)
  return { page, complaints, leave: () => context.close() }
}
