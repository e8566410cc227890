import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { type OpenContent, openContent } from '../../src/api/outside/content/open-content.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { CATEGORIES } from '../../src/contract/categories.ts'
import type { EntryProblem } from '../../src/contract/content-source.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { type ContentCache, openContentCache } from '../../src/editorial/content-cache.ts'
import { openLandingTexts } from '../../src/editorial/landing-texts.ts'
import { renderMarkdown } from '../../src/editorial/markdown.ts'
import { contentOf, type SiteContent } from '../../src/editorial/site-content.ts'
import { landing, published, QUIET } from '../api/outside/content/opened-content.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

let database: OpenDatabase
let folder: string
let content: OpenContent
let cache: ContentCache
let pages: SiteContent
const problems: EntryProblem[] = []

const open = () =>
  openContent(
    undefined,
    {
      storage: openContentStorage(database.db),
      files: openFolder(folder),
      clock: Date.now,
      origin: 'http://localhost:4321',
      secret: 'a secret of the tests, long enough for a key',
    },
    QUIET,
  )

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-content-'))
  content = await open()
  const report = (problem: EntryProblem) => void problems.push(problem)
  cache = openContentCache(content.read, report)
  pages = contentOf(cache, openLandingTexts(content.read, report))
  await cache.load()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('The content of a fresh machine', () => {
  it('has a home page in every language, each in its own words', async () => {
    const homes = LANGUAGES.map(language => pages.home(language))
    expect(homes.map(home => home?.lang)).toEqual(LANGUAGES)
    expect(new Set(homes.map(home => home?.title)).size).toBe(LANGUAGES.length)
    expect(problems).toEqual([])
  })

  it('has a text of every category in every language, with headings below that of the page', async () => {
    for (const category of CATEGORIES) {
      for (const language of LANGUAGES) {
        const found = pages.category(category, language)
        expect([found.definition?.category, found.text?.lang]).toEqual([category, language])
        expect(renderMarkdown(found.text?.content ?? '')).toMatch(/^<h2>[^<]+<\/h2>\n<p>/)
      }
    }
    expect(problems).toEqual([])
  })

  it('is still there, with what was added, when the service is opened again', async () => {
    await content.write.deleteEntry('home-th')
    const id = await published(content, { url: 'bleibt' })
    const again = await open()
    expect((await again.read.entry(id))?.fields.url).toBe('bleibt')
    expect(await again.read.entry('home-th')).toBeUndefined()
    await cache.load()
    expect(pages.home('th')).toMatchObject({ lang: 'en' })
  })
})

describe('Landing pages from the content service', () => {
  it('are listed by ranking in their groups, and one bad entry is reported and holds up nobody', async () => {
    for (const [url, ranking, hotlistCategory] of [
      ['eins', 10, 'love'],
      ['zwei', 90, 'family'],
      ['drei', 40, 'unknown'],
    ]) {
      await published(content, { lang: 'it', url, ranking, hotlistCategory })
    }
    const bad = await published(content, { lang: 'it', url: 'nicht gut', badge: 'cheap' })
    problems.length = 0
    await cache.load()
    const urls = cache.catalogue.cards('it').map(card => card.url)
    expect(urls.filter(url => ['eins', 'zwei', 'drei', 'nicht gut'].includes(url))).toEqual(['zwei', 'drei', 'eins'])
    expect(problems.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
      { id: bad, field: 'badge', problem: 'option' },
      { id: bad, field: 'url', problem: 'format' },
    ])
    expect(await pages.landing('zwei', 'it')).toMatchObject({ title: landing().title, group: 'family' })
    expect(await pages.landing('zwei', 'de')).toBeUndefined()
  })
})
