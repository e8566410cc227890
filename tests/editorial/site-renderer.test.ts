import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/contract/content-source.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import type { RenderedPage } from '../../src/contract/site-bundle.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'
import type { Words } from '../../src/editorial/site-pages.ts'
import { openSiteRenderer } from '../../src/editorial/site-renderer.ts'
import { asset, fakeReader, landingEntry, UPDATED_AT } from './fake-reader.ts'

const words = Object.fromEntries(LANGUAGES.map(language => [language, serverTexts(language).urls])) as unknown as Words
const LATER = '2026-11-22T08:00:00.000Z'

const love = (fields: object) => ({
  parameter: { context: { productDefinition: 'Liebe', category: 'love' } },
  ...fields,
})
const home = (lang: Language, fields: object = {}): Entry => ({
  id: `home-${lang}`,
  type: 'home',
  updatedAt: UPDATED_AT,
  fields: { title: 'Home', lang, ...fields },
})

/** A renderer over entries that can be changed; what it draws is the path and the title of the landing page. */
async function open(...entries: Entry[]) {
  const published = new Map(entries.map(entry => [entry.id, entry]))
  const reader = () => fakeReader([...published.values()])
  const renderer = openSiteRenderer({
    source: { entries: query => reader().entries(query), entry: id => reader().entry(id) },
    report: () => undefined,
    words,
    origin: 'https://example.org',
    async draw(path, content) {
      const [, language, kind, url = ''] = path.split('/')
      if (kind !== 'pages') return Buffer.from(path)
      const landing = await content.landing(url, language as Language)
      return landing && Buffer.from(`${landing.title}: ${Object.keys(content.alternates(landing)).sort().join(' ')}`)
    },
  })
  await renderer.load()
  const change = (...changed: Entry[]) => {
    for (const entry of changed) published.set(entry.id, { ...entry, updatedAt: LATER })
    return renderer.applyChange({ entries: changed.map(({ id }) => id), assets: [] })
  }
  const withdraw = (id: string) => {
    published.delete(id)
    return renderer.applyChange({ entries: [id], assets: [] })
  }
  return { renderer, change, withdraw }
}

const textOf = async (page: Promise<RenderedPage | undefined>) => Buffer.from((await page)?.html ?? []).toString()

describe('A change of the content', () => {
  it('of a text touches the page alone, and its sitemap', async () => {
    const { change } = await open(landingEntry('a'), landingEntry('b'))
    expect(await change(landingEntry('a', { content: 'Neu' }))).toEqual({
      render: ['/de/pages/a'],
      remove: [],
      sitemaps: ['de'],
    })
  })

  it('of a title touches the pages that list it, too', async () => {
    const { change } = await open(landingEntry('a', love({})), landingEntry('b'))
    const { render } = await change(landingEntry('a', love({ title: 'Anders' })))
    expect(render.toSorted()).toEqual(['/de', '/de/geschichten/liebe', '/de/pages/a'])
  })

  it('of a page that is listed nowhere touches nothing but itself', async () => {
    const many = Array.from({ length: 30 }, (_, index) => landingEntry(`p${index}`, { ranking: 60 + index }))
    const { change } = await open(...many, landingEntry('last', { ranking: 1 }))
    expect((await change(landingEntry('last', { ranking: 2, title: 'Anders' }))).render).toEqual(['/de/pages/last'])
  })

  it('of an address removes the old page, and tells the sisters', async () => {
    const { change, renderer } = await open(
      landingEntry('a', { url: 'alt', hreflang: { de: 'alt', en: 'old' } }),
      landingEntry('b', { lang: 'en', url: 'old', hreflang: { de: 'alt', en: 'old' } }),
    )
    const touched = await change(landingEntry('a', { url: 'neu', hreflang: { de: 'neu', en: 'old' } }))
    expect(touched.remove).toEqual(['/de/pages/alt'])
    expect(touched.render.toSorted()).toEqual(['/de', '/de/geschichten', '/de/pages/neu', '/en/pages/old'])
    expect(touched.sitemaps).toEqual(['de', 'en'])
    expect(renderer.pathOfEntry('a')).toBe('/de/pages/neu')
    expect(await textOf(renderer.render('/en/pages/old'))).toBe('Der Drache im Garten: en')
  })

  it('that withdraws a page removes it, and its sisters name it no longer', async () => {
    const both = { de: 'a', en: 'a' }
    const { withdraw, renderer } = await open(
      landingEntry('a', { hreflang: both }),
      landingEntry('b', { lang: 'en', url: 'a', hreflang: both }),
    )
    expect(await textOf(renderer.render('/en/pages/a'))).toBe('Der Drache im Garten: de en')
    const touched = await withdraw('a')
    expect([touched.remove, touched.render.includes('/en/pages/a')]).toEqual([['/de/pages/a'], true])
    expect(await renderer.render('/de/pages/a')).toBeUndefined()
    expect(renderer.pathOfEntry('a')).toBeUndefined()
    expect(await textOf(renderer.render('/en/pages/a'))).toBe('Der Drache im Garten: en')
  })

  it('that gives an address to a second page leaves it with the first, until that one goes', async () => {
    const { change, withdraw, renderer } = await open(landingEntry('a', { url: 'x', title: 'Erste' }))
    expect((await change(landingEntry('b', { url: 'x', title: 'Zweite' }))).remove).toEqual([])
    expect(await textOf(renderer.render('/de/pages/x'))).toBe('Erste: de')
    const touched = await withdraw('a')
    expect([touched.remove, touched.render.includes('/de/pages/x')]).toEqual([[], true])
    expect(await textOf(renderer.render('/de/pages/x'))).toBe('Zweite: de')
  })

  it('of the English home touches every home that has no other', async () => {
    const { change } = await open(home('en'), home('de'))
    const { render } = await change(home('en', { title: 'Tonight' }))
    expect(render.toSorted()).toEqual(['/en', '/es', '/fr', '/it', '/th', '/tr', '/xx'])
  })

  it('of a picture touches the pages that show it', async () => {
    const { renderer } = await open(
      landingEntry('a', { images: [asset()] }),
      landingEntry('b'),
      home('tr', { images: [asset()] }),
    )
    const { render } = await renderer.applyChange({ entries: [], assets: ['dragon'] })
    expect(render.toSorted()).toEqual(['/de/pages/a', '/tr'])
  })

  it('that makes an entry a bad one takes its page away', async () => {
    const { change } = await open(landingEntry('a'))
    expect((await change(landingEntry('a', { badge: 'cheap' }))).remove).toEqual(['/de/pages/a'])
  })
})

describe('The whole site', () => {
  it('has every home, category and landing page once, and counts them', async () => {
    const many = Array.from({ length: 150 }, (_, index) => landingEntry(`p${index}`))
    const { renderer } = await open(...many, landingEntry('ไทย', { lang: 'th' }))
    const paths = []
    for await (const { path } of renderer.pages()) paths.push(path)
    expect(paths).toHaveLength(8 + 49 + 151)
    expect(new Set(paths).size).toBe(renderer.count())
    expect([...renderer.addresses()]).toContainEqual({ path: '/th/pages/ไทย', entry: 'ไทย' })
  })

  it('has a sitemap of each language, with well-formed addresses and the day of each', async () => {
    const { renderer } = await open(landingEntry('บ้าน', { lang: 'th' }), landingEntry('haus'))
    const sitemap = await renderer.sitemap('th')
    expect(sitemap).toContain(`<loc>https://example.org/th/pages/${encodeURIComponent('บ้าน')}</loc>`)
    expect(sitemap).toContain(`<lastmod>${UPDATED_AT}</lastmod>`)
    expect(sitemap).not.toContain('haus')
  })
})

describe('A page that is not published', () => {
  it('is drawn beside those that are, in the place of one that has its address, and taken in by nobody', async () => {
    const { renderer } = await open(landingEntry('a', { hreflang: { en: 'b' } }), landingEntry('c'))
    const drawn = (fields: Entry['fields']) => textOf(renderer.preview(landingEntry('draft', fields)))
    expect(await drawn({ url: 'new', title: 'Neu' })).toBe('Neu: de')
    expect(await drawn({ url: 'a', title: 'Anders' })).toBe('Anders: de')
    expect(await renderer.preview(landingEntry('draft', { title: '' }))).toBeUndefined()
    expect([await textOf(renderer.render('/de/pages/a')), renderer.count()]).toEqual([
      expect.not.stringContaining('Anders'),
      (await open(landingEntry('a'), landingEntry('c'))).renderer.count(),
    ])
    expect([renderer.updatedAtOf('a'), renderer.updatedAtOf('draft')]).toEqual([UPDATED_AT, undefined])
  })
})
