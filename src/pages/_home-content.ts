import type { ShownGroup } from '../components/landing-card.ts'
import type { HotListGroup } from '../contract/landing-fields.ts'
import type { Language } from '../contract/languages.ts'
import type { UrlWords } from '../contract/routes.ts'
import type { Home } from '../editorial/home.ts'
import { GROUPS_OF_TAB, type GroupedCards, HOT_LIST_TABS } from '../editorial/hot-list.ts'
import type { LandingCard } from '../editorial/landing.ts'
import { renderMarkdown, type SafeHtml } from '../editorial/markdown.ts'
import { shownCard } from './_landing-card.ts'

interface ShownHome {
  readonly title?: string
  readonly content?: SafeHtml | undefined
  readonly boxTitle?: string | undefined
  readonly boxText?: SafeHtml | undefined
}

/** An entry in another language is ignored: the site has texts in every one. */
export function shownHome(home: Home | undefined, language: Language): ShownHome {
  if (home?.lang !== language) return {}
  const { title, content, images, boxTitle, boxText } = home
  const render = (text: string | undefined) => (text ? renderMarkdown(text, { pictures: images }) : undefined)
  return {
    title,
    content: render(content),
    boxTitle: boxTitle || undefined,
    boxText: render(boxText),
  }
}

const tabOf = (group: HotListGroup) =>
  HOT_LIST_TABS.find(tab => tab !== 'all' && GROUPS_OF_TAB[tab].includes(group)) ?? 'more'

/** `words`: of the language of the cards. */
export const shownGroups = (groups: readonly GroupedCards<LandingCard>[], words: UrlWords): ShownGroup[] =>
  groups.map(({ group, cards }) => ({
    name: group,
    tab: tabOf(group),
    cards: cards.map(card => shownCard(card, words)),
  }))
