/** Sizes of content pictures: pages request these, and the built-in service draws no others, against abuse. */

export const CARD_SIZE = { width: 400, height: 300 } as const
/** For finer screens; all of one shape. */
export const CARD_SIZES = [CARD_SIZE, { width: 600, height: 450 }, { width: 800, height: 600 }] as const
/** Widths in pixels. */
export const SECTION_WIDTHS = [400, 560, 680, 800] as const
/** Widths in pixels, in running text and the open book. */
export const TEXT_WIDTHS = [400, 800, 1200] as const
/** Of like appearance; AVIF's scale differs. */
const QUALITY = { webp: 75, avif: 50 } as const

export type PictureFormat = keyof typeof QUALITY
type PictureWidth = (typeof SECTION_WIDTHS)[number] | (typeof TEXT_WIDTHS)[number]

/** A width alone keeps proportions; a card's size crops. */
export type PictureSize = ({ readonly width: PictureWidth; readonly height?: never } | (typeof CARD_SIZES)[number]) & {
  readonly format?: PictureFormat
}

export interface ListedPicture {
  readonly width: number
  /** Undefined where the proportions are kept. */
  readonly height: number | undefined
  readonly format: PictureFormat
  /** 1 to 100. */
  readonly quality: number
}

/** Contentful's query of a size; always written alike. */
export function pictureQuery({ width, height, format = 'webp' }: PictureSize): string {
  const query = new URLSearchParams({ w: String(width) })
  if (height !== undefined) query.set('h', String(height))
  if (height !== undefined) query.set('fit', 'fill')
  query.set('fm', format)
  query.set('q', String(QUALITY[format]))
  return String(query)
}

const FORMATS = ['webp', 'avif'] as const
const widths: readonly PictureSize[] = [...new Set([...SECTION_WIDTHS, ...TEXT_WIDTHS])].map(width => ({ width }))
const sizes = [...widths, ...CARD_SIZES].flatMap(size => FORMATS.map((format): PictureSize => ({ ...size, format })))

export const LISTED_PICTURES: ReadonlyMap<string, ListedPicture> = new Map(
  sizes.map(size => {
    const { width, height, format = 'webp' } = size
    return [pictureQuery(size), { width, height, format, quality: QUALITY[format] }]
  }),
)

/** The query of the listed size nearest by width. */
export function nearestPicture(requested: { width: number; isFilled: boolean; format: PictureFormat }): string {
  const [nearest = ''] = [...LISTED_PICTURES]
    .filter(([, { height, format }]) => format === requested.format && (height !== undefined) === requested.isFilled)
    .sort(([, one], [, other]) => Math.abs(one.width - requested.width) - Math.abs(other.width - requested.width))
    .map(([query]) => query)
  return nearest
}
