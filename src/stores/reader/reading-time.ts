import type { TargetAge } from '../../contract/options.ts'
import { own } from '../../lib/own.ts'

/**
 * Words that grown-ups read in a minute: IReST, aloud, ages 18 to 35 (Trauzettel-Klosinski and Dietz, "Standardized
 * Assessment of Reading Performance", Invest. Ophthalmol. Vis. Sci. 53(9), 2012, 5452-5461, doi:10.1167/iovs.11-8284).
 */
const WORDS_PER_MINUTE: Readonly<Record<string, number>> = {
  de: 179,
  en: 228,
  es: 218,
  fr: 195,
  it: 188,
  pl: 166,
  tr: 166,
}
/** The mean of its seventeen languages; Thai is not among them. */
const WORDS_PER_MINUTE_ELSEWHERE = 184

/**
 * Younger readers are slower: the medians of the school years against college (Taylor, "Eye movements in reading",
 * American Educational Research Journal 2(4), 1965: year 3 to 4 about 148, year 9 to 10 about 219, college 280 words a
 * minute). To toddlers a grown-up reads.
 */
const PACE: Readonly<Record<TargetAge, number>> = { toddler: 1, child: 148 / 280, '12-20': 219 / 280, '20+': 1 }

/** Minutes. `share`: what is left of `words`, 0 to 1. */
export function minutesFor(words: number, share: number, language: string, age: TargetAge): number {
  const pace = (own(WORDS_PER_MINUTE, language) ?? WORDS_PER_MINUTE_ELSEWHERE) * PACE[age]
  return (words * share) / pace
}
