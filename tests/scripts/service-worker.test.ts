import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedAssets } from '../../scripts/service-worker/named-assets.ts'
import { rules } from '../../scripts/service-worker/routes.ts'

const ORIGIN = 'https://lumitale.example'

/** The handler of the first rule that fits a request, and what stands in when it fails. */
function ruleOf(pathname: string, mode: 'navigate' | 'cors' = 'navigate') {
  const url = new URL(pathname, ORIGIN)
  const requests = { url, request: { mode }, sameOrigin: true, event: undefined }
  const rule = rules.find(({ urlPattern }) =>
    urlPattern instanceof RegExp
      ? urlPattern.test(url.href)
      : (urlPattern as (of: typeof requests) => boolean)(requests),
  )
  return rule && { handler: rule.handler, standIn: rule.options?.precacheFallback?.fallbackURL }
}

describe('the service worker', () => {
  it.each([
    ['/de/library/ebook/0198c0de-1111-4222-8333-444455556666', '/de/library/ebook/_.html?kept'],
    ['/tr/library/ebook/0198c0de-1111-4222-8333-444455556666?from=mail', '/tr/library/ebook/_.html?kept'],
    ['/de/library', '/de/library/overview.html?kept'],
    ['/th/library/overview', '/th/library/overview.html?kept'],
    ['/fr/library/ebook', '/fr/library/overview.html?kept'],
    ['/de', '/de/offline.html?kept'],
    ['/de/geschichten/liebe', '/de/offline.html?kept'],
    ['/en/story/0198c0de-1111-4222-8333-444455556666', '/en/offline.html?kept'],
  ])('asks the network for %s, and keeps %s for when there is none', (requests, fakeServiceWorker) => {
    expect(ruleOf(requests)).toEqual({ handler: 'NetworkOnly', standIn: fakeServiceWorker })
  })

  it('answers for a page without a language, too', () => {
    expect(ruleOf('/')).toEqual({ handler: 'NetworkOnly', standIn: undefined })
    expect(ruleOf('/xx')).toEqual({ handler: 'NetworkOnly', standIn: undefined })
  })

  it.each([
    '/api/v1/stories',
    '/api/v1/stories/0198c0de-1111-4222-8333-444455556666',
    '/api/v1/media/0198c0de-1111-4222-8333-444455556666/cover.webp?expires=20411&signature=s',
    '/content/images/a/b/c.webp',
    '/de/texts/wizard.json',
    '/de/app.webmanifest',
  ])('lets %s pass as if it were not there', requests => {
    expect(ruleOf(requests, 'cors')).toBeUndefined()
  })

  it('keeps only files with a hash in their name before it asks', () => {
    const stored = rules.filter(({ handler }) => handler === 'CacheFirst')
    expect(stored).toHaveLength(1)
    expect(ruleOf('/_astro/Page.Bv4M52JN.css', 'cors')?.handler).toBe('CacheFirst')
    expect(ruleOf('/icons.svg', 'cors')?.handler).toBe('NetworkFirst')
  })
})

describe('the files a page needs', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-assets-'))
  beforeAll(() => {
    mkdirSync(path.join(folder, '_astro'))
    const files = {
      'page.html': '<link href="/_astro/Page.a1.css"><astro-island component-url="/_astro/Book.b2.js"></astro-island>',
      '_astro/Page.a1.css': 'p { color: red }',
      '_astro/Book.b2.js': 'import{a}from"./text.c3.js";const later=()=>import("./Help.d4.js")',
      '_astro/text.c3.js': 'import"./Book.b2.js";export const a=1',
      '_astro/Help.d4.js': 'export const map=["_astro/Help.e5.css"]',
      '_astro/Help.e5.css': '',
      '_astro/Other.f6.js': '',
    }
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are those it names and all that these import, each once', () => {
    expect(namedAssets(folder, ['page.html'])).toEqual([
      '_astro/Book.b2.js',
      '_astro/Help.d4.js',
      '_astro/Help.e5.css',
      '_astro/Page.a1.css',
      '_astro/text.c3.js',
    ])
  })

  it('are not guessed when a page is missing', () => {
    expect(() => namedAssets(folder, ['nowhere.html'])).toThrow('nowhere.html')
  })
})
