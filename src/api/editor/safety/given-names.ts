import type { Brief } from '../../story/brief.ts'
import { folded } from '../folding.ts'

/** Behind these a capital letter begins a name: "a cat called Whisky", "unser Hund Rum". */
const CALLED =
  /(?<!\p{L})(?:called|named|cat|dog|horse|pony|hamster|rabbit|parrot|namens|heißt|heisst|hieß|kater|katze|hund|hündin|pferd|hase|kaninchen|papagei|appelée?|nommée?|s['’]appelle|chat|chatte|chien|chienne|cheval|lapin|llamad[oa]|llama|gato|gata|perro|perra|caballo|conejo|chiamat[oa]|nome|chiama|gatto|gatta|cane|cavallo|coniglio)(?=[ ,:]{1,2}["“„«‚‘]?(\p{Lu}[\p{L}’-]{1,30}))/giu
/** Before the word for an animal: "Whisky the cat". */
const WHO_IS =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}’-]{1,30}),? (?:the|our|my|der|die|das|unser|unsere|mein|meine|le|la|notre|mon|ma|el|nuestro|nuestra|mi|il|lo|nostro|nostra|mio|mia) (?:cat|dog|horse|pony|hamster|rabbit|parrot|kater|katze|hund|pferd|hase|kaninchen|papagei|chat|chatte|chien|cheval|lapin|gato|gata|perro|perra|caballo|conejo|gatto|gatta|cane|cavallo|coniglio)(?!\p{L})/giu
const CAPITAL = /^\p{Lu}/u

const wordsOfName = (name: string): string[] => name.split(/[\s,]+/u)

/** Folded words of names, and of those that texts call somebody. */
export function givenNames(names: readonly string[], texts: readonly string[], language: string): ReadonlySet<string> {
  const called = texts.flatMap(text =>
    [...text.matchAll(CALLED), ...text.matchAll(WHO_IS)]
      .map(([, name = '']) => name)
      .filter(name => CAPITAL.test(name)),
  )
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
