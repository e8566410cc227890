import { escapeExpression } from '../../../../lib/escape-expression.ts'
import { countWords } from '../../../../lib/words.ts'
import type { AnswerLanguage, Forms, NounPhrase, Place, Reading } from '../answers/reading.ts'
import { BESIDE } from '../answers/short-forms.ts'
import { type Candidate, wordsOf } from '../candidates.ts'
import type { Stretch } from '../template.ts'
import type { Filling } from './socket.ts'

/** What was described in as many words is called by its noun later. */
const LONG_FROM = 4
/** After as many words without a mention it is described once more. */
const FORGOTTEN_WORDS = 450
/** Tokens of forms that say what is known already: "the", "this", "his". */
const DEFINITE =
  /^(?:der|den|dem|des|(?:mein|dein|sein)(?:e[nms])?|the|his|my|your|le|du|au|son|mon|ton|ce|el|del|al|su|mi|tu|este|il|dal|nel|sul|suo|mio|tuo|questo)(?: |$)/u
/** Languages whose nouns stand before their adjectives. */
const NOUN_FIRST: readonly AnswerLanguage[] = ['fr', 'es', 'it']
/** "am Ende der Straße": what it is the end of is not left out. */
const OF = /^ (?:(?:of|von|vom|des|der|de|du|di|del|della|dello|dei|degli|delle) |d(?:ell)?’)/u

/** Something described at length, in the text of a story. */
interface Described {
  /** Every form in full. */
  readonly whole: RegExp
  /** Forms that may be shorter, in lower case, with the shorter ones. */
  readonly short: ReadonlyMap<string, string>
  /** Certain words since its last certain mention; undefined before the first. */
  since: number | undefined
}

const anyOf = (forms: Iterable<string>): RegExp => {
  const longest = [...new Set(forms)].toSorted((one, other) => other.length - one.length).map(escapeExpression)
  return new RegExp(`(?<!\\p{L})(?:${longest.join('|')})(?!\\p{L})`, 'giu')
}

const plainOf = (forms: Forms | undefined): string => forms?.[''] ?? ''

/** The definite forms of a phrase, each with a shorter one. */
function pairsOf({ forms }: NounPhrase, made: Forms): [string, string][] {
  return Object.entries(forms).flatMap(([token, long]): [string, string][] => {
    const short = made[token]
    return DEFINITE.test(token) && short !== undefined && short.length < long.length ? [[long, short]] : []
  })
}

const describedBy = (forms: Iterable<string>, pairs: readonly (readonly [string, string])[]): Described => ({
  whole: anyOf(forms),
  short: new Map(pairs.map(([long, short]) => [long.toLowerCase(), short])),
  since: undefined,
})

const textOf = ({ paragraphs }: Candidate): string =>
  paragraphs.map(paragraph => paragraph.map(({ text }) => text).join('')).join(' ')

/** Whether a story tells of another thing with the same noun: then only its description tells them apart. */
function isAmbiguous(noun: string, language: AnswerLanguage, whole: RegExp, texts: readonly string[]): boolean {
  const word = noun.split(' ').at(NOUN_FIRST.includes(language) ? 0 : -1) ?? ''
  const alone = anyOf([word])
  return texts.some(text => alone.test(text.replace(whole, '')))
}

function describedThing(phrase: NounPhrase, texts: readonly string[]): Described | undefined {
  const { brief, noun, forms, language } = phrase
  const plain = plainOf(forms)
  const isLong = plain.split(' ').length >= LONG_FROM || BESIDE.test(plain)
  if (!isLong || (!brief && !noun)) return undefined
  const long = Object.values(forms).filter(form => form.length >= plain.length)
  const isShared = isAmbiguous(plainOf(noun ?? brief), language, anyOf(long), texts)
  const made = isShared ? brief : (noun ?? brief)
  // Without an adjective it could be the other.
  if (!made || (isShared && !plainOf(made).includes(' '))) return undefined
  return describedBy(long, pairsOf(phrase, made))
}

/** Where a place is said to be in a further mention: "im Sandkasten" of "im Sandkasten am Spielplatz". */
export function shortPlace({ forms, phrase }: Place): { readonly at: string; readonly made: Forms } | undefined {
  const at = forms.in ?? ''
  const plain = plainOf(phrase?.forms)
  const made = [phrase?.noun, phrase?.brief].find(short => short && plain.startsWith(`${plainOf(short)} `))
  const tail = made && plain.slice(plainOf(made).length)
  return !tail || !at.endsWith(tail) || OF.test(tail) ? undefined : { at: at.slice(0, -tail.length), made }
}

function describedPlace(place: Place, texts: readonly string[]): Described | undefined {
  const { forms, phrase, language } = place
  const short = shortPlace(place)
  if (!phrase || !short) return undefined
  const at = forms.in ?? ''
  const plain = plainOf(phrase.forms)
  const long = [at, ...Object.values(phrase.forms).filter(form => form.length >= plain.length)]
  if (isAmbiguous(plainOf(short.made), language, anyOf(long), texts)) return undefined
  return describedBy(long, [[at, short.at], ...pairsOf(phrase, short.made)])
}

function describedIn(reading: Reading, texts: readonly string[]): Described[] {
  const found =
    reading.kind === 'noun phrase'
      ? describedThing(reading, texts)
      : reading.kind === 'place'
        ? describedPlace(reading, texts)
        : undefined
  return found && found.short.size > 0 ? [found] : []
}

const withStartOf = (long: string, short: string): string =>
  /^\p{Lu}/u.test(long) ? short.charAt(0).toUpperCase() + short.slice(1) : short

/** A stretch with what it may call by its noun; what may be left out introduces nothing. */
function shortened(stretch: Stretch, all: readonly Described[], language: string): Stretch {
  const { optional } = stretch
  const text = all.reduce((told, one) => {
    let end = 0
    const count = (to?: number) => {
      if (!optional && one.since !== undefined) one.since += countWords(told.slice(end, to), language)
    }
    const said = told.replace(one.whole, (form, at: number) => {
      count(at)
      end = at + form.length
      const short = one.short.get(form.toLowerCase())
      const isKnown = one.since !== undefined && one.since < FORGOTTEN_WORDS
      if (!optional) one.since = 0
      return isKnown && short !== undefined ? withStartOf(form, short) : form
    })
    count()
    return said
  }, stretch.text)
  return text === stretch.text ? stretch : { ...stretch, text, words: countWords(text, language) }
}

function shortenedBeat(candidate: Candidate, all: readonly Described[], language: string): Candidate {
  const paragraphs = candidate.paragraphs.map(paragraph => paragraph.map(stretch => shortened(stretch, all, language)))
  return { ...candidate, paragraphs, fixed: wordsOf(paragraphs, false), optional: wordsOf(paragraphs, true) }
}

function describedInAll(candidates: readonly Candidate[], fillings: readonly Filling[]): Described[] {
  const texts = candidates.map(textOf)
  return fillings.flatMap(({ reading }) => describedIn(reading, texts))
}

/** What was described at length is told whole once, and again where it was long forgotten; else it is called by its noun: "the blanket". */
export function withShortNouns(
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
): Candidate[] {
  const all = describedInAll(chosen, fillings)
  if (all.length === 0) return [...chosen]
  return chosen.map(candidate => shortenedBeat(candidate, all, language))
}

/** Beats as they read where everything was told of before, by which a story is measured, each with the beat as it was phrased. */
export function withShortNounsKnown(
  possible: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
): ReadonlyMap<Candidate, Candidate> {
  const all = describedInAll(possible, fillings)
  return new Map(
    possible.map(candidate => {
      for (const one of all) one.since = 0
      return [all.length === 0 ? candidate : shortenedBeat(candidate, all, language), candidate]
    }),
  )
}
