import type { ShownCard } from '../components/landing-card.ts'
import { srcsetOf } from '../components/site-picture.ts'
import { CARD_SIZES } from '../contract/picture-sizes.ts'
import { pathOf, type UrlWords } from '../contract/routes.ts'
import type { LandingCard } from '../editorial/landing.ts'
import { type Picture, pictureUrl } from '../editorial/picture.ts'

/** `words`: of the card's language. */
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

function cardPicture(picture: Picture): NonNullable<ShownCard['picture']> {
  const sizesIn = (format: 'avif' | 'webp') =>
    CARD_SIZES.map(size => [size.width, pictureUrl(picture, { ...size, format })] as const)
  const webp = sizesIn('webp')
  return { src: webp[0]?.[1] ?? picture.url, avif: srcsetOf(sizesIn('avif')), srcset: srcsetOf(webp) }
}
