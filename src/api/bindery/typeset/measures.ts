import { MM_PER_INCH, PLATE_PX, PRINT_PPI } from '../format.ts'
import type { ReadyPicture } from '../pictures/ready-picture.ts'

/** Word counts and type sizes: short stories get larger type rather than a thin book. */
const TYPE_SIZES = [
  { fromWords: 5000, points: 11 },
  { fromWords: 2200, points: 12 },
  { fromWords: 900, points: 13 },
  { fromWords: 0, points: 14 },
] as const
/** Thai letters are larger than Latin ones of the same size. */
const THAI_SCALE = 0.94

/** In points. */
export function typeSize(words: number, language: string): number {
  const { points } = TYPE_SIZES.find(({ fromWords }) => words >= fromWords) ?? TYPE_SIZES[0]
  return language === 'th' ? points * THAI_SCALE : points
}

/** Leaves room for the title above and some lines below. */
const FRAMED_MAX_MM = { width: 82, height: 86 } as const

/** In mm; in print no wider than its pixels allow. */
export function framedWidth({ width, height }: Pick<ReadyPicture, 'width' | 'height'>, isPrint: boolean): number {
  const fitting = Math.min(FRAMED_MAX_MM.width, (FRAMED_MAX_MM.height * width) / height)
  return isPrint ? Math.min(fitting, (width / PRINT_PPI) * MM_PER_INCH) : fitting
}

export const isPlate = ({ width, height }: Pick<ReadyPicture, 'width' | 'height'>): boolean =>
  width >= PLATE_PX.width && height >= PLATE_PX.height
