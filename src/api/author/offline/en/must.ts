import type { Beat, Template } from '../language-pack.ts'

export const must = (
  phrasings: readonly Template[],
  short: readonly Template[],
  needs?: string,
  gives?: string,
): Beat => ({
  phrasings,
  short,
  rank: 0,
  ...(needs ? { needs } : {}),
  ...(gives ? { gives } : {}),
})
