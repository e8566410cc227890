import type { Category } from '../../../contract/categories.ts'
import { type Face, slicedFace, wholeFace } from './face.ts'

export interface TitleFace {
  readonly face: Face
  /** Factor by which capitals of all faces are about equally tall. */
  readonly scale: number
  /** In em. */
  readonly leading: number
  readonly tracking: number
}

const title = (face: Face, scale: number, leading: number, tracking = 0): TitleFace => ({
  face,
  scale,
  leading,
  tracking,
})

const fraunces = wholeFace('Fraunces', 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf')
const charmBold = wholeFace('Charm', 'charm/700Bold/Charm_700Bold.ttf')

export const TITLE_FACES: Record<Category, TitleFace> = {
  christmas: title(wholeFace('Berkshire Swash', 'berkshire-swash/BerkshireSwash_400Regular.ttf'), 1.04, 1.1),
  bedtime: title(fraunces, 0.96, 1.1),
  adventure: title(
    wholeFace('Cinzel Decorative', 'cinzel-decorative/700Bold/CinzelDecorative_700Bold.ttf'),
    0.92,
    1.1,
    0.004,
  ),
  scifi: title(wholeFace('Exo 2', 'exo-2/600SemiBold/Exo2_600SemiBold.ttf'), 0.94, 1.14, 0.022),
  love: title(
    wholeFace('Playfair Display', 'playfair-display/600SemiBold_Italic/PlayfairDisplay_600SemiBold_Italic.ttf'),
    1,
    1.12,
  ),
  horror: title(
    wholeFace('Grenze Gotisch', 'grenze-gotisch/600SemiBold/GrenzeGotisch_600SemiBold.ttf'),
    1.14,
    1.0,
    0.006,
  ),
  generic: title(fraunces, 0.96, 1.1),
}

/** One face throughout a title with Thai: its Latin letters match. */
export const THAI_TITLE: TitleFace = title(charmBold, 0.92, 1.34)

/** For the whole title when the category's face lacks a Latin letter: two faces in one word look broken. */
export const WIDE_TITLE: TitleFace = title(fraunces, 0.96, 1.12)

const literata = slicedFace('Literata', 'literata', 'normal', 0.034)
const literataItalic = slicedFace('Literata Italic', 'literata', 'italic', 0.008)
const josefin = wholeFace('Josefin Sans', 'josefin-sans/400Regular/JosefinSans_400Regular.ttf')
const cormorant = wholeFace(
  'Cormorant Garamond',
  'cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic.ttf',
)
const charm = wholeFace('Charm', 'charm/400Regular/Charm_400Regular.ttf')

const scripts = (weight: '400Regular' | '600SemiBold', embolden: number): readonly Face[] => {
  const style = weight.slice(3)
  const digits = weight.slice(0, 3)
  const noto = (name: string, folder: string, file: string) =>
    wholeFace(name, `${folder}/${weight}/${file}_${digits}${style}.ttf`)
  return [
    noto('Noto Serif Hebrew', 'noto-serif-hebrew', 'NotoSerifHebrew'),
    noto('Noto Naskh Arabic', 'noto-naskh-arabic', 'NotoNaskhArabic'),
    noto('Noto Sans Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'),
    slicedFace('Noto Sans SC', 'noto-sans-sc', 'normal', embolden),
    slicedFace('Noto Sans KR', 'noto-sans-kr', 'normal', embolden),
    noto('Noto Emoji', 'noto-emoji', 'NotoEmoji'),
  ]
}

/** In order, for what a title's own face has not. */
export const TITLE_FALLBACKS: readonly Face[] = [literata, charmBold, ...scripts('600SemiBold', 0.07)]

export const KICKER_FACES: readonly Face[] = [
  josefin,
  slicedFace('Literata', 'literata', 'normal', 0),
  charm,
  ...scripts('400Regular', 0.035),
]

export const DEDICATION_FACES: readonly Face[] = [cormorant, literataItalic, charm, ...scripts('400Regular', 0.035)]

export const THAI_SMALL: Face = charm
