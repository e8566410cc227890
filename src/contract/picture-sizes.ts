/**
 * The sizes in which pictures of the content service are asked for and drawn: pages take theirs from here, and the
 * built-in service draws no other, so that nobody has it draw what no page shows.
 */

/** Pixels of a card's picture, as it is asked for. */
export const CARD_SIZE = { width: 400, height: 300 } as const
/** The same for screens that are finer than others; all of one shape. */
export const CARD_SIZES = [CARD_SIZE, { width: 600, height: 450 }, { width: 800, height: 600 }] as const
/** Widths in pixels of a picture beside a section of text. */
export const SECTION_WIDTHS = [400, 560, 680, 800] as const
/** Widths in pixels of a picture in running text, and of the open book's. */
export const TEXT_WIDTHS = [400, 800, 1200] as const
/** What looks alike in each format; AVIF counts otherwise. */
const QUALITY = { webp: 75, avif: 50 } as const

export type PictureFormat = keyof typeof QUALITY
type PictureWidth = (typeof SECTION_WIDTHS)[number] | (typeof TEXT_WIDTHS)[number]

/** A width alone keeps the proportions; a card's size fills the frame and cuts off what is over. */
export type PictureSize = ({ readonly width: PictureWidth; readonly height?: never } | (typeof CARD_SIZES)[number]) & {
  readonly format?: PictureFormat
}

export interface ListedPicture {
  /** In pixels. */
  readonly width: number
  /** Undefined where the proportions are kept. */
  readonly height: number | undefined
  readonly format: PictureFormat
  /** 1 to 100. */
  readonly quality: number
}

/** The query of a size, as Contentful reads it; the same size is always written alike. */
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

/** Every size that is drawn, by its query. */
export const LISTED_PICTURES: ReadonlyMap<string, ListedPicture> = new Map(
  sizes.map(size => {
    const { width, height, format = 'webp' } = size
    return [pictureQuery(size), { width, height, format, quality: QUALITY[format] }]
  }),
)

/** The query of the listed size that is nearest to one that somebody wrote by hand, by its width. */
export function nearestPicture(asked: { width: number; isFilled: boolean; format: PictureFormat }): string {
  const [nearest = ''] = [...LISTED_PICTURES]
    .filter(([, { height, format }]) => format === asked.format && (height !== undefined) === asked.isFilled)
    .sort(([, one], [, other]) => Math.abs(one.width - asked.width) - Math.abs(other.width - asked.width))
    .map(([query]) => query)
  return nearest
}
