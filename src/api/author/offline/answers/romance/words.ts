import type { RomanceNoun } from './phrase.ts'

export const listed = (words: string): readonly string[] => words.trim().split(/\s+/u)

/** Nouns by singular and plural; `pluralsOf` gives every plural that a singular may have. */
export function indexOf(
  masculine: string,
  feminine: string,
  pluralsOf: (singular: string, gender: 'm' | 'f') => readonly string[],
): ReadonlyMap<string, readonly RomanceNoun[]> {
  const index = new Map<string, RomanceNoun[]>()
  const add = (word: string, noun: RomanceNoun) => {
    const found = index.get(word) ?? []
    if (!found.some(one => one.gender === noun.gender && one.isPlural === noun.isPlural))
      index.set(word, [...found, noun])
  }
  const lists = [
    ['m', listed(masculine)],
    ['f', listed(feminine)],
  ] as const
  for (const [gender, words] of lists) for (const word of words) add(word, { gender, isPlural: false })
  for (const [gender, words] of lists)
    for (const word of words) for (const plural of pluralsOf(word, gender)) add(plural, { gender, isPlural: true })
  return index
}

/** Without the words that a list names for another list: "hacha/0". */
export const withoutMarks = (words: string): string =>
  listed(words)
    .filter(word => !word.includes('/'))
    .join(' ')
