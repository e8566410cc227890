export const MM_PER_INCH = 25.4
export const POINTS_PER_INCH = 72
export const POINTS_PER_MM = POINTS_PER_INCH / MM_PER_INCH
export const TRIM_MM = { width: 5 * MM_PER_INCH, height: 8 * MM_PER_INCH } as const
export const BLEED_MM = 3
export const PRINT_PPI = 300
/** Pixels of a full printed page, bleed included. */
export const PLATE_PX = {
  width: Math.floor(((TRIM_MM.width + 2 * BLEED_MM) / MM_PER_INCH) * PRINT_PPI),
  height: Math.floor(((TRIM_MM.height + 2 * BLEED_MM) / MM_PER_INCH) * PRINT_PPI),
} as const
