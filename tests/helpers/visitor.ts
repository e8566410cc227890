import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'

export interface Visitor {
  readonly page: Page
  /** What went wrong in the page: uncaught errors and broken policies. */
  readonly complaints: string[]
  leave(): Promise<void>
}

/** A browser of its own at the running site. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({
    baseURL: inject('origin'),
    locale: 'de-DE',
    reducedMotion: 'reduce',
    // What a worker fetches, no test can hold up or watch; those of the shelf let it in.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(path)
  return { page, complaints, leave: () => browser.close() }
}
