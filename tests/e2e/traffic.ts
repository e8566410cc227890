import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { SETTLED_MS } from '../../src/contract/limits.ts'

export interface Traffic {
  /** Bytes of script that came over the network so far, compressed, inline scripts included. */
  scriptBytes(): Promise<number>
  /** The text of every page, script and JSON file that came. */
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

/** Notes what a page fetches from now on. */
export function watchTraffic(page: Page): Traffic {
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  const typed = (type: string) => responses.filter(response => response.headers()['content-type']?.includes(type))
  return {
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
      return Promise.all(read.map(response => response.text()))
    },
  }
}
