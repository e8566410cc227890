import type { Beat, Template } from '../language-pack.ts'

export const must = (tell: readonly Template[], short: readonly Template[], needs?: string, gives?: string): Beat => ({
  tell,
  short,
  rank: 0,
  ...(needs ? { needs } : {}),
  ...(gives ? { gives } : {}),
})
