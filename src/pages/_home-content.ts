import type { ShownGroup } from '../components/landing-card.ts'
import type { HotListGroup } from '../contract/landing-fields.ts'
import type { Language } from '../contract/languages.ts'
import { TEXT_WIDTHS } from '../contract/picture-sizes.ts'
import type { UrlWords } from '../contract/routes.ts'
import type { Home } from '../editorial/home.ts'
import { GROUPS_OF_TAB, type GroupedCards, HOT_LIST_TABS } from '../editorial/hot-list.ts'
import type { LandingCard } from '../editorial/landing.ts'
import { renderMarkdown, type SafeHtml } from '../editorial/markdown.ts'
import { type Picture, pictureUrl } from '../editorial/picture.ts'
import { shownCard } from './_landing-card.ts'

interface ShownHome {
  readonly title?: string
  readonly content?: SafeHtml | undefined
  readonly boxTitle?: string | undefined
  readonly boxText?: SafeHtml | undefined
  readonly picture?: { src: string; srcset: string; width: number; height: number } | undefined
}

/** An entry in another language is ignored: the site has texts in every one. */
export function shownHome(home: Home | undefined, language: Language): ShownHome {
  if (home?.lang !== language) return {}
  const { title, content, images, boxTitle, boxText } = home
  const render = (text: string | undefined) => (text ? renderMarkdown(text, { pictures: images }) : undefined)
  const [picture] = images
  return {
    title,
    content: render(content),
    boxTitle: boxTitle || undefined,
    boxText: render(boxText),
    picture: picture && bookPicture(picture),
  }
}

function bookPicture(picture: Picture): ShownHome['picture'] {
  const { size } = picture
  if (!size) return undefined
  const sources = TEXT_WIDTHS.map(width => `${pictureUrl(picture, { width })} ${width}w`)
  return { src: pictureUrl(picture, { width: 800 }), srcset: sources.join(', '), ...size }
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
