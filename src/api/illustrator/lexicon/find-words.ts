import { isNamedLanguage, type NamedLanguage, pictureNames } from '../../../contract/picture-names.server.ts'
import { plainWords } from '../../../lib/plain-words.ts'
import { agrees, writtenWords } from './accents.ts'
import { formsOf, INFLECTIONS, type Inflection, stemOf } from './inflections.ts'

type Table = 'things' | 'locations'

interface Entry {
  readonly key: string
  /** Folded, in order; several for "rubber boots". */
  readonly words: readonly string[]
  /** The first of them with its accents. */
  readonly written: string
}

interface WordList {
  readonly entries: readonly Entry[]
  /** By every form of the first word. */
  readonly byForm: ReadonlyMap<string, readonly Entry[]>
  readonly byStem: ReadonlyMap<string, readonly Entry[]>
}

/** A joined word's last part must be this long: "ring" is not the end of a spring. */
const JOINED_LEAST = 5
const PREFIX_LEAST = 3
const lists = new Map<string, WordList>()

const lengthOf = ({ words }: Entry) => words.length * 100 + words.join('').length

function grouped(pairs: readonly (readonly [string, Entry])[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const [key, entry] of pairs) groups.set(key, [...(groups.get(key) ?? []), entry])
  return groups
}

/** Longest first, so that a rocking horse is no horse. */
function listOf(table: Table, language: NamedLanguage): WordList {
  const id = `${table}/${language}`
  const known = lists.get(id)
  if (known) return known
  const inflection = INFLECTIONS[language]
  const entries = Array.from(pictureNames(table), ([key, names]) =>
    names[language].map((name): Entry => ({ key, words: plainWords(name), written: writtenWords(name)[0] ?? '' })),
  )
    .flat()
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const first = ({ words: [word = ''] }: Entry) => word
  const byForm = grouped(
    entries.flatMap(entry => formsOf(first(entry), inflection).map(form => [form, entry] as const)),
  )
  const byStem = grouped(
    entries.flatMap(entry => {
      const stem = stemOf(first(entry), inflection)
      return stem === undefined ? [] : [[stem, entry] as const]
    }),
  )
  const list = { entries, byForm, byStem }
  lists.set(id, list)
  return list
}

function isForm(word: string | undefined, base: string, inflection: Inflection): boolean {
  if (word === undefined) return false
  const stem = stemOf(base, inflection)
  const rest = stem !== undefined && word.startsWith(stem) ? word.length - stem.length : Number.POSITIVE_INFINITY
  return formsOf(base, inflection).includes(word) || rest <= (inflection.tail ?? 0)
}

/** Entries that a word may begin: by itself, as the end of a joined word, or by its stem. */
function startingWith(word: string, { byForm, byStem }: WordList, { isJoining, tail = 0 }: Inflection): Entry[] {
  const found = [...(byForm.get(word) ?? [])]
  for (let from = PREFIX_LEAST; isJoining && from <= word.length - JOINED_LEAST; from++) {
    const ends = byForm.get(word.slice(from)) ?? []
    found.push(...ends.filter(({ words: [base = '', ...more] }) => more.length === 0 && base.length >= JOINED_LEAST))
  }
  for (let cut = 0; cut <= tail && cut < word.length; cut++)
    found.push(...(byStem.get(word.slice(0, word.length - cut)) ?? []))
  return found.toSorted((a, b) => lengthOf(b) - lengthOf(a))
}

/** Thai is written without spaces: the longest words are taken out first. */
function foundInThai(text: string, entries: readonly Entry[]): readonly string[] {
  let left = plainWords(text).join(' ')
  const found: { readonly key: string; readonly at: number }[] = []
  for (const { key, words } of entries) {
    const word = words.join(' ')
    for (let at = left.indexOf(word); at >= 0; at = left.indexOf(word)) {
      found.push({ key, at })
      left = left.replace(word, ' '.repeat(word.length))
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ key }) => key)
}

const STARTS_LARGE = /^\p{Lu}/u

/** German writes its nouns with a capital: where a text does so at all, words in small letters name nothing ("sagen" is no saw). */
function namingTest(words: readonly string[], language: NamedLanguage): (from: number, count: number) => boolean {
  const hasCapitals = language === 'de' && words.slice(1).some(word => STARTS_LARGE.test(word))
  return (from, count) => !hasCapitals || words.slice(from, from + count).some(word => STARTS_LARGE.test(word))
}

/** Keys of all that a text names, in order and as often as it does; none in a language without a list. */
export function findWords(table: Table, text: string, language: string): readonly string[] {
  if (!isNamedLanguage(language)) return []
  const list = listOf(table, language)
  if (language === 'th') return foundInThai(text, list.entries)
  const written = writtenWords(text)
  const words = written.map(word => plainWords(word).join(''))
  const mayName = namingTest(written, language)
  const inflection = INFLECTIONS[language]
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const entry = startingWith(words[at] ?? '', list, inflection).find(
      ({ words: [, ...more], written: base }) =>
        mayName(at, more.length + 1) &&
        agrees(written[at] ?? '', base, language) &&
        more.every((next, index) => isForm(words[at + index + 1], next, inflection)),
    )
    if (entry) found.push(entry.key)
    at += entry?.words.length ?? 1
  }
  return found
}
