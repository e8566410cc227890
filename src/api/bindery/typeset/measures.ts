import { MM_PER_INCH, PLATE_PX, PRINT_PPI } from '../format.ts'
import type { ReadyPicture } from '../pictures/ready-picture.ts'

/** Above this many words the type is as large as in other books; a short story gets larger type rather than a thin book. */
const TYPE_SIZES = [
  { fromWords: 5000, points: 11 },
  { fromWords: 2200, points: 12 },
  { fromWords: 900, points: 13 },
  { fromWords: 0, points: 14 },
] as const
/** Looped letters are larger than Latin ones of the same size. */
const THAI_SCALE = 0.94

/** Size of the running text, in points. */
export function typeSize(words: number, language: string): number {
  const { points } = TYPE_SIZES.find(({ fromWords }) => words >= fromWords) ?? TYPE_SIZES[0]
  return language === 'th' ? points * THAI_SCALE : points
}

/** A picture at the head of a chapter: leaves room for its title above and some lines below. */
const FRAMED_MAX_MM = { width: 82, height: 86 } as const

/** How wide a picture stands in the text, in mm. In print no wider than its pixels allow. */
export function framedWidth({ width, height }: Pick<ReadyPicture, 'width' | 'height'>, isPrint: boolean): number {
  const fitting = Math.min(FRAMED_MAX_MM.width, (FRAMED_MAX_MM.height * width) / height)
  return isPrint ? Math.min(fitting, (width / PRINT_PPI) * MM_PER_INCH) : fitting
}

/** Whether a picture can fill a printed page to beyond its edges. */
export const isPlate = ({ width, height }: Pick<ReadyPicture, 'width' | 'height'>): boolean =>
  width >= PLATE_PX.width && height >= PLATE_PX.height
