import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { BRAND } from '../../src/contract/brand.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { attribute, type CrawledPage, crawl, filesOf, translationsOf } from './crawl.ts'
import { finderOf, sentencesOf, textsIn } from './texts.ts'

const PAGES_A_LANGUAGE = 1 + 7 + 24 + 3
const ALL_LANGUAGES = [...LANGUAGES, 'x-default'].sort()

let pages: CrawledPage[]
let indexed: CrawledPage[]
beforeAll(async () => {
  pages = await crawl(['/xx', ...LANGUAGES.map(language => `/${language}`)])
  indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'))
})

/** Paths of the pages that something is wrong with. */
const wrong = (among: readonly CrawledPage[], isWrong: (page: CrawledPage) => boolean) =>
  among.filter(isWrong).map(({ path, from }) => `${decodeURI(path)} (linked on ${decodeURI(from)})`)

/** Some ten thousand elements of every page are looked at, which a busy machine does slowly. */
const VALIDATION_LIMIT_MS = 240_000

describe('A crawl through every language', () => {
  it('finds every page, and no link that leads nowhere', () => {
    for (const language of LANGUAGES) {
      const own = indexed.filter(({ path }) => path === `/${language}` || path.startsWith(`/${language}/`))
      expect(own.length).toBeGreaterThanOrEqual(PAGES_A_LANGUAGE)
    }
    expect(wrong(pages, ({ status }) => status !== 200)).toEqual([])
  })

  it('finds every picture, script and style that a page names', async () => {
    const files = new Map(pages.flatMap(({ html, path }) => filesOf(html).map(file => [keyOf(file, path), file])))
    files.delete('')
    const missing = []
    for (const file of files.values()) {
      const response = await fetch(new URL(file, inject('origin')))
      if (!response.ok || (await response.arrayBuffer()).byteLength === 0) missing.push(`${file} ${response.status}`)
    }
    expect(missing).toEqual([])
  })

  it('finds nothing of the content service but its pictures', async () => {
    const space = 'spaces/built-in/environments/master'
    const places = [`cda/${space}/entries`, `cda/${space}/sync?initial=true`, `cma/${space}/entries`, 'elsewhere']
    const answers = await Promise.all(places.map(place => fetch(new URL(`/content/${place}`, inject('origin')))))
    // Where a token is asked for, it would be 401.
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('finds a title with the brand, a description and its own canonical address on each page', () => {
    const untitled = wrong(pages, ({ html }) => !attribute(html, /<title>([^<]+)<\/title>/)?.startsWith(`${BRAND} – `))
    expect(untitled).toEqual([])
    const silent = wrong(
      pages,
      ({ html }) => (attribute(html, /<meta name="description" content="([^"]*)"/)?.length ?? 0) < 20,
    )
    expect(silent).toEqual([])
    const astray = wrong(indexed, ({ html, path }) => {
      const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/)
      return canonical === undefined || new URL(canonical).pathname !== path
    })
    expect(astray).toEqual([])
  })

  it('finds that pages name each other in every language', () => {
    const byPath = new Map(indexed.map(page => [page.path, page]))
    const incomplete = wrong(
      indexed,
      ({ html }) => Object.keys(translationsOf(html)).sort().join() !== ALL_LANGUAGES.join(),
    )
    expect(incomplete).toEqual([])
    const unanswered = wrong(indexed, ({ html, path }) =>
      Object.values(translationsOf(html)).some(translation => {
        const named = Object.values(translationsOf(byPath.get(translation)?.html ?? ''))
        return !named.includes(path) && path !== '/xx'
      }),
    )
    expect(unanswered).toEqual([])
  })

  it('finds each page in a sitemap, and nothing else there', async () => {
    const locations = async (path: string) => {
      const xml = await (await fetch(new URL(path, inject('origin')))).text()
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname)
    }
    const maps = await locations('/sitemap-index.xml')
    const listed = (await Promise.all(maps.map(locations))).flat()
    expect(listed.toSorted()).toEqual(indexed.map(({ path }) => path).toSorted())
  })

  it('finds a picture for sharing on each page that may be found', async () => {
    const images = new Set(
      indexed.map(({ html }) => attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? ''),
    )
    expect(images.has('')).toBe(false)
    const [home] = [...images].filter(image => image.includes('de-home'))
    const response = await fetch(new URL(new URL(home ?? '').pathname, inject('origin')))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })

  it('finds structured data that can be read', () => {
    const kinds = indexed.flatMap(({ html }) => {
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      return data.flatMap(([, json = '']) => (JSON.parse(json) as { '@type': string }[]).map(fact => fact['@type']))
    })
    expect(new Set(kinds)).toEqual(new Set(['Organization', 'WebSite', 'BreadcrumbList', 'Product']))
  })

  it('finds no mistake in the HTML', { timeout: VALIDATION_LIMIT_MS }, async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const mistakes = []
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap(result => result.messages)
      mistakes.push(...messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`))
    }
    expect(mistakes.slice(0, 20)).toEqual([])
  })

  it('finds no sentence of another language', () => {
    const sentences = Object.fromEntries(LANGUAGES.map(language => [language, sentencesOf(textsIn(language))]))
    const strays = LANGUAGES.flatMap(language => {
      const own = new Set(sentences[language])
      const others = LANGUAGES.filter(other => other !== language).flatMap(other => sentences[other] ?? [])
      const find = finderOf(others.filter(sentence => !own.has(sentence)))
      return pagesIn(language).flatMap(({ path, html }) => find(html).map(sentence => `${path}: ${sentence}`))
    })
    expect(strays).toEqual([])
  })
})

/** Pictures of entries are drawn when they are asked for: one size of each is enough, and one language. */
const keyOf = (file: string, page: string) => {
  if (!file.startsWith('/content/')) return file
  return page.startsWith('/de') ? (file.split('?')[0] ?? '') : ''
}

const pagesIn = (language: Language) =>
  pages.filter(({ path }) => path === `/${language}` || path.startsWith(`/${language}/`))
