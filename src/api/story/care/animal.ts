import { ANIMALS } from './language-words.ts'
import type { Lexicon } from './lexicon.ts'
import { familyAt, isHero, type Known } from './people.ts'
import { meant, type ReadText, readText } from './read-text.ts'

/** Adjectives between article and animal: "ein kleiner dicker Hund". */
const ADJECTIVES = 3
const PHRASE_WORDS = 5
/** Whoever is afraid of dogs, has one or is like one is none. */
const BETWEEN = new Set(
  'vor mit wie von hat habe mag liebt gern of with like as has have loves likes from des de du d avec comme aime con como tiene ama di dei dai come ha sin ohne without sans senza que che who der die'.split(
    ' ',
  ),
)

/** The animal's word at or shortly behind a place; undefined where it makes a person: "a dog lover". */
function animalFrom(lexicon: Lexicon, { tokens, found }: ReadText, from: number): string | undefined {
  for (let at = from; at <= from + ADJECTIVES; at += 1) {
    const word = tokens[at]?.word
    if (word === undefined || BETWEEN.has(word) || tokens[at]?.clause !== tokens[from]?.clause) return undefined
    // A plural is nobody: "Hunde".
    if (!lexicon.kin.has(word) && familyAt(lexicon, tokens, at)?.[1] === 1) return undefined
    const [family, length] = familyAt(lexicon, tokens, at) ?? []
    if (family === undefined || length === undefined) continue
    const isOther = found.get('notAnimal')?.some(match => match.from === at + length) === true
    return ANIMALS.has(family) && !isOther
      ? tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' ')
      : undefined
  }
  return undefined
}

/** "is a cat", said of the hero: nobody else is named before it in the sentence. */
function saidIn(lexicon: Lexicon, people: readonly Known[], words: string): string | undefined {
  const text = readText(lexicon, people, words)
  for (const { from, to } of meant(text, 'isA')) {
    const { tokens, mentions } = text
    const isOfOther = mentions.some(
      mention => !isHero(mention) && mention.at < from && tokens[mention.at]?.sentence === tokens[from]?.sentence,
    )
    const isFirst = from === 0 || tokens[from - 1]?.sentence !== tokens[from]?.sentence
    const isAfterHero = mentions.some(mention => isHero(mention) && mention.end === from)
    const isPronoun = from === 1 || lexicon.pronouns.has(tokens[from - 1]?.word ?? '')
    const animal = isOfOther || !(isFirst || isAfterHero || isPronoun) ? undefined : animalFrom(lexicon, text, to)
    if (animal !== undefined) return animal
  }
  return undefined
}

/** An animal named with nothing else: "a small dog", "chat roux". */
function phraseIn(lexicon: Lexicon, words: string): string | undefined {
  const text = readText(lexicon, [], words)
  return text.tokens.length <= PHRASE_WORDS ? animalFrom(lexicon, text, 0) : undefined
}

/** The animal that the hero is: by the name ("Bello, ein Hund"), by what is said of looks and ways. */
export function animalOf(
  lexicon: Lexicon,
  people: readonly Known[],
  {
    name,
    phrases,
    texts,
  }: { readonly name: string; readonly phrases: readonly string[]; readonly texts: readonly string[] },
): string | undefined {
  const [, ...behind] = name.split(/[,(–—]| - /u)
  const found = [
    ...behind.map(part => phraseIn(lexicon, part)),
    ...phrases.flatMap(text => text.split(/[,;.]/u)).map(part => phraseIn(lexicon, part)),
    ...[...phrases, ...texts].map(text => saidIn(lexicon, people, text)),
  ]
  return found.find(animal => animal !== undefined)
}
