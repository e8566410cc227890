import type { Brief } from '../../story/brief.ts'
import { ANIMAL_WORDS } from '../contradiction/animal-words.ts'
import { folded } from '../folding.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const ANIMALS: ReadonlySet<string> = new Set(
  Object.values(ANIMAL_WORDS)
    .flat()
    .flatMap(words => words.split('|')),
)
/** Behind these, and behind an animal, a capital letter begins a name: "a cat called Whisky", "unser Hund Rum". */
const CALLED = set(
  "called named namens heißt heisst hieß appelé appelée nommé nommée s'appelle llamado llamada llama chiamato chiamata nome chiama",
)
/** Between a name and an animal: "Whisky the cat". */
const ARTICLES = set(
  'the our my der die das unser unsere mein meine le la notre mon ma el nuestro nuestra mi il lo nostro nostra mio mia',
)
const WORD = /[\p{L}\p{M}'’]+/gu
const CAPITAL = /^\p{Lu}/u

const wordsOfName = (name: string): string[] => name.split(/[\s,]+/u)

function namesIn(text: string, language: string): string[] {
  const words = text.match(WORD) ?? []
  const small = words.map(word => folded(word, language))
  const has = (list: ReadonlySet<string>, at: number) => list.has(small[at] ?? '')
  return words.filter((word, at) => {
    const isCalled = has(CALLED, at - 1) || has(ANIMALS, at - 1)
    return CAPITAL.test(word) && (isCalled || (has(ARTICLES, at + 1) && has(ANIMALS, at + 2)))
  })
}

/** Folded words of names, and of those that texts call somebody. */
export function givenNames(names: readonly string[], texts: readonly string[], language: string): ReadonlySet<string> {
  const called = texts.flatMap(text => namesIn(text, language))
  return new Set([...names.flatMap(wordsOfName), ...called].map(word => folded(word, language)).filter(Boolean))
}

const known = new WeakMap<Brief, ReadonlySet<string>>()

export function namesOf(brief: Brief): ReadonlySet<string> {
  const made = known.get(brief)
  if (made) return made
  const { hero, relations, facts, refinement, baseStory, language } = brief
  const people = [hero, ...relations].map(({ name }) => name)
  const names = givenNames(people, [...facts.map(({ text }) => text), refinement, baseStory], language)
  known.set(brief, names)
  return names
}
