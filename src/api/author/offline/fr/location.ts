import { own } from '../../../../lib/own.ts'
import { countWords } from '../../../../lib/words.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { attached } from './elision.ts'
import { PROPER } from './place-names.ts'
import { nounPhrase } from './place-nouns.ts'

/** Longer places are quoted. */
const LONGEST = { words: 9, units: 60 }
/** Words of a name: "Saint-Jean de Luz". */
const NAME_WORDS = 4

const PREPOSITION =
  /^(?:à|au|aux|en|dans|sur|sous|chez|devant|derrière|près|loin|entre|parmi|vers|contre|au-dessus|au-dessous|au-delà|hors|quelque part|tout|là|jusqu['’]au)(?: |$)/iu
const ARTICLE = /^(?:(?:le|la|les|un|une|des|mon|ma|mes|notre|nos|ce|cette|son|sa|ses|leur) |l['’])/iu
/** An article before a name that the table may have without it. */
const LEADING_ARTICLE = /^(?:les? |la |l['’])/u
const IN_A_NAME = /^(?:\p{Lu}|\p{Lo}|\p{N}|de|du|des|la|le|les|sur|sous|en|l['’]|d['’]|et|lès)/u

function properName(text: string): string | undefined {
  const lower = text.toLowerCase()
  const known = own(PROPER, lower) ?? own(PROPER, lower.replace(LEADING_ARTICLE, ''))
  if (known) return known
  if (ARTICLE.test(text) && !/^L[ae]s? \p{Lu}/u.test(text)) return undefined
  const words = text.split(' ')
  const isName =
    /^(?:\p{Lu}|\p{Lo})/u.test(text) &&
    words.length <= NAME_WORDS &&
    !/[,;:!?()]/u.test(text) &&
    words.every(word => IN_A_NAME.test(word))
  return isName ? attached('à', text.replace(/^L(?=es? \p{Lu})/u, 'l')) : undefined
}

/** Phrases with a preposition are taken as they are; `at` is undefined for unknown ones. */
export function whereabouts(text: string): Whereabouts {
  const phrase = plain(text)
  const isLong = countWords(phrase, 'fr') > LONGEST.words || phrase.length > LONGEST.units
  if (phrase === '' || isLong || /[!?;:()…]/u.test(phrase)) return { plain: phrase, at: undefined }
  if (PREPOSITION.test(phrase)) return { plain: phrase, at: phrase.charAt(0).toLowerCase() + phrase.slice(1) }
  const parts = /^([^,]+), ([^,]+)$/u.exec(phrase)
  const first = parts && properName(parts[1] ?? '')
  if (first) return { plain: phrase, at: `${first}, ${parts[2]}` }
  if (phrase.includes(',')) return { plain: phrase, at: undefined }
  return { plain: phrase, at: own(PROPER, phrase.toLowerCase()) ?? nounPhrase(phrase) ?? properName(phrase) }
}
