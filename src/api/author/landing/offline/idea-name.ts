import { wordsOf } from '../../../../lib/words.ts'
import { namedFirst, wordRow } from './find-words.ts'
import { entry, type Material } from './material.ts'

const NAME = /^\p{Lu}[\p{Ll}\p{M}]+(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u
const NAME_LETTERS_MAX = 20
const THAI_NAME = /ชื่อ(?:ว่า)?\s?(\p{Script=Thai}{2,8})(?=\s|$)/u
/** Turkish words after a name. */
const TURKISH_AFTER = /^(?:adlı|adında|isimli)$/u

const bare = (word: string) => word.split(/[’']/u)[0] ?? ''

function isName(word: string, { tales, occasions, persons, words, language }: Material): boolean {
  if (!NAME.test(word) || word.length > NAME_LETTERS_MAX) return false
  const row = wordRow(word, language)
  const said = row.trim()
  const known = [tales, occasions, persons].some(entries => namedFirst(row, entries, language))
  return !known && !Object.values(words).some(list => list.includes(said))
}

/** Words before a name: "named", "Oma", and "for" where nouns are in lower case. */
function announces(before: string, { words, persons, language }: Material): boolean {
  const said = before.toLocaleLowerCase(language)
  if ([...words.named, ...words.nameAfter].includes(said)) return true
  if (language === 'tr') return false
  const person = namedFirst(wordRow(before, language), persons, language)
  // "Frau" before a name is a form of address.
  return person !== undefined && entry(persons, person).kind !== 'beloved'
}

export function nameIn(idea: string, material: Material): string | undefined {
  if (material.language === 'th') return idea.match(THAI_NAME)?.[1]
  const words = wordsOf(idea.slice(0, 2000), material.language)
  const capitals = words.filter(word => /^\p{Lu}/u.test(word)).length
  if (material.language !== 'de' && words.length > 3 && capitals > words.length / 2) return undefined
  const at = words.findIndex((word, index) => {
    if (!isName(bare(word), material)) return false
    const [before, after] = [words[index - 1], words[index + 1]]
    if (after !== undefined && material.language === 'tr' && TURKISH_AFTER.test(after)) return true
    return before !== undefined && announces(before, material)
  })
  return at < 0 ? undefined : bare(words[at] ?? '')
}
