import type { Category } from '../contract/categories.ts'
import type { Language } from '../contract/languages.ts'
import type { Alternates } from './catalogue.ts'
import type { CategoryPage } from './category.ts'
import type { ContentCache } from './content-cache.ts'
import type { Home } from './home.ts'
import type { GroupedCards } from './hot-list.ts'
import type { Landing, LandingCard } from './landing.ts'
import type { LandingTexts } from './landing-texts.ts'

/** `lang` of a result is its language: English where the language asked for has none. */
export interface SiteContent {
  home(language: Language): Home | undefined
  /** The highest rankings first; groups without a card are left out. */
  groups(language: Language): readonly GroupedCards<LandingCard>[]
  category(category: Category, language: Language): CategoryPage
  /** The highest rankings first. */
  cardsOf(category: Category, language: Language): readonly LandingCard[]
  /** No English in its place: an address belongs to one language. Rejects when the service does. */
  landing(url: string, language: Language): Promise<Landing | undefined>
  /** Slugs by language, its own included. */
  alternates(landing: Pick<LandingCard, 'lang' | 'url' | 'hreflang'>): Alternates
}

/** Texts of landing pages are fetched, everything else is in memory. */
export function contentOf(cache: ContentCache, texts: LandingTexts): SiteContent {
  return {
    home: language => cache.home(language),
    groups: language => cache.catalogue.groups(language),
    category: (category, language) => cache.category(category, language),
    cardsOf: (category, language) => cache.catalogue.ofCategory(language, category),
    async landing(url, language) {
      const card = cache.catalogue.at(language, url)
      return card && texts.read(card.id)
    },
    alternates: landing => cache.catalogue.alternates(landing),
  }
}
