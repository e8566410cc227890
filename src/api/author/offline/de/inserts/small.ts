import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** A moment on the way of the smallest. */
export const small = (rank: number, ...phrasings: readonly string[]): Insert =>
  rich(rank % 2 === 0 ? 'road' : 'quiet', rank, phrasings, 'toddler')

/** The same, for stories that are out of doors; a plot that stays in gives `inside`. */
export const outside = (rank: number, ...phrasings: readonly string[]): Insert => ({
  ...small(rank, ...phrasings),
  needs: 'toddler !inside',
})
