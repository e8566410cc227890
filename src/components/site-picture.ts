import facts from '../assets/site/pictures.json' with { type: 'json' }
import type { Category } from '../contract/categories.ts'
import { describePicture, type PictureWords } from '../contract/describe-picture.ts'
import type { Texts } from '../contract/texts.ts'

/** A picture of the site by folder and name; `scripts/draw-site.ts` draws them all. */
export type SitePictureKey = keyof typeof facts

/** A picture's sizes in a format: width in pixels and address of each, the smallest first. */
export type PictureSizes = readonly (readonly [width: number, address: string])[]
/** Every picture of the site in the sizes that pages show it in; `pages/site-pictures.json.ts` makes them. */
export type SitePictures = Readonly<Record<string, { readonly avif: PictureSizes; readonly webp: PictureSizes }>>

/** As a `srcset`. */
export const srcsetOf = (sizes: PictureSizes): string =>
  sizes.map(([width, address]) => `${address} ${width}w`).join(', ')

/** The address of the largest size. */
export const largestOf = (sizes: PictureSizes): string => sizes.at(-1)?.[1] ?? ''

/** Its measure in pixels, and its mean colour to be shown until it is there. Asking the drawing itself would publish it. */
export const factsOf = (key: SitePictureKey): Readonly<Record<'width' | 'height', number>> & { colour: string } =>
  facts[key]

/** Its alternative text, from its own description. */
export const altOf = (key: SitePictureKey, texts: Pick<Texts, 'pictures'>): string =>
  describePicture(texts.pictures, facts[key] as PictureWords)

/** A stage has a wide picture, its subject in the right half, and one of its own for phones. */
export type StageKey = Category | 'home'
export const stageKey = (stage: StageKey, format: 'wide' | 'tall') => `stages/${stage}-${format}` as const
