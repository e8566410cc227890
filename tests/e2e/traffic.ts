import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from 'playwright'
import { API_BASE } from '../../src/contract/call.ts'
import { SETTLED_MS } from '../../src/contract/limits.ts'

export interface Traffic {
  /** Waits until the page is loaded, no more script or data comes to it, and its scripts have nothing left to do. */
  atRest(): Promise<void>
  /** Bytes of script that came over the network so far, compressed, inline scripts included. */
  scriptBytes(): Promise<number>
  /** The text of every page, script and JSON file that came, but not of answers: a story speaks its own language. */
  texts(): Promise<string[]>
}

/** Nothing of what a page lets wait comes: on a busy machine it would be counted now and then. */
export const keepWaiting = (page: Page): Promise<unknown> =>
  page.addInitScript(waitMs => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => (ms === waitMs ? 0 : start(run, ms, ...rest)),
    })
  }, SETTLED_MS)

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

/** What is waited for: a picture, a sound or a beacon loads no script. */
const COUNTED = new Set(['document', 'script', 'fetch', 'xhr'])

/** A page on a busy machine may have no spare time at all. */
const IDLE_AFTER_MS = 2000

/** Resolves when a page had time for what can wait, twice: what the first of them begins is done before the second. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    timeout =>
      new Promise<unknown>(resolve => {
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout }), { timeout })
      }),
    IDLE_AFTER_MS,
  )

/** Notes what a page fetches from now on. */
export function watchTraffic(page: Page): Traffic {
  const responses: Response[] = []
  const coming = new Set<Request>()
  let begun = 0
  page.on('request', request => {
    if (!COUNTED.has(request.resourceType())) return
    begun += 1
    coming.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => coming.delete(request))
  page.on('response', response => responses.push(response))
  const typed = (type: string) => responses.filter(response => response.headers()['content-type']?.includes(type))
  return {
    async atRest() {
      await page.waitForLoadState('load')
      for (let before = -1; before !== begun || coming.size > 0; ) {
        before = begun
        await idle(page)
      }
    },
    async scriptBytes() {
      const files = await Promise.all(typed('javascript').map(response => response.request().sizes()))
      const pages = await Promise.all(typed('text/html').map(response => response.text()))
      const inline = pages.flatMap(html => Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script))
      return (
        files.reduce((sum, file) => sum + file.responseBodySize, 0) +
        (inline.length > 0 ? brotliCompressSync(inline.join('\n')).length : 0)
      )
    },
    async texts() {
      const read = [...typed('javascript'), ...typed('text/html'), ...typed('application/json')]
      const files = read.filter(response => !new URL(response.url()).pathname.startsWith(`${API_BASE}/`))
      return Promise.all(files.map(response => response.text()))
    },
  }
}
