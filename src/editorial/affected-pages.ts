import { LANGUAGES, type Language } from '../contract/languages.ts'
import type { AffectedPages } from '../contract/site-bundle.ts'
import { itemAt } from '../lib/item-at.ts'
import type { ContentCache } from './content-cache.ts'
import type { LandingCard } from './landing.ts'
import { landingPath, staticPages, type Words } from './site-pages.ts'

type View = ReadonlyMap<string, string>
type Address = Pick<LandingCard, 'lang' | 'url'>

export interface ViewDeps {
  readonly cache: ContentCache
  readonly words: Words
  readonly staticViews: (language: Language) => View
}

/** Pages that show something else, name other translations, or are gone. `ids`: entries that `change` affects. */
export function affectedBy(
  { cache, words, staticViews }: ViewDeps,
  ids: readonly string[],
  change: () => void,
): AffectedPages {
  const before = addressesOf(cache, ids)
  const was = landingView(cache, words, before)
  const staticBefore = LANGUAGES.map(staticViews)
  change()
  const is = landingView(cache, words, [...before, ...addressesOf(cache, ids)])
  const restyled = LANGUAGES.flatMap((language, index) => changed(itemAt(staticBefore, index), staticViews(language)))
  const render = [...changed(was, is), ...restyled]
  const remove = [...was.keys()].filter(path => !is.has(path))
  return { render, remove, sitemaps: languagesOf([...render, ...remove]) }
}

const changed = (was: View, is: View) => [...is].filter(([path, look]) => was.get(path) !== look).map(([path]) => path)

/** Addresses that entries have or claim, and those of the translations they name. */
function addressesOf({ catalogue }: ContentCache, ids: readonly string[]): Address[] {
  return ids.flatMap(id => {
    const card = catalogue.get(id)
    if (!card) return []
    const translations = Object.entries(card.hreflang).map(([lang, url]) => ({ lang: lang as Language, url }))
    return [card, ...translations]
  })
}

function landingView({ catalogue }: ContentCache, words: Words, addresses: readonly Address[]): View {
  const cards = addresses.flatMap(({ lang, url }) => catalogue.at(lang, url) ?? [])
  return new Map(cards.map(card => [landingPath(card, words), JSON.stringify([card, catalogue.alternates(card)])]))
}

/** Pages by path; made again only when something that they may show has changed. */
export function openStaticViews(cache: ContentCache, words: Words): ViewDeps['staticViews'] {
  const views = new Map<Language, { readonly revision: string; readonly view: View }>()
  return language => {
    const revision = cache.revision(language)
    const known = views.get(language)
    if (known?.revision === revision) return known.view
    const pages = staticPages(cache, words, [language])
    const view = new Map(pages.map(({ path, shows }) => [path, JSON.stringify(shows)]))
    views.set(language, { revision, view })
    return view
  }
}

const languagesOf = (paths: readonly string[]): Language[] =>
  LANGUAGES.filter(language => paths.some(path => path === `/${language}` || path.startsWith(`/${language}/`)))
