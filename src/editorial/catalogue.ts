import type { Category } from '../contract/categories.ts'
import type { Language } from '../contract/languages.ts'
import { type GroupedCards, groupCards } from './hot-list.ts'
import type { LandingCard } from './landing.ts'

/** Cards a group shows on the home page, and a category on its page: the highest rankings. */
const CARDS_PER_GROUP = 24
const CARDS_PER_CATEGORY = 8

/** A language and the slug of the page there. */
export type Alternates = Partial<Record<Language, string>>

/** Every landing page as a card, by language, address and rank. */
export interface Catalogue {
  put(card: LandingCard): void
  remove(id: string): void
  get(id: string): LandingCard | undefined
  /** Who has an address: of several entries that name it, the one with the first id. */
  at(language: Language, url: string): LandingCard | undefined
  /** Every card that has its address, the highest ranking first. */
  cards(language: Language): readonly LandingCard[]
  groups(language: Language): readonly GroupedCards<LandingCard>[]
  ofCategory(language: Language, category: Category): readonly LandingCard[]
  /** The page itself, and the pages that it names and that name it. */
  alternates(card: Pick<LandingCard, 'lang' | 'url' | 'hreflang'>): Alternates
}

const keyOf = (language: Language, url: string) => `${language}/${url}`

export function openCatalogue(): Catalogue {
  const byId = new Map<string, LandingCard>()
  const claims = new Map<string, Set<string>>()
  const ranked = new Map<Language, readonly LandingCard[]>()

  const remove = (id: string) => {
    const card = byId.get(id)
    if (!card) return
    byId.delete(id)
    ranked.delete(card.lang)
    const key = keyOf(card.lang, card.url)
    const claiming = claims.get(key)
    claiming?.delete(id)
    if (claiming?.size === 0) claims.delete(key)
  }
  const at = (language: Language, url: string) => {
    const [first] = [...(claims.get(keyOf(language, url)) ?? [])].sort()
    return first === undefined ? undefined : byId.get(first)
  }
  const cards = (language: Language) => {
    const known = ranked.get(language)
    if (known) return known
    const found = [...byId.values()].filter(card => card.lang === language && at(language, card.url) === card)
    const sorted = found.sort((one, other) => other.ranking - one.ranking || (one.id < other.id ? -1 : 1))
    ranked.set(language, sorted)
    return sorted
  }
  return {
    put(card) {
      remove(card.id)
      byId.set(card.id, card)
      ranked.delete(card.lang)
      const key = keyOf(card.lang, card.url)
      claims.set(key, (claims.get(key) ?? new Set()).add(card.id))
    },
    remove,
    get: id => byId.get(id),
    at,
    cards,
    groups: language =>
      groupCards(cards(language)).map(({ group, cards: found }) => ({ group, cards: found.slice(0, CARDS_PER_GROUP) })),
    ofCategory: (language, category) =>
      cards(language)
        .filter(card => card.category === category)
        .slice(0, CARDS_PER_CATEGORY),
    alternates: card => alternatesOf(card, at),
  }
}

function alternatesOf(
  { lang, url, hreflang }: Pick<LandingCard, 'lang' | 'url' | 'hreflang'>,
  at: Catalogue['at'],
): Alternates {
  const mutual = Object.entries(hreflang).filter(([language, slug]) => {
    return language !== lang && at(language as Language, slug)?.hreflang[lang] === url
  })
  return { ...Object.fromEntries(mutual), [lang]: url }
}
