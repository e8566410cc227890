import facts from '../assets/site/pictures.json' with { type: 'json' }
import type { Category } from '../contract/categories.ts'
import { describePicture, type PictureWords } from '../contract/describe-picture.ts'
import { MOBILE_BREAKPOINT_PX } from '../contract/limits.ts'
import type { Texts } from '../contract/texts.ts'

/** Folder and name; `scripts/draw-site.ts` draws them all. */
export type SitePictureKey = keyof typeof facts

/** Width in pixels and address, the smallest first. */
export type PictureSizes = readonly (readonly [width: number, address: string])[]
/** Made by `pages/site-pictures.json.ts`. */
export type SitePictures = Readonly<Record<string, { readonly avif: PictureSizes; readonly webp: PictureSizes }>>

export const srcsetOf = (sizes: PictureSizes): string =>
  sizes.map(([width, address]) => `${address} ${width}w`).join(', ')

export const largestOf = (sizes: PictureSizes): string => sizes.at(-1)?.[1] ?? ''

/** Pixels, and the mean colour to show until it is loaded. Asking the drawing itself would publish it. */
export const factsOf = (key: SitePictureKey): Readonly<Record<'width' | 'height', number>> & { colour: string } =>
  facts[key]

export const altOf = (key: SitePictureKey, texts: Pick<Texts, 'pictures'>): string =>
  describePicture(texts.pictures, facts[key] as PictureWords)

/** A stage has a wide picture, its subject in the right half, and one of its own for phones. */
export type StageKey = Category | 'home'
export const stageKey = (stage: StageKey, format: 'wide' | 'tall') => `stages/${stage}-${format}` as const

/** A media condition. */
export const ON_PHONES = `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`
