import { hash } from '../../lib/seeded.ts'
import { wordsOf } from '../../lib/words.ts'
import { folded } from './folding.ts'

/** Long enough not to be chance, short enough to survive a changed name nearby. */
const SHINGLE_WORDS = 5
/** Standard error of the estimate: at most 0.5 / sqrt(128) = 0.044. */
export const SIGNATURE_HASHES = 128

/** An odd factor and a shift per hash, so that each orders the shingles differently. */
const ORDERS = Array.from({ length: SIGNATURE_HASHES }, (_, index) => ({
  factor: hash(`factor ${index}`) | 1,
  shift: hash(`shift ${index}`),
}))

function shinglesIn(text: string, language: string): number[] {
  const words = wordsOf(folded(text, language), language)
  const count = Math.max(0, words.length - SHINGLE_WORDS + 1)
  return Array.from({ length: count }, (_, at) => hash(words.slice(at, at + SHINGLE_WORDS).join(' ')))
}

/**
 * MinHash of a text, unsigned 32-bit numbers from which no word can be read; empty below five words. Andrei Broder,
 * "On the resemblance and containment of documents", Compression and Complexity of Sequences (1997).
 */
export function signatureOf(text: string, language: string): number[] {
  const shingles = shinglesIn(text, language)
  if (shingles.length === 0) return []
  return ORDERS.map(({ factor, shift }) => {
    let least = 0xffffffff
    for (const shingle of shingles) {
      const mixed = Math.imul(shingle ^ shift, factor)
      const placed = (mixed ^ (mixed >>> 15)) >>> 0
      if (placed < least) least = placed
    }
    return least
  })
}

/** Estimated share of the shingles of either text that both have, 0 to 1. */
export function resemblance(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length || one.length === 0) return 0
  return one.filter((least, index) => least === other[index]).length / one.length
}
