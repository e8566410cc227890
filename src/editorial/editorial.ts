import type { Category } from '../contract/categories.ts'
import { FALLBACK_LANGUAGE, type Language } from '../contract/languages.ts'
import { type CategoryDefinition, CategoryFields, type CategoryText, CategoryTextFields } from './category.ts'
import type { EntryReader } from './entry-reader.ts'
import { type Home, HomeFields } from './home.ts'
import { type GroupedCards, groupCards } from './hot-list.ts'
import { CARD_SELECTION, type Landing, type LandingCard, LandingCardFields, LandingFields } from './landing.ts'
import { parseEntry, type Report } from './parse-entry.ts'

/** Cards fetched at a time: as many as Contentful gives, whose answers may have seven megabytes. */
const CARDS_PER_PAGE = 1000

/** A language's landing pages, the highest ranking first. */
export interface HotList {
  readonly cards: readonly LandingCard[]
  readonly groups: readonly GroupedCards<LandingCard>[]
}

/**
 * The content service's entries, for pages. A bad entry is reported and counts as missing. `lang` of what is found says
 * its language, which is English where the language asked for has none. Rejects when the service does.
 */
export interface Editorial {
  home(language: Language): Promise<Home | undefined>
  category(
    category: Category,
    language: Language,
  ): Promise<{ readonly definition: CategoryDefinition; readonly text: CategoryText | undefined } | undefined>
  /** Has no English in its place: a landing page's address belongs to one language. */
  landing(url: string, language: Language): Promise<Landing | undefined>
  landings(language: Language): Promise<HotList>
}

interface Source {
  readonly reader: EntryReader
  readonly report: Report
}

export function openEditorial(source: Source): Editorial {
  const { reader, report } = source
  return {
    home: language => inLanguages(language, wanted => readHome(source, wanted)),
    category: (category, language) => readCategory(source, category, language),
    async landing(url, language) {
      const query = { content_type: 'landing', 'fields.url': url, 'fields.lang': language, order: 'sys.id', limit: 1 }
      const [entry] = (await reader.entries(query)).items
      return entry && parseEntry(LandingFields, entry, report)
    },
    async landings(language) {
      const cards = await readCards(source, language)
      return { cards, groups: groupCards(cards) }
    },
  }
}

/** The first that is there: in the language asked for, then in the fallback. */
async function inLanguages<Found>(
  language: Language,
  read: (language: Language) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await read(language)
  return found || language === FALLBACK_LANGUAGE ? found : read(FALLBACK_LANGUAGE)
}

async function readHome({ reader, report }: Source, language: Language): Promise<Home | undefined> {
  const query = { content_type: 'home', 'fields.lang': language, order: 'sys.id', limit: 1 }
  const [entry] = (await reader.entries(query)).items
  return entry && parseEntry(HomeFields, entry, report)
}

async function readCategory(source: Source, category: Category, language: Language) {
  const { reader, report } = source
  const query = { content_type: 'category', 'fields.category': category, order: 'sys.id', limit: 1 }
  const [entry] = (await reader.entries(query)).items
  const definition = entry && parseEntry(CategoryFields, entry, report)
  if (!definition) return undefined
  const text = await inLanguages(language, async wanted => {
    const id = definition.contentIds[wanted]
    const found = id === undefined ? undefined : await reader.entry(id)
    return found && parseEntry(CategoryTextFields, found, report)
  })
  return { definition, text }
}

async function readCards({ reader, report }: Source, language: Language): Promise<LandingCard[]> {
  const cards = new Map<string, LandingCard>()
  for (let skip = 0; ; skip += CARDS_PER_PAGE) {
    const { total, items } = await reader.entries({
      content_type: 'landing',
      'fields.lang': language,
      // Equal rankings keep one order, so that no page repeats or misses a card.
      order: '-fields.ranking,sys.id',
      select: CARD_SELECTION.join(','),
      limit: CARDS_PER_PAGE,
      skip,
    })
    for (const item of items) {
      const card = parseEntry(LandingCardFields, item, report)
      if (card && !cards.has(card.url)) cards.set(card.url, card)
    }
    if (items.length === 0 || skip + items.length >= total) return [...cards.values()]
  }
}
