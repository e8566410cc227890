import { own } from '../../../lib/own.ts'
import { wordsOf } from '../../../lib/words.ts'
import { STOP_WORDS } from '../../editor/stop-words.ts'

/** Units of a word that its forms share. */
const STEM_UNITS = 5
/** Words that two texts about the same share; a text of fewer has all of them. */
const SHARED_MIN = 2
const NO_WORDS: ReadonlySet<string> = new Set()

function stemsIn(text: string, language: string): Set<string> {
  const stops = own(STOP_WORDS, language) ?? NO_WORDS
  const words = wordsOf(text.toLowerCase(), language).filter(word => !stops.has(word))
  return new Set(words.map(word => word.slice(0, STEM_UNITS)))
}

interface ClosestOptions {
  /** Least number of words in common. */
  readonly least?: number
}

/**
 * Index of the text that is most about another: by the words in common, of which rare ones count most. Undefined where no text has enough of
 * them.
 */
export function closestText(
  texts: readonly string[],
  wanted: string,
  language: string,
  { least = SHARED_MIN }: ClosestOptions = {},
): number | undefined {
  const stems = texts.map(text => stemsIn(text, language))
  const searched = [...stemsIn(wanted, language)]
  const rarity = new Map(searched.map(stem => [stem, 1 / Math.max(1, stems.filter(one => one.has(stem)).length)]))
  const scores = stems.map(own => {
    const shared = searched.filter(stem => own.has(stem))
    const isEnough = shared.length >= Math.min(least, searched.length)
    return isEnough ? shared.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0) : 0
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? undefined : scores.indexOf(best)
}
