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
export interface Holdings {
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

interface Shelves {
  readonly homes: Map<string, Home>
  readonly definitions: Map<string, CategoryDefinition>
  readonly texts: Map<string, CategoryText>
  readonly assets: Map<string, readonly string[]>
  readonly catalogue: Catalogue
}

const emptyShelves = (): Shelves => ({
  homes: new Map(),
  definitions: new Map(),
  texts: new Map(),
  assets: new Map(),
  catalogue: openCatalogue(),
})

export function openHoldings(source: ContentSource, report: Report): Holdings {
  let shelves = emptyShelves()
  let loads = 0
  let changes = 0
  // A card is on pages of its language alone; everything else may replace what another language has not.
  const count = (id: string) => {
    if (!shelves.catalogue.get(id)) changes += 1
  }
  return {
    get catalogue() {
      return shelves.catalogue
    },
    async load() {
      const fresh = emptyShelves()
      for (const type of ['home', 'category', 'categoryText'])
        await readAll(source, { content_type: type }, fresh, report)
      const select = CARD_SELECTION.join(',')
      for (const language of LANGUAGES)
        await readAll(source, { content_type: 'landing', 'fields.lang': language, select }, fresh, report)
      shelves = fresh
      loads += 1
    },
    put(entry) {
      put(shelves, entry, report)
      count(entry.id)
    },
    remove(id) {
      count(id)
      remove(shelves, id)
    },
    revision: language => `${loads}.${changes}.${shelves.catalogue.revision(language)}`,
    home: language => homeIn(shelves, language) ?? homeIn(shelves, FALLBACK_LANGUAGE),
    category: (category, language) => categoryIn(shelves, category, language),
    showing: assets =>
      [...shelves.assets].filter(([, shown]) => shown.some(asset => assets.includes(asset))).map(([id]) => id),
  }
}

async function readAll(
  source: ContentSource,
  query: Readonly<Record<string, string>>,
  shelves: Shelves,
  report: Report,
): Promise<void> {
  for (let skip = 0; ; skip += ENTRIES_PER_PAGE) {
    const { total, items } = await source.entries({ ...query, order: 'sys.id', limit: ENTRIES_PER_PAGE, skip })
    for (const item of items) put(shelves, item, report)
    if (items.length === 0 || skip + items.length >= total) return
  }
}

/** An entry that became invalid is removed: its old page would show what is no longer published. */
function put(shelves: Shelves, entry: Entry, report: Report): void {
  remove(shelves, entry.id)
  shelves.assets.set(entry.id, linkedAssets(entry))
  if (entry.type === 'home') keep(shelves.homes, parseEntry(HomeFields, entry, report))
  if (entry.type === 'category') keep(shelves.definitions, parseEntry(CategoryFields, entry, report))
  if (entry.type === 'categoryText') keep(shelves.texts, parseEntry(CategoryTextFields, entry, report))
  const card = entry.type === 'landing' ? parseEntry(LandingCardFields, entry, report) : undefined
  if (card) shelves.catalogue.put(card)
}

function keep<Kind extends { readonly id: string }>(shelf: Map<string, Kind>, found: Kind | undefined): void {
  if (found) shelf.set(found.id, found)
}

function remove({ homes, definitions, texts, assets, catalogue }: Shelves, id: string): void {
  for (const shelf of [homes, definitions, texts, assets]) shelf.delete(id)
  catalogue.remove(id)
}

/** First id of several, so that every process shows the same. */
function first<Kind extends { readonly id: string }>(found: Kind[]): Kind | undefined {
  return found.sort((one, other) => (one.id < other.id ? -1 : 1))[0]
}

const homeIn = ({ homes }: Shelves, language: Language) =>
  first([...homes.values()].filter(({ lang }) => lang === language))

function categoryIn(shelves: Shelves, category: Category, language: Language): CategoryPage {
  const definition = first([...shelves.definitions.values()].filter(found => found.category === category))
  const textIn = (wanted: Language) => shelves.texts.get(definition?.contentIds[wanted] ?? '')
  return { definition, text: textIn(language) ?? textIn(FALLBACK_LANGUAGE) }
}
