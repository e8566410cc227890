import { inject } from 'vitest'

/** A page of the site as a search engine meets it. */
export interface CrawledPage {
  /** As links name it, percent-encoded. */
  readonly path: string
  readonly status: number
  readonly html: string
  /** Where links to it stand. */
  readonly from: string
}

const AT_ONCE = 8
const address = (path: string) => new URL(path, inject('origin'))

/** Every page of this site that links lead to, from the given ones on. */
export async function crawl(starts: readonly string[]): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>()
  let waiting = starts.map(path => ({ path, from: '' }))
  while (waiting.length > 0) {
    const some = waiting.splice(0, AT_ONCE)
    const fetched = await Promise.all(some.map(({ path, from }) => fetchPage(path, from)))
    for (const page of fetched) pages.set(page.path, page)
    const linked = fetched.flatMap(page => linksOf(page.html).map(path => ({ path, from: page.path })))
    const fresh = new Map([...waiting, ...linked].filter(({ path }) => !pages.has(path)).map(link => [link.path, link]))
    waiting = [...fresh.values()]
  }
  return [...pages.values()]
}

async function fetchPage(path: string, from: string): Promise<CrawledPage> {
  const response = await fetch(address(path), { redirect: 'manual' })
  return { path, status: response.status, html: await response.text(), from }
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"')

/** Paths of this site that a page links to, without what stands behind `#` and `?`. */
export function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href))
  return [...new Set(hrefs.flatMap(href => ownPath(href) ?? []))]
}

/** Addresses of pictures, scripts and other files that a page names. */
export function filesOf(html: string): string[] {
  const sources = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, source = '']) => unescaped(source))
  const sets = [...html.matchAll(/\s(?:src|imagesrc)set="([^"]*)"/g)].flatMap(([, set = '']) =>
    unescaped(set)
      .split(/,\s+/)
      .map(entry => entry.trim().split(' ')[0] ?? ''),
  )
  return [...new Set([...sources, ...sets])].filter(source => /^\/(?!\/)[^#]*\.[a-z0-9]+(\?|$)/.test(source))
}

function ownPath(href: string): string | undefined {
  if (href.startsWith('#')) return undefined
  const url = new URL(href, inject('origin'))
  return url.origin === inject('origin') ? url.pathname : undefined
}

export const attribute = (html: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

/** Languages and addresses that a page names itself by, as paths. */
export function translationsOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)
  return Object.fromEntries(Array.from(links, ([, language = '', href = '']) => [language, new URL(href).pathname]))
}
