import { type Seeded, seeded } from '../../../src/lib/seeded.ts'
import { countWords } from '../../../src/lib/words.ts'
import { TONGUES, type Tongue } from './tongues.ts'

const PARAGRAPH_WORDS = 60
/** The last sentence fills up the length; shorter would be none. */
const CLOSING_WORDS_MIN = 5

const tongueOf = (language: string): Tongue => TONGUES[language === 'de' ? 'de' : 'en']

function sentence(tongue: Tongue, dice: Seeded): string {
  const text = dice
    .pick(tongue.frames)
    .replace(/\{(\w+)\}/g, (_, slot: string) => dice.pick(tongue.slots[slot] ?? ['']))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function closing(tongue: Tongue, dice: Seeded, words: number): string {
  const { there, and, nouns } = tongue
  const count = words - there.split(' ').length - 1
  const listed = Array.from({ length: count }, () => dice.pick(nouns))
  return `${there} ${listed.slice(0, -1).join(', ')} ${and} ${listed.at(-1)}.`
}

interface Wanted {
  readonly words: number
  readonly sayings: readonly string[]
  readonly seed: string
}

/** Exactly the wanted number of words, unless the sayings alone have more. */
function sentencesOf(tongue: Tongue, language: string, { words, sayings, seed }: Wanted): string[] {
  const dice = seeded(seed)
  const prompted = sayings.map(saying => `${dice.pick(tongue.sayings)} ${saying}.`)
  let open = words - countWords(prompted.join(' '), language)
  while (open > 0) {
    const next = sentence(tongue, dice)
    const left = open - countWords(next, language)
    const isLast = left < CLOSING_WORDS_MIN && left !== 0
    if (isLast && open < CLOSING_WORDS_MIN) break
    const chosen = isLast ? closing(tongue, dice, open) : next
    prompted.splice(isLast ? prompted.length : Math.floor(dice.next() * (prompted.length + 1)), 0, chosen)
    open -= countWords(chosen, language)
  }
  return prompted
}

export function prose(language: string, wanted: Wanted): string[] {
  const paragraphs: string[] = []
  let current: string[] = []
  for (const next of sentencesOf(tongueOf(language), language, wanted)) {
    current.push(next)
    if (countWords(current.join(' '), language) < PARAGRAPH_WORDS) continue
    paragraphs.push(current.join(' '))
    current = []
  }
  return current.length > 0 ? [...paragraphs, current.join(' ')] : paragraphs
}
