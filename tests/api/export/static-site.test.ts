import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectPictures, fileOfPicture, noPictures } from '../../../src/api/export/named-pictures.ts'
import { type StaticSiteDeps, writeStaticSite } from '../../../src/api/export/static-site.ts'
import type { LandingAddress, RenderedPage, SiteRenderer } from '../../../src/contract/site-bundle.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const FOX = `/content/images/fox-de/${KEY}/fox.webp`
const LOST = `/content/images/lost/${KEY}/lost.webp`
const SHARE = '/share/landing/landing-fox-de-0123456789abcdef.jpg'
const PAGE = `<meta property="og:image" content="https://tales.example${SHARE}"><img src="${FOX}?w=800&amp;fm=webp" srcset="${FOX}?w=400 400w, ${FOX}?w=800 800w"><img src="${LOST}">`

let root: string
let folder: string
let known: LandingAddress[]

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-export-'))
  folder = path.join(root, 'site')
  known = []
  mkdirSync(path.join(root, 'client/_astro'), { recursive: true })
  writeFileSync(path.join(root, 'client/_astro/page.js'), 'scripts')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

function renderer(pages: readonly RenderedPage[], addresses: readonly LandingAddress[] = []): SiteRenderer {
  return {
    load: async () => undefined,
    count: () => pages.length,
    async *pages() {
      yield* pages
    },
    render: async () => undefined,
    applyChange: async () => ({ render: [], remove: [], sitemaps: [] }),
    sitemap: async language => `<urlset lang="${language}"/>`,
    addresses: () => addresses,
    pathOfEntry: () => undefined,
    updatedAtOf: () => undefined,
    preview: async () => undefined,
  }
}

const parts = (site: SiteRenderer): StaticSiteDeps => ({
  client: path.join(root, 'client'),
  renderer: site,
  readPicture: async address => (address === FOX ? Buffer.from('a fox') : undefined),
  shares: { picture: async address => (address === SHARE ? Buffer.from('a title') : 'missing') },
  addresses: {
    all: async () => [...known],
    add: async added => {
      const paths = added.map(address => address.path)
      known = [...known.filter(address => !paths.includes(address.path)), ...added]
    },
  },
})

describe('The site as a plain folder', () => {
  it('holds every page, the pictures they name, the sitemaps and the rules of hosts', async () => {
    const site = renderer([
      { path: '/de', html: Buffer.from('<p>zuhause</p>') },
      { path: '/de/pages/fuchs', html: Buffer.from(PAGE) },
    ])
    const written = await writeStaticSite(folder, parts(site))
    expect(written).toEqual({ pages: 2, pictures: 2, missing: [LOST] })
    expect(read('de.html')).toBe('<p>zuhause</p>')
    expect(read('de/pages/fuchs.html')).toBe(PAGE)
    expect(read(FOX)).toBe('a fox')
    expect(read(SHARE)).toBe('a title')
    expect(read('sitemap-de.xml')).toContain('urlset')
    expect(read('_astro/page.js')).toBe('scripts')
    expect(read('_redirects')).toContain('/de/story/*')
    expect(read('nginx-site.conf')).toContain('rewrite')
    expect(readdirSync(root).toSorted()).toEqual(['client', 'site'])
  })

  it('knows where pages were when it is made again', async () => {
    const at = (address: string) => renderer([], [{ path: address, entry: 'landing-fox-de' }])
    await writeStaticSite(folder, parts(at('/de/pages/fuchs')))
    expect(read('_redirects')).not.toContain('301')
    await writeStaticSite(folder, parts(at('/de/pages/fuechse')))
    expect(read('_redirects')).toContain('/de/pages/fuchs  /de/pages/fuechse  301')
    await writeStaticSite(folder, parts(renderer([])))
    expect(read('nginx-site.conf')).toMatch(/"\/de\/pages\/fuchs" \{.* return 410; \}/)
  })

  it('stays as it was when the content cannot be read half way', async () => {
    await writeStaticSite(folder, parts(renderer([{ path: '/de', html: Buffer.from('before') }])))
    const broken: SiteRenderer = {
      ...renderer([]),
      async *pages() {
        yield { path: '/de', html: Buffer.from('after') }
        throw new Error('the content service is away')
      },
    }
    await expect(writeStaticSite(folder, parts(broken))).rejects.toThrow('the content service is away')
    expect(read('de.html')).toBe('before')
    expect(readdirSync(root).toSorted()).toEqual(['client', 'site'])
  })

  it('leaves out what it had before', async () => {
    await writeStaticSite(folder, parts(renderer([{ path: '/de/alt', html: Buffer.from('old') }])))
    await writeStaticSite(folder, parts(renderer([{ path: '/de/neu', html: Buffer.from('new') }])))
    expect(existsSync(path.join(folder, 'de/alt.html'))).toBe(false)
    expect(read('de/neu.html')).toBe('new')
  })
})

describe('Pictures that pages name', () => {
  it('are found once each, whatever size is asked for and whatever origin stands in front', () => {
    const named = noPictures()
    collectPictures(PAGE, named)
    collectPictures(`<img src='https://tales.example${FOX}'>`.replaceAll("'", '"'), named)
    expect([[...named.assets].toSorted(), [...named.shares]]).toEqual([[FOX, LOST].toSorted(), [SHARE]])
  })

  it('have files inside the folder, or none', () => {
    expect(fileOfPicture(`/content/images/a/${KEY}/my%20fox.webp`)).toBe(`content/images/a/${KEY}/my fox.webp`)
    for (const name of ['..%2F..%2Fx', '%2e%2e', '.hidden', 'a%00b', '%E0%A4', 'a%5Cb']) {
      expect(fileOfPicture(`/content/images/a/${KEY}/${name}`)).toBeUndefined()
    }
  })
})
