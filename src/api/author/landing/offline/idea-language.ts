import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { namedFirst, wordRow } from './find-words.ts'
import { type Material, materialOf } from './material.ts'

/** Share of Thai letters that makes a text Thai, whatever names it holds. */
const THAI_SHARE = 0.3

/** Languages with spaces; Thai is known by its letters. */
const WITH_SPACES: readonly Language[] = LANGUAGES.filter(language => language !== 'th')

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function knownEntries(row: string, { tales, occasions, persons, language }: Material): number {
  return [tales, occasions, persons].filter(entries => namedFirst(row, entries, language)).length
}

/** Number and share of function words that make a text a sentence of its language. */
const SMALL_WORDS_MIN = 2
const SMALL_SHARE = 0.25

/** Weight of a language in a text: function words and words understood. */
function weigh(text: string, language: Language) {
  const material = materialOf(language)
  const row = wordRow(text, language)
  const small = new Set(material.words.stop)
  const words = row.trim().split(' ')
  const count = words.filter(word => small.has(word)).length
  return {
    language,
    weight: count + knownEntries(row, material),
    spoken: count >= SMALL_WORDS_MIN && count >= SMALL_SHARE * words.length,
  }
}

export interface IdeaLanguage {
  readonly language: Language
  /** No other language has as much evidence. */
  readonly sure: boolean
  /** Reads as a sentence of the language, understood or not. */
  readonly spoken: boolean
}

export function languageOfIdea(idea: string, page: Language): IdeaLanguage {
  const thai = countOf(idea, /\p{Script=Thai}/gu)
  if (thai > 0 && thai >= THAI_SHARE * countOf(idea, /[\p{L}\p{M}]/gu))
    return { language: 'th', sure: true, spoken: false }
  const weights = WITH_SPACES.map(language => weigh(idea, language))
  const most = Math.max(...weights.map(({ weight }) => weight))
  const [first, ...others] = weights.filter(({ weight }) => weight === most)
  if (most === 0 || first === undefined) return { language: page, sure: false, spoken: false }
  if (others.length === 0) return { language: first.language, sure: true, spoken: first.spoken }
  const own = others.some(({ language }) => language === page)
  return { language: own ? page : first.language, sure: false, spoken: false }
}
