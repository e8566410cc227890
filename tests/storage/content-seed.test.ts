import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import type { ReadEntry } from '../../src/api/outside/content/content.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { type OpenContent, openBuiltInContent } from '../../src/api/outside/content/open-content.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import type { EntryProblem } from '../../src/contract/content-source.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { CategoryFields, CategoryTextFields } from '../../src/editorial/category.ts'
import { HomeFields } from '../../src/editorial/home.ts'
import { type Landing, LandingFields } from '../../src/editorial/landing.ts'
import { renderMarkdown } from '../../src/editorial/markdown.ts'
import { parseEntry, type Stamp } from '../../src/editorial/parse-entry.ts'
import { type Picture, pictureUrl } from '../../src/editorial/picture.ts'
import { QUIET } from '../api/outside/content/opened-content.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { processorMsOf } from '../helpers/processor-time.ts'

const LANDINGS = 28
const SEED_LIMIT_MS = 2000

let database: OpenDatabase
let folder: string
let content: OpenContent
let seedMs = 0
const problems: EntryProblem[] = []
const report = (problem: EntryProblem) => void problems.push(problem)

const open = () =>
  openBuiltInContent(
    {
      storage: openContentStorage(database.db),
      files: openFolder(folder),
      clock: Date.now,
      origin: 'http://localhost:4321',
      secret: 'a secret of the tests, long enough for a key',
    },
    QUIET,
  )

async function every<Fields>(type: string, schema: z.ZodMiniType<Fields>): Promise<(Fields & Stamp)[]> {
  const { items, total } = await content.read.entries({ content_type: type, limit: 1000 })
  expect(items).toHaveLength(total)
  return items.flatMap((item: ReadEntry) => parseEntry(schema, item, report) ?? [])
}

const imageAt = (address: string) =>
  content.handle?.(new Request(new URL(address, 'http://localhost:4321'))) ?? new Response(null, { status: 404 })

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-seed-'))
  seedMs = await processorMsOf(async () => {
    content = await open()
  })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('What a fresh machine shows', () => {
  let landings: Landing[] = []
  beforeAll(async () => {
    landings = await every('landing', LandingFields)
  })

  it('is read without a problem, every kind of entry', async () => {
    const homes = await every('home', HomeFields)
    const definitions = await every('category', CategoryFields)
    const texts = await every('categoryText', CategoryTextFields)
    expect(problems).toEqual([])
    expect(homes.every(home => home.images.length > 0)).toBe(true)
    expect(definitions.every(definition => definition.image)).toBe(true)
    expect(texts.every(text => text.coverImage && text.images.length === 2)).toBe(true)
    expect(landings.every(landing => landing.coverImage && landing.images.length > 0)).toBe(true)
  })

  it('has the same landing pages in every language, each at an address of its own', () => {
    const ids = (language: Language) =>
      landings.filter(({ lang }) => lang === language).map(({ id }) => id.slice(0, -`-${language}`.length))
    for (const language of LANGUAGES) {
      expect(ids(language)).toHaveLength(LANDINGS)
      expect(ids(language).toSorted()).toEqual(ids('en').toSorted())
      const slugs = landings.filter(({ lang }) => lang === language).map(({ url }) => url)
      expect(new Set(slugs).size).toBe(slugs.length)
    }
  })

  it('names from each landing page all its siblings, and is named by them', () => {
    const byAddress = new Map(landings.map(landing => [`${landing.lang}/${landing.url}`, landing]))
    for (const { hreflang, lang, url } of landings) {
      expect(Object.keys(hreflang).toSorted()).toEqual([...LANGUAGES].toSorted())
      for (const [language, slug] of Object.entries(hreflang)) {
        expect(byAddress.get(`${language}/${slug}`)?.hreflang[lang]).toBe(url)
      }
    }
  })

  it('asks its questions in an order, for a start that says where it came from', async () => {
    for (const { questions, category, productDefinition } of landings) {
      expect(questions.map(({ idx }) => idx)).toEqual(questions.map((_, index) => index + 1))
      expect(questions.length).toBeGreaterThanOrEqual(4)
      expect(productDefinition).not.toBe('')
      expect(category).not.toBe('')
    }
    const entry = await content.read.entry('landing-night-train-de')
    expect(entry?.fields.parameter).toMatchObject({ context: { landingPage: entry?.fields.url, category: 'bedtime' } })
  })

  it('shows pictures between the sections, with words in the language of the page', () => {
    const alts = new Map<string, Set<string>>()
    for (const { content: text = '', images, lang, id } of landings) {
      const html = renderMarkdown(text, { pictures: images })
      for (const { alt } of images) expect(alt).not.toBe('')
      expect(html.match(/<h2>/g)?.length).toBe(2)
      // A picture that is the entry's own comes in sizes.
      expect(html.match(/<img [^>]*srcset="[^"]+"[^>]*width="800"/g)?.length).toBe(images.length)
      const plan = id.slice(0, -`-${lang}`.length)
      alts.set(plan, (alts.get(plan) ?? new Set()).add(images[0]?.alt ?? ''))
    }
    expect([...alts.values()].filter(words => words.size !== LANGUAGES.length)).toEqual([])
  })

  it('serves every picture, and each in the sizes that are asked for', async () => {
    const { items } = await content.read.entries({ content_type: 'landing', limit: 1000 })
    const pictures = new Map<string, Picture>()
    for (const { coverImage, images } of items.flatMap(item => parseEntry(LandingFields, item, report) ?? []))
      for (const picture of [coverImage, ...images]) if (picture) pictures.set(picture.url, picture)
    expect(pictures.size).toBeGreaterThan(LANDINGS * LANGUAGES.length)
    for (const { url } of pictures.values()) {
      const whole = await imageAt(url)
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    // The same drawings in each language: those of one are drawn.
    for (const picture of [...pictures.values()].filter(({ url }) => url.endsWith('-en.webp'))) {
      const bytes = await (await imageAt(pictureUrl(picture, { width: 400, height: 300 }))).arrayBuffer()
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([400, 300])
    }
    const [first] = pictures.values()
    for (const format of ['webp', 'avif'] as const) {
      const sized = await imageAt(pictureUrl(first as Picture, { width: 400, height: 300, format }))
      expect([sized.status, sized.headers.get('content-type')]).toEqual([200, `image/${format}`])
    }
  })

  it('is there within two seconds', () => {
    expect(seedMs).toBeLessThan(SEED_LIMIT_MS)
  })

  it('is not put back when somebody deleted it', async () => {
    await content.write.deleteEntry('landing-night-train-de')
    const again = await open()
    expect(await again.read.entry('landing-night-train-de')).toBeUndefined()
    expect((await again.read.entries({ content_type: 'landing', 'fields.lang': 'de', limit: 1 })).total).toBe(
      LANDINGS - 1,
    )
  })
})
