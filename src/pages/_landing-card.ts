import { CARD_SIZE, type ShownCard } from '../components/landing-card.ts'
import { pathOf, type UrlWords } from '../contract/routes.ts'
import type { LandingCard } from '../editorial/landing.ts'
import { type Picture, pictureUrl } from '../editorial/picture.ts'

/** A landing page of the content service as its card shows it; `words` are those of the card's language. */
export const shownCard = (
  { url, lang, title, ages, badge, coverImage, category }: LandingCard,
  words: UrlWords,
): ShownCard => ({
  path: pathOf('landing', { language: lang, landing: url }, words),
  title,
  ages,
  badge,
  picture: coverImage && cardPicture(coverImage),
  category,
})

function cardPicture(picture: Picture): { src: string; srcset: string } {
  const { width, height } = CARD_SIZE
  const [once, twice] = [1, 2].map(times => pictureUrl(picture, { width: width * times, height: height * times }))
  return { src: once ?? picture.url, srcset: `${once} ${width}w, ${twice} ${width * 2}w` }
}
