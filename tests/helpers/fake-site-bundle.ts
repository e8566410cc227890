import type { Entry } from '../../src/contract/content-source.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import type { RendererParts, SiteBundle, SiteRenderer, TouchedPages } from '../../src/contract/site-bundle.ts'

const PER_PAGE = 100

interface Known {
  readonly path: string
  readonly lang: Language
  readonly title: string
  readonly ranking: number
  readonly updatedAt: string
}

/** Pages as small as can be, that still depend on each other as the real ones do: homes list titles, by ranking. */
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

function openFakeRenderer({ source }: RendererParts): SiteRenderer {
  const landings = new Map<string, Known>()
  const ofPath = new Map<string, string>()
  const home = (lang: Language) => {
    const own = [...landings.values()].filter(landing => landing.lang === lang)
    const titles = own.sort((one, other) => other.ranking - one.ranking).map(({ title }) => title)
    return {
      path: `/${lang}`,
      html: bytes(`<!doctype html><ol>${titles.map(title => `<li>${title}</li>`).join('')}</ol>`),
    }
  }
  const put = (entry: Entry) => {
    landings.set(entry.id, known(entry))
    ofPath.set(known(entry).path, entry.id)
  }
  const drop = (id: string) => {
    const path = landings.get(id)?.path ?? ''
    landings.delete(id)
    if (ofPath.get(path) === id) ofPath.delete(path)
  }
  async function* entries(): AsyncIterable<Entry> {
    for (let skip = 0, total = 1; skip < total; skip += PER_PAGE) {
      const found = await source.entries({ content_type: 'landing', order: 'sys.id', limit: PER_PAGE, skip })
      total = found.total
      yield* found.items
    }
  }
  return {
    async load() {
      landings.clear()
      ofPath.clear()
      for await (const entry of entries()) put(entry)
    },
    count: () => landings.size + LANGUAGES.length,
    async *pages() {
      for (const lang of LANGUAGES) yield home(lang)
      for await (const entry of entries()) {
        if (landings.has(entry.id)) yield { path: known(entry).path, html: bytes(landingPage(entry)) }
      }
    },
    async render(path) {
      const lang = LANGUAGES.find(language => path === `/${language}`)
      if (lang) return home(lang)
      const id = ofPath.get(path)
      const entry = id === undefined ? undefined : await source.entry(id)
      return entry && { path, html: bytes(landingPage(entry)) }
    },
    async take({ entries: ids }): Promise<TouchedPages> {
      const [render, remove, sitemaps] = [new Set<string>(), new Set<string>(), new Set<Language>()]
      for (const id of ids) {
        const [before, entry] = [landings.get(id), await source.entry(id)]
        if (before) {
          drop(id)
          remove.add(before.path)
        }
        if (entry?.fields.url) {
          put(entry)
          render.add(known(entry).path)
        }
        const after = landings.get(id)
        for (const lang of [before?.lang, after?.lang]) if (lang) sitemaps.add(lang)
        if (looks(before) !== looks(after)) for (const lang of sitemaps) render.add(`/${lang}`)
      }
      return { render: [...render], remove: [...remove].filter(path => !render.has(path)), sitemaps: [...sitemaps] }
    },
    sitemap: async language =>
      `<urlset>${[...landings.values()]
        .filter(({ lang }) => lang === language)
        .map(({ path }) => `<loc>${path}</loc>`)
        .join('')}</urlset>`,
    *addresses() {
      for (const [path, entry] of ofPath) yield { path, entry }
    },
    pathOfEntry: entry => landings.get(entry)?.path,
    updatedAtOf: entry => landings.get(entry)?.updatedAt,
    preview: async entry => ({ path: known(entry).path, html: bytes(landingPage(entry)) }),
  }
}
