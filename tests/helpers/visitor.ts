import { randomBytes } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'

export interface Visitor {
  readonly page: Page
  /** What went wrong in the page: uncaught errors and broken policies. */
  readonly complaints: string[]
  leave(): Promise<void>
}

/** What the next visitor comes from, as a proxy says it: what one network may ask for is not used up by the others. */
const network = (): string => `10.${randomBytes(3).join('.')}`

let connected: Promise<Browser> | undefined
/** The Chromium of all tests; a process of tests is connected to it once. */
const browser = (): Promise<Browser> => (connected ??= chromium.connect(inject('browserEndpoint')))

/** A browser of its own at the running site: nothing of it is shared, and all of it goes when it leaves. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: inject('origin'),
    locale: 'de-DE',
    reducedMotion: 'reduce',
    // What a worker fetches, no test can hold up or watch; those of the shelf let it in.
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
