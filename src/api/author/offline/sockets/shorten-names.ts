import { escapeExpression } from '../../../../lib/escape-expression.ts'
import { countWords } from '../../../../lib/words.ts'
import type { NounPhrase } from '../answers/reading.ts'
import type { Candidate } from '../candidates.ts'
import type { Paragraph, Stretch } from '../template.ts'
import type { Filling } from './socket.ts'

/** Tokens with an article that a proper name does without; after a preposition it would be another word. */
const ARTICLED = new Set([
  'der',
  'den',
  'dem',
  'the',
  'le',
  'el',
  'il',
  'son',
  'su',
  'suo',
  'his',
  'sein',
  'seinen',
  'seinem',
])

interface Named {
  readonly name: string
  /** "der Stoffhase Flocke", in any case of the first letter. */
  readonly long: RegExp
}

function namedIn(phrase: NounPhrase): Named[] {
  const name = phrase.forms.name ?? ''
  const forms = Object.entries(phrase.forms).flatMap(([token, form]) =>
    ARTICLED.has(token.split(' ')[0] ?? '') && form.endsWith(` ${name}`) ? [form] : [],
  )
  if (phrase.isName || name.includes(' ') || forms.length === 0) return []
  const longest = [...new Set(forms)].toSorted((one, other) => other.length - one.length)
  return [{ name, long: new RegExp(`(?<!\\p{L})(?:${longest.map(escapeExpression).join('|')})(?!\\p{L})`, 'giu') }]
}

const wordsIn = (paragraphs: readonly Paragraph[], optional: boolean): number =>
  paragraphs.flat().reduce((sum, stretch) => sum + (stretch.optional === optional ? stretch.words : 0), 0)

/** What has a name is called by it, once it has been said what it is: "der Stoffhase Flocke", then "Flocke". */
export function withShortNames(
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
): Candidate[] {
  const named = fillings.flatMap(({ reading }) => (reading.kind === 'noun phrase' ? namedIn(reading) : []))
  if (named.length === 0) return [...chosen]
  const introduced = new Set<Named>()
  const shortened = (stretch: Stretch): Stretch => {
    const text = named.reduce((said, one) => {
      return said.replace(one.long, long => {
        if (introduced.has(one)) return one.name
        // What may be left out introduces nothing.
        if (!stretch.optional) introduced.add(one)
        return long
      })
    }, stretch.text)
    return text === stretch.text ? stretch : { ...stretch, text, words: countWords(text, language) }
  }
  return chosen.map(candidate => {
    const paragraphs = candidate.paragraphs.map(paragraph => paragraph.map(shortened))
    return { ...candidate, paragraphs, fixed: wordsIn(paragraphs, false), optional: wordsIn(paragraphs, true) }
  })
}
