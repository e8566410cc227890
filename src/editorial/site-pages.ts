import { CATEGORIES, type Category } from '../contract/categories.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { pathOf, type UrlWords } from '../contract/routes.ts'
import type { ContentCache } from './content-cache.ts'
import type { LandingCard } from './landing.ts'

export type Words = Readonly<Record<Language, UrlWords>>

/** Its path, and all content that it shows. */
export interface StaticPage {
  readonly path: string
  readonly language: Language
  /** Last publication of what it shows; undefined when the content service has nothing for it. */
  readonly updatedAt: string | undefined
  readonly shows: unknown
}

export const landingPath = ({ lang, url }: Pick<LandingCard, 'lang' | 'url'>, words: Words): string =>
  pathOf('landing', { language: lang, landing: url }, words[lang])

/** The rest of a landing page may change without the pages that list it. */
const shown = ({ url, title, coverImage, ages, badge }: LandingCard) => ({ url, title, coverImage, ages, badge })

/** As they are now; in every language unless some are named. */
export function staticPages(
  cache: ContentCache,
  words: Words,
  languages: readonly Language[] = LANGUAGES,
): StaticPage[] {
  return languages.flatMap(language => [
    ...homePages(cache, words, language),
    ...CATEGORIES.map(category => categoryPage(cache, words, language, category)),
  ])
}

function homePages({ home, catalogue }: ContentCache, words: Words, language: Language): StaticPage[] {
  const entry = home(language)
  const groups = catalogue.groups(language).map(({ group, cards }) => ({ group, cards: cards.map(shown) }))
  const shows = [entry, groups]
  const own = { path: pathOf('home', { language }, words[language]), language, updatedAt: entry?.updatedAt, shows }
  const defaultPath = pathOf('default-home', { language }, words[language])
  return language === FALLBACK_LANGUAGE ? [own, { ...own, path: defaultPath }] : [own]
}

function categoryPage(
  { category: of, catalogue }: ContentCache,
  words: Words,
  language: Language,
  category: Category,
): StaticPage {
  const page = of(category, language)
  return {
    path: pathOf('category', { language, category }, words[language]),
    language,
    updatedAt: [page.definition?.updatedAt, page.text?.updatedAt].filter(Boolean).sort().at(-1),
    shows: [page, catalogue.ofCategory(language, category).map(shown)],
  }
}
