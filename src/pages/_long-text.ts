import type { ShownPicture, ShownSection } from '../components/shown-picture.ts'
import {
  altOf,
  factsOf,
  largestOf,
  type SitePictureKey,
  type SitePictures,
  srcsetOf,
} from '../components/site-picture.ts'
import type { Category } from '../contract/categories.ts'
import { CATEGORY_PICTURES } from '../contract/category-pictures.ts'
import { SECTION_WIDTHS } from '../contract/picture-sizes.ts'
import type { Texts } from '../contract/texts.ts'
import { renderMarkdown } from '../editorial/markdown.ts'
import { type Picture, pictureUrl } from '../editorial/picture.ts'
import { renderSections } from '../editorial/text-sections.ts'

export function shownPicture(picture: Picture): ShownPicture {
  const { url, alt, size } = picture
  if (!size) return { src: url, alt }
  const widths = SECTION_WIDTHS.filter((width, index) => index === 0 || width <= size.width)
  const sizesIn = (format: 'avif' | 'webp') =>
    widths.map(width => [width, pictureUrl(picture, { width, format })] as const)
  const webp = sizesIn('webp')
  return { src: largestOf(webp), avif: srcsetOf(sizesIn('avif')), webp: srcsetOf(webp), size, alt }
}

export const shownSections = (markdown: string, pictures: readonly Picture[]): ShownSection[] =>
  renderSections(markdown, pictures).map(({ html, figures }) => ({
    html,
    figures: figures.map(({ picture, alt, caption }) => ({ picture: { ...shownPicture(picture), alt }, caption })),
  }))

export function ownSections(texts: Texts, category: Category, pictures: SitePictures): ShownSection[] {
  return texts.categories[category].sections.map(({ heading, paragraphs, caption }, index) => {
    const key = CATEGORY_PICTURES[category].sections[index]
    return {
      html: renderMarkdown([`## ${literally(heading)}`, ...paragraphs.map(literally)].join('\n\n')),
      figures: key ? [{ picture: sitePicture(key, pictures, texts), caption }] : [],
    }
  })
}

function sitePicture(key: SitePictureKey, pictures: SitePictures, texts: Texts): ShownPicture {
  const { avif = [], webp = [] } = pictures[key] ?? {}
  const { width, height, colour } = factsOf(key)
  const size = { width, height }
  return { src: largestOf(webp), avif: srcsetOf(avif), webp: srcsetOf(webp), size, alt: altOf(key, texts), colour }
}

export const categoryCover = (category: Category, pictures: SitePictures, texts: Texts): ShownPicture =>
  sitePicture(CATEGORY_PICTURES[category].card, pictures, texts)

/** Escapes every sign of markdown. */
const literally = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
