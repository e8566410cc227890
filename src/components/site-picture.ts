import type { ImageMetadata } from 'astro'
import facts from '../assets/site/pictures.json' with { type: 'json' }
import type { Category } from '../contract/categories.ts'
import { describePicture, type PictureWords } from '../contract/describe-picture.ts'
import type { Texts } from '../contract/texts.ts'

/** A picture of the site by folder and name; `scripts/draw-site.ts` draws them all. */
export type SitePictureKey = keyof typeof facts

const files = import.meta.glob<ImageMetadata>('../assets/site/{stages,cards}/*.webp', {
  eager: true,
  import: 'default',
})

/** The committed drawing, for the page build to make its sizes of. */
export function sitePicture(key: SitePictureKey): ImageMetadata {
  const file = files[`../assets/site/${key}.webp`]
  if (!file) throw new Error(`src/assets/site/${key}.webp is missing: node scripts/draw-site.ts ${key}`)
  return file
}

/** Its measure in pixels, and its mean colour to be shown until it is there. Asking the drawing itself would publish it. */
export const factsOf = (key: SitePictureKey): Readonly<Record<'width' | 'height', number>> & { colour: string } =>
  facts[key]

/** Its alternative text, from its own description. */
export const altOf = (key: SitePictureKey, texts: Pick<Texts, 'pictures'>): string =>
  describePicture(texts.pictures, facts[key] as PictureWords)

/** A stage has a wide picture, its subject in the right half, and one of its own for phones. */
export type StageKey = Category | 'home'
export const stageKey = (stage: StageKey, format: 'wide' | 'tall') => `stages/${stage}-${format}` as const
