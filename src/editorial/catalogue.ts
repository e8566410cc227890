import { CATEGORIES, type Category } from '../contract/categories.ts'
import type { Language } from '../contract/languages.ts'
import { type GroupedCards, groupCards } from './hot-list.ts'
import type { LandingCard } from './landing.ts'

/** Highest rankings per group on the home page, and per category. */
const CARDS_PER_GROUP = 24
const CARDS_PER_CATEGORY = 8

export type Alternates = Partial<Record<Language, string>>

export interface Catalogue {
  put(card: LandingCard): void
  remove(id: string): void
  get(id: string): LandingCard | undefined
  /** Of several entries with the address, the one with the first id. */
  at(language: Language, url: string): LandingCard | undefined
  /** Cards that have their address, the highest ranking first. */
  cards(language: Language): readonly LandingCard[]
  groups(language: Language): readonly GroupedCards<LandingCard>[]
  ofCategory(language: Language, category: Category): readonly LandingCard[]
  /** Counted up by every change of a card of the language. */
  revision(language: Language): number
  /** The page itself, and the pages that it names and that name it. */
  alternates(card: Pick<LandingCard, 'lang' | 'url' | 'hreflang'>): Alternates
}

interface Ranking {
  readonly cards: readonly LandingCard[]
  readonly groups: readonly GroupedCards<LandingCard>[]
  readonly categories: Readonly<Record<Category, readonly LandingCard[]>>
}

function rank(found: readonly LandingCard[]): Ranking {
  const cards = found.toSorted((one, other) => other.ranking - one.ranking || (one.id < other.id ? -1 : 1))
  const highest = (category: Category) => cards.filter(card => card.category === category).slice(0, CARDS_PER_CATEGORY)
  return {
    cards,
    groups: groupCards(cards).map(({ group, cards: own }) => ({ group, cards: own.slice(0, CARDS_PER_GROUP) })),
    categories: Object.fromEntries(
      CATEGORIES.map(category => [category, highest(category)]),
    ) as unknown as Ranking['categories'],
  }
}

const keyOf = (language: Language, url: string) => `${language}/${url}`

export function openCatalogue(): Catalogue {
  const byId = new Map<string, LandingCard>()
  const idsOf = new Map<Language, Set<string>>()
  const claims = new Map<string, Set<string>>()
  const ranked = new Map<Language, Ranking>()
  const revisions = new Map<Language, number>()
  const changed = (language: Language) => {
    ranked.delete(language)
    revisions.set(language, (revisions.get(language) ?? 0) + 1)
  }

  const remove = (id: string) => {
    const card = byId.get(id)
    if (!card) return
    byId.delete(id)
    idsOf.get(card.lang)?.delete(id)
    changed(card.lang)
    const key = keyOf(card.lang, card.url)
    const claiming = claims.get(key)
    claiming?.delete(id)
    if (claiming?.size === 0) claims.delete(key)
  }
  const at = (language: Language, url: string) => {
    const claiming = claims.get(keyOf(language, url))
    if (claiming === undefined) return undefined
    const [first = ''] = claiming.size > 1 ? [...claiming].sort() : claiming
    return byId.get(first)
  }
  const rankingOf = (language: Language) => {
    const known = ranked.get(language)
    if (known) return known
    const own = [...(idsOf.get(language) ?? [])].map(id => byId.get(id) as LandingCard)
    const found = own.filter(card => at(language, card.url) === card)
    const ranking = rank(found)
    ranked.set(language, ranking)
    return ranking
  }
  return {
    put(card) {
      remove(card.id)
      byId.set(card.id, card)
      idsOf.set(card.lang, (idsOf.get(card.lang) ?? new Set()).add(card.id))
      changed(card.lang)
      const key = keyOf(card.lang, card.url)
      claims.set(key, (claims.get(key) ?? new Set()).add(card.id))
    },
    remove,
    get: id => byId.get(id),
    at,
    cards: language => rankingOf(language).cards,
    groups: language => rankingOf(language).groups,
    ofCategory: (language, category) => rankingOf(language).categories[category],
    revision: language => revisions.get(language) ?? 0,
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
