import { CATEGORIES, type Category } from '../contract/categories.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { pathOf, type UrlWords } from '../contract/routes.ts'
import type { Holdings } from './holdings.ts'
import type { LandingCard } from './landing.ts'

export type Words = Readonly<Record<Language, UrlWords>>

/** Its path, and all content that it shows. */
export interface StandingPage {
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
export function standingPages(
  holdings: Holdings,
  words: Words,
  languages: readonly Language[] = LANGUAGES,
): StandingPage[] {
  return languages.flatMap(language => [
    ...homePages(holdings, words, language),
    ...CATEGORIES.map(category => categoryPage(holdings, words, language, category)),
  ])
}

function homePages({ home, catalogue }: Holdings, words: Words, language: Language): StandingPage[] {
  const entry = home(language)
  const groups = catalogue.groups(language).map(({ group, cards }) => ({ group, cards: cards.map(shown) }))
  const shows = [entry, groups]
  const own = { path: pathOf('home', { language }, words[language]), language, updatedAt: entry?.updatedAt, shows }
  const everybodys = pathOf('default-home', { language }, words[language])
  return language === FALLBACK_LANGUAGE ? [own, { ...own, path: everybodys }] : [own]
}

function categoryPage(
  { category: of, catalogue }: Holdings,
  words: Words,
  language: Language,
  category: Category,
): StandingPage {
  const page = of(category, language)
  return {
    path: pathOf('category', { language, category }, words[language]),
    language,
    updatedAt: [page.definition?.updatedAt, page.text?.updatedAt].filter(Boolean).sort().at(-1),
    shows: [page, catalogue.ofCategory(language, category).map(shown)],
  }
}
