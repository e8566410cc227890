import { LANGUAGES, type Language } from '../contract/languages.ts'
import type { TouchedPages } from '../contract/site-bundle.ts'
import { itemAt } from '../lib/item-at.ts'
import type { Holdings } from './holdings.ts'
import type { LandingCard } from './landing.ts'
import { landingPath, standingPages, type Words } from './site-pages.ts'

type View = ReadonlyMap<string, string>
type Address = Pick<LandingCard, 'lang' | 'url'>

export interface Watched {
  readonly holdings: Holdings
  readonly words: Words
  readonly standing: (language: Language) => View
}

/** Pages that show something else, name other translations, or are gone. `ids`: entries that `change` affects. */
export function touchedBy(
  { holdings, words, standing }: Watched,
  ids: readonly string[],
  change: () => void,
): TouchedPages {
  const before = addressesOf(holdings, ids)
  const was = landingView(holdings, words, before)
  const stood = LANGUAGES.map(standing)
  change()
  const is = landingView(holdings, words, [...before, ...addressesOf(holdings, ids)])
  const restyled = LANGUAGES.flatMap((language, place) => changed(itemAt(stood, place), standing(language)))
  const render = [...changed(was, is), ...restyled]
  const remove = [...was.keys()].filter(path => !is.has(path))
  return { render, remove, sitemaps: languagesOf([...render, ...remove]) }
}

const changed = (was: View, is: View) => [...is].filter(([path, look]) => was.get(path) !== look).map(([path]) => path)

/** Addresses that entries have or claim, and those of the translations they name. */
function addressesOf({ catalogue }: Holdings, ids: readonly string[]): Address[] {
  return ids.flatMap(id => {
    const card = catalogue.get(id)
    if (!card) return []
    const sisters = Object.entries(card.hreflang).map(([lang, url]) => ({ lang: lang as Language, url }))
    return [card, ...sisters]
  })
}

function landingView({ catalogue }: Holdings, words: Words, addresses: readonly Address[]): View {
  const cards = addresses.flatMap(({ lang, url }) => catalogue.at(lang, url) ?? [])
  return new Map(cards.map(card => [landingPath(card, words), JSON.stringify([card, catalogue.alternates(card)])]))
}

/** Pages by path; made again only when something that they may show has changed. */
export function openStandingViews(holdings: Holdings, words: Words): Watched['standing'] {
  const views = new Map<Language, { readonly revision: string; readonly view: View }>()
  return language => {
    const revision = holdings.revision(language)
    const known = views.get(language)
    if (known?.revision === revision) return known.view
    const pages = standingPages(holdings, words, [language])
    const view = new Map(pages.map(({ path, shows }) => [path, JSON.stringify(shows)]))
    views.set(language, { revision, view })
    return view
  }
}

const languagesOf = (paths: readonly string[]): Language[] =>
  LANGUAGES.filter(language => paths.some(path => path === `/${language}` || path.startsWith(`/${language}/`)))
