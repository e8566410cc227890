import type { Beat, Template } from '../language-pack.ts'

/** A beat that is always told, and how it is told where there is little room. */
export const must = (tell: readonly Template[], short: readonly Template[], needs?: string, gives?: string): Beat => ({
  tell,
  short,
  rank: 0,
  ...(needs ? { needs } : {}),
  ...(gives ? { gives } : {}),
})
