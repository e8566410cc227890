import type { Category } from '../contract/categories.ts'
import type { ContentSource, Entry } from '../contract/content-source.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import {
  type CategoryDefinition,
  CategoryFields,
  type CategoryPage,
  type CategoryText,
  CategoryTextFields,
} from './category.ts'
import { type Home, HomeFields } from './home.ts'
import { CARD_SELECTION, LandingCardFields } from './landing.ts'
import { linkedAssets } from './linked-assets.ts'
import { parseEntry, type Report } from './parse-entry.ts'

/** Contentful's maximum; its answers may have seven megabytes. */
const ENTRIES_PER_PAGE = 1000

/** Homes and categories whole, landing pages as cards. A bad entry is reported. */
export interface ContentCache {
  readonly catalogue: Catalogue
  /** Rejects when the service does, and keeps what it had. */
  load(): Promise<void>
  put(entry: Entry): void
  remove(id: string): void
  home(language: Language): Home | undefined
  category(category: Category, language: Language): CategoryPage
  /** Another one whenever the static pages of a language may show something else. */
  revision(language: Language): string
  /** Ids of the entries that show one of the assets. */
  showing(assets: readonly string[]): readonly string[]
}

interface CacheMaps {
  readonly homes: Map<string, Home>
  readonly definitions: Map<string, CategoryDefinition>
  readonly texts: Map<string, CategoryText>
  readonly assets: Map<string, readonly string[]>
  readonly catalogue: Catalogue
}

const emptyCacheMaps = (): CacheMaps => ({
  homes: new Map(),
  definitions: new Map(),
  texts: new Map(),
  assets: new Map(),
  catalogue: openCatalogue(),
})

export function openContentCache(source: ContentSource, report: Report): ContentCache {
  let maps = emptyCacheMaps()
  let loads = 0
  let changes = 0
  // A card is on pages of its language alone; everything else may replace what another language has not.
  const count = (id: string) => {
    if (!maps.catalogue.get(id)) changes += 1
  }
  return {
    get catalogue() {
      return maps.catalogue
    },
    async load() {
      const fresh = emptyCacheMaps()
      for (const type of ['home', 'category', 'categoryText'])
        await readAll(source, { content_type: type }, fresh, report)
      const select = CARD_SELECTION.join(',')
      for (const language of LANGUAGES)
        await readAll(source, { content_type: 'landing', 'fields.lang': language, select }, fresh, report)
      maps = fresh
      loads += 1
    },
    put(entry) {
      put(maps, entry, report)
      count(entry.id)
    },
    remove(id) {
      count(id)
      remove(maps, id)
    },
    revision: language => `${loads}.${changes}.${maps.catalogue.revision(language)}`,
    home: language => homeIn(maps, language) ?? homeIn(maps, FALLBACK_LANGUAGE),
    category: (category, language) => categoryIn(maps, category, language),
    showing: assets =>
      [...maps.assets].filter(([, shown]) => shown.some(asset => assets.includes(asset))).map(([id]) => id),
  }
}

async function readAll(
  source: ContentSource,
  query: Readonly<Record<string, string>>,
  maps: CacheMaps,
  report: Report,
): Promise<void> {
  for (let skip = 0; ; skip += ENTRIES_PER_PAGE) {
    const { total, items } = await source.entries({ ...query, order: 'sys.id', limit: ENTRIES_PER_PAGE, skip })
    for (const item of items) put(maps, item, report)
    if (items.length === 0 || skip + items.length >= total) return
  }
}

/** An entry that became invalid is removed: its old page would show what is no longer published. */
function put(maps: CacheMaps, entry: Entry, report: Report): void {
  remove(maps, entry.id)
  maps.assets.set(entry.id, linkedAssets(entry))
  if (entry.type === 'home') setIfFound(maps.homes, parseEntry(HomeFields, entry, report))
  if (entry.type === 'category') setIfFound(maps.definitions, parseEntry(CategoryFields, entry, report))
  if (entry.type === 'categoryText') setIfFound(maps.texts, parseEntry(CategoryTextFields, entry, report))
  const card = entry.type === 'landing' ? parseEntry(LandingCardFields, entry, report) : undefined
  if (card) maps.catalogue.put(card)
}

function setIfFound<Kind extends { readonly id: string }>(map: Map<string, Kind>, found: Kind | undefined): void {
  if (found) map.set(found.id, found)
}

function remove({ homes, definitions, texts, assets, catalogue }: CacheMaps, id: string): void {
  for (const map of [homes, definitions, texts, assets]) map.delete(id)
  catalogue.remove(id)
}

/** First id of several, so that every process shows the same. */
function first<Kind extends { readonly id: string }>(found: Kind[]): Kind | undefined {
  return found.sort((one, other) => (one.id < other.id ? -1 : 1))[0]
}

const homeIn = ({ homes }: CacheMaps, language: Language) =>
  first([...homes.values()].filter(({ lang }) => lang === language))

function categoryIn(maps: CacheMaps, category: Category, language: Language): CategoryPage {
  const definition = first([...maps.definitions.values()].filter(found => found.category === category))
  const textIn = (wanted: Language) => maps.texts.get(definition?.contentIds[wanted] ?? '')
  return { definition, text: textIn(language) ?? textIn(FALLBACK_LANGUAGE) }
}
