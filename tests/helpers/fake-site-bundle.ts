import type { Entry } from '../../src/contract/content-source.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import type { AffectedPages, RendererDeps, SiteBundle, SiteRenderer } from '../../src/contract/site-bundle.ts'

const PER_PAGE = 100

interface Known {
  readonly path: string
  readonly lang: Language
  readonly title: string
  readonly ranking: number
  readonly updatedAt: string
}

/** Minimal pages with the real dependencies: homes list titles, by ranking. */
export const fakeSiteBundle: SiteBundle = { openRenderer: openFakeRenderer }

const landingPage = (entry: Entry): string =>
  `<!doctype html><h1>${entry.fields.title}</h1>${`<p>${entry.fields.content}</p>`.repeat(40)}<i>${entry.fields.title}</i>`

const known = ({ fields, updatedAt }: Entry): Known => ({
  updatedAt,
  path: `/${fields.lang}/pages/${fields.url}`,
  lang: fields.lang as Language,
  title: String(fields.title),
  ranking: Number(fields.ranking ?? 0),
})

const looks = (landing: Known | undefined) => JSON.stringify({ ...landing, updatedAt: '' })
const bytes = (text: string) => Buffer.from(text)

/** The landing pages that a renderer knows, by entry and by address. */
class KnownLandings {
  readonly byId = new Map<string, Known>()
  readonly idOf = new Map<string, string>()

  put(entry: Entry): void {
    this.byId.set(entry.id, known(entry))
    this.idOf.set(known(entry).path, entry.id)
  }

  drop(id: string): void {
    const path = this.byId.get(id)?.path ?? ''
    this.byId.delete(id)
    if (this.idOf.get(path) === id) this.idOf.delete(path)
  }

  clear(): void {
    this.byId.clear()
    this.idOf.clear()
  }

  of(language: Language): Known[] {
    return [...this.byId.values()].filter(({ lang }) => lang === language)
  }
}

function homePage(landings: KnownLandings, lang: Language) {
  const ranked = landings.of(lang).sort((one, other) => other.ranking - one.ranking)
  const titles = ranked.map(({ title }) => `<li>${title}</li>`)
  return { path: `/${lang}`, html: bytes(`<!doctype html><ol>${titles.join('')}</ol>`) }
}

async function* allEntries(source: RendererDeps['source']): AsyncIterable<Entry> {
  for (let skip = 0, total = 1; skip < total; skip += PER_PAGE) {
    const found = await source.entries({ content_type: 'landing', order: 'sys.id', limit: PER_PAGE, skip })
    total = found.total
    yield* found.items
  }
}

async function takeChanges(
  landings: KnownLandings,
  source: RendererDeps['source'],
  ids: readonly string[],
): Promise<AffectedPages> {
  const [render, remove, sitemaps] = [new Set<string>(), new Set<string>(), new Set<Language>()]
  for (const id of ids) {
    const [before, entry] = [landings.byId.get(id), await source.entry(id)]
    if (before) {
      landings.drop(id)
      remove.add(before.path)
    }
    if (entry?.fields.url) {
      landings.put(entry)
      render.add(known(entry).path)
    }
    const after = landings.byId.get(id)
    for (const lang of [before?.lang, after?.lang]) if (lang) sitemaps.add(lang)
    if (looks(before) !== looks(after)) for (const lang of sitemaps) render.add(`/${lang}`)
  }
  return { render: [...render], remove: [...remove].filter(path => !render.has(path)), sitemaps: [...sitemaps] }
}

function openFakeRenderer({ source }: RendererDeps): SiteRenderer {
  const landings = new KnownLandings()
  return {
    async load() {
      landings.clear()
      for await (const entry of allEntries(source)) landings.put(entry)
    },
    count: () => landings.byId.size + LANGUAGES.length,
    async *pages() {
      for (const lang of LANGUAGES) yield homePage(landings, lang)
      for await (const entry of allEntries(source)) {
        if (landings.byId.has(entry.id)) yield { path: known(entry).path, html: bytes(landingPage(entry)) }
      }
    },
    async render(path) {
      const lang = LANGUAGES.find(language => path === `/${language}`)
      if (lang) return homePage(landings, lang)
      const id = landings.idOf.get(path)
      const entry = id === undefined ? undefined : await source.entry(id)
      return entry && { path, html: bytes(landingPage(entry)) }
    },
    applyChange: ({ entries }) => takeChanges(landings, source, entries),
    sitemap: async language => {
      const addresses = landings.of(language).map(({ path }) => `<loc>${path}</loc>`)
      return `<urlset>${addresses.join('')}</urlset>`
    },
    *addresses() {
      for (const [path, entry] of landings.idOf) yield { path, entry }
    },
    pathOfEntry: entry => landings.byId.get(entry)?.path,
    updatedAtOf: entry => landings.byId.get(entry)?.updatedAt,
    preview: async entry => ({ path: known(entry).path, html: bytes(landingPage(entry)) }),
  }
}
