/** Chapters of a story up to which each is written after all before it. */
const IN_ORDER_MAX = 3
const WAVE_MAX = 3

/**
 * The numbers of the chapters after the opening, in waves: those of one wave are written side by side and know all before it. The last
 * chapter is alone, because it answers the whole.
 */
export function chapterWaves(chapterCount: number): number[][] {
  const later = Array.from({ length: Math.max(0, chapterCount - 1) }, (_, index) => index + 2)
  if (chapterCount <= IN_ORDER_MAX) return later.map(number => [number])
  const middle = later.slice(0, -1)
  const count = Math.ceil(middle.length / WAVE_MAX)
  const waves = Array.from({ length: count }, (_, index) =>
    middle.slice(Math.round((middle.length * index) / count), Math.round((middle.length * (index + 1)) / count)),
  )
  return [...waves, [chapterCount]]
}
