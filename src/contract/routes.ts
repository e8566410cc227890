import type { Category } from './categories.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './languages.ts'

/** A language's words in paths (section `urls`); `generic` has none. */
export interface UrlWords {
  stories: string
  categories: Record<Exclude<Category, 'generic'>, string>
}

export interface Route {
  readonly name: string
  /** `{lang}`, `{stories}`, `{category}`: words of a language; `{landing}`: a slug; `{id}`: one shell page for all. */
  readonly pattern: string
  readonly titleKey?:
    | 'home'
    | 'story'
    | 'ebook'
    | 'ebooks'
    | 'audiobooks'
    | 'player'
    | 'library'
    | 'notFound'
    | 'imprint'
    | 'terms'
    | 'contact'
    | 'login'
    | 'verify'
    | 'settings'
    | 'offline'
    | 'share'
    | 'give'
    | 'present'
    | 'advent'
    | 'adventStory'
    | 'landingGenerator'
    | 'ratings'
    | 'printOrders'
    | 'invoices'
    | 'shop'
    | 'return'
    | 'withdrawal'
    | 'sample'
  readonly needsSignIn: boolean
  readonly indexed: boolean
}

/** Every page: source of links, hreflang and the servers' rewrites. */
export const ROUTES = [
  { name: 'home', pattern: '/{lang}', titleKey: 'home', needsSignIn: false, indexed: true },
  { name: 'stories', pattern: '/{lang}/{stories}', needsSignIn: false, indexed: true },
  { name: 'category', pattern: '/{lang}/{stories}/{category}', needsSignIn: false, indexed: true },
  { name: 'landing', pattern: '/{lang}/pages/{landing}', needsSignIn: false, indexed: true },
  { name: 'imprint', pattern: '/{lang}/imprint', titleKey: 'imprint', needsSignIn: false, indexed: true },
  { name: 'terms', pattern: '/{lang}/terms', titleKey: 'terms', needsSignIn: false, indexed: true },
  { name: 'withdrawal', pattern: '/{lang}/withdrawal', titleKey: 'withdrawal', needsSignIn: false, indexed: true },
  { name: 'contact', pattern: '/{lang}/contact', titleKey: 'contact', needsSignIn: false, indexed: true },
  { name: 'sample', pattern: '/{lang}/sample', titleKey: 'sample', needsSignIn: false, indexed: false },
  { name: 'story', pattern: '/{lang}/story/{id}', titleKey: 'story', needsSignIn: false, indexed: false },
  { name: 'library', pattern: '/{lang}/library', titleKey: 'library', needsSignIn: false, indexed: false },
  { name: 'overview', pattern: '/{lang}/library/overview', titleKey: 'library', needsSignIn: false, indexed: false },
  { name: 'ebooks', pattern: '/{lang}/library/ebook', titleKey: 'ebooks', needsSignIn: false, indexed: false },
  {
    name: 'audiobooks',
    pattern: '/{lang}/library/audiobook',
    titleKey: 'audiobooks',
    needsSignIn: false,
    indexed: false,
  },
  { name: 'ebook', pattern: '/{lang}/library/ebook/{id}', titleKey: 'ebook', needsSignIn: false, indexed: false },
  {
    name: 'player',
    pattern: '/{lang}/library/audiobook/{id}',
    titleKey: 'player',
    needsSignIn: false,
    indexed: false,
  },
  { name: 'shop', pattern: '/{lang}/shop/{id}', titleKey: 'shop', needsSignIn: false, indexed: false },
  { name: 'login', pattern: '/{lang}/login', titleKey: 'login', needsSignIn: false, indexed: false },
  { name: 'verify', pattern: '/{lang}/verify', titleKey: 'verify', needsSignIn: false, indexed: false },
  { name: 'settings', pattern: '/{lang}/settings', titleKey: 'settings', needsSignIn: true, indexed: false },
  { name: 'share', pattern: '/{lang}/s/{id}', titleKey: 'share', needsSignIn: false, indexed: false },
  { name: 'give', pattern: '/{lang}/library/present/{id}', titleKey: 'give', needsSignIn: true, indexed: false },
  { name: 'present-code', pattern: '/{lang}/present', titleKey: 'present', needsSignIn: false, indexed: false },
  { name: 'present', pattern: '/{lang}/present/{id}', titleKey: 'present', needsSignIn: false, indexed: false },
  { name: 'return', pattern: '/{lang}/return/{id}', titleKey: 'return', needsSignIn: false, indexed: false },
  { name: 'advent', pattern: '/{lang}/advent', titleKey: 'advent', needsSignIn: false, indexed: true },
  {
    name: 'advent-story',
    pattern: '/{lang}/advent/{id}',
    titleKey: 'adventStory',
    needsSignIn: false,
    indexed: false,
  },
  {
    name: 'landing-generator',
    pattern: '/{lang}/landing-generator',
    titleKey: 'landingGenerator',
    needsSignIn: true,
    indexed: false,
  },
  { name: 'ratings', pattern: '/{lang}/ratings', titleKey: 'ratings', needsSignIn: true, indexed: false },
  {
    name: 'print-orders',
    pattern: '/{lang}/print-orders',
    titleKey: 'printOrders',
    needsSignIn: true,
    indexed: false,
  },
  { name: 'invoices', pattern: '/{lang}/invoices', titleKey: 'invoices', needsSignIn: true, indexed: false },
  { name: 'offline', pattern: '/{lang}/offline', titleKey: 'offline', needsSignIn: false, indexed: false },
  { name: 'default-home', pattern: '/xx', titleKey: 'home', needsSignIn: false, indexed: true },
  { name: 'not-found', pattern: '/404', titleKey: 'notFound', needsSignIn: false, indexed: false },
  { name: 'not-found-in', pattern: '/{lang}/404', titleKey: 'notFound', needsSignIn: false, indexed: false },
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']

/** `/de/story/_` is the page behind `/de/story/{any id}`. */
export const SHELL_ID = '_'

export interface RouteParams {
  language: Language
  /** Only for `category`; `generic` is the page without a category's word. */
  category?: Category
  landing?: string
  /** Filled in as given, so `{id}` keeps the placeholder. */
  id?: string
}

export function routeOf(name: RouteName): Route {
  return ROUTES.find(route => route.name === name) as Route
}

/** Whether its address names the language first and holds no other word of it: pages behind an id, the library. */
export function isSameInEveryLanguage(name: RouteName): boolean {
  const { pattern, indexed } = routeOf(name)
  return !indexed && pattern.startsWith('/{lang}/') && name !== 'not-found-in'
}

/** Without origin: pathOf('category', { language: 'de', category: 'love' }, words). */
export function pathOf(name: RouteName, params: RouteParams, words: UrlWords): string {
  const category = params.category ?? 'generic'
  if (name === 'category' && category === 'generic') return pathOf('stories', params, words)
  const values: Record<string, string> = {
    lang: params.language,
    stories: words.stories,
    category: category === 'generic' ? '' : words.categories[category],
    landing: params.landing ?? '',
    id: params.id ?? SHELL_ID,
  }
  return routeOf(name).pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

const SHELLS = ROUTES.filter(route => route.pattern.includes('{id}')).map(route => ({
  requested: new RegExp(`^${route.pattern.replace('{lang}', `(${LANGUAGES.join('|')})`).replace('{id}', '[^/]+')}$`),
  shell: route.pattern.replace('{lang}', '$1').replace('{id}', SHELL_ID),
}))

/** The prerendered page of a path with an id; other paths unchanged. */
export function shellOf(pathname: string): string {
  const row = SHELLS.find(({ requested }) => requested.test(pathname))
  return row === undefined ? pathname : pathname.replace(row.requested, row.shell)
}

export interface Alternate {
  hreflang: Language | 'x-default'
  path: string
}

/** The page in every language, and the default: `/xx` for the home, else the fallback language's page. */
export function alternates(
  name: RouteName,
  params: Omit<RouteParams, 'language'>,
  words: Partial<Record<Language, UrlWords>>,
): Alternate[] {
  const page = name === 'default-home' ? 'home' : name
  const same: Alternate[] = LANGUAGES.flatMap(language => {
    const own = words[language]
    return own ? [{ hreflang: language, path: pathOf(page, { ...params, language }, own) }] : []
  })
  const fallback = same.find(({ hreflang }) => hreflang === FALLBACK_LANGUAGE)
  const unmatched = page === 'home' ? '/xx' : fallback?.path
  return unmatched ? [...same, { hreflang: 'x-default', path: unmatched }] : same
}

/** Fetched when the start button is pressed. */
export const wizardTextsPath = (language: Language) => `/${language}/texts/wizard.json`
