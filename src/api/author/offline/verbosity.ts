import { countWords } from '../../../lib/words.ts'
import { saidIn } from '../../story/answers-in.ts'
import type { Brief } from '../../story/brief.ts'
import {
  EXCERPT_WORDS,
  EXCERPT_WORDS_SHORT,
  EXCERPT_WORDS_SHORTER,
  EXCERPT_WORDS_SHORTEST,
  plain,
} from '../../story/plain-words.ts'

export interface Verbosity {
  /** Words quoted of a free answer. */
  readonly excerpt: number
  /** People, places and answers, of each, with a scene of their own; more are gathered. */
  readonly singles: number
  /** Gathered ones are only enumerated. */
  readonly isTight: boolean
}

const VERBOSITIES: readonly Verbosity[] = [
  { excerpt: EXCERPT_WORDS, singles: 4, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORT, singles: 3, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORT, singles: 2, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORTER, singles: 1, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORTER, singles: 0, isTight: true },
  { excerpt: EXCERPT_WORDS_SHORTEST, singles: 0, isTight: true },
]

/** Words of a plot at its shortest. */
const PLOT_WORDS = 340
/** Words around one answer: in its own scene, in a gathering, in an enumeration. */
const AROUND = { single: 28, gathered: 11, listed: 2, hero: 9 }
/** Free answers in chapters of fewer words must be short, or the chapter could not be fitted. */
const SMALL_CHAPTER_WORDS = 100

function wordsIn({ excerpt, singles, isTight }: Verbosity, brief: Brief): number {
  const quoted = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + Math.min(excerpt, countWords(plain(text))), 0)
  const said = saidIn(brief)
  const around = (count: number) => {
    const alone = count <= singles + 1 ? count : singles
    return alone * AROUND.single + (count - alone) * (isTight ? AROUND.listed : AROUND.gathered)
  }
  const people = brief.relations.flatMap(({ name, connection }) => [name, connection])
  return (
    PLOT_WORDS +
    quoted([...said, ...people, ...brief.places, ...brief.answers.map(({ answer }) => answer)]) +
    said.length * AROUND.hero +
    around(brief.relations.length) +
    around(brief.places.length) +
    around(brief.answers.length)
  )
}

export function verbositiesFor(brief: Brief): readonly Verbosity[] {
  const isSmall = brief.words / brief.chapterCount < SMALL_CHAPTER_WORDS
  const possible = VERBOSITIES.filter(verbosity => !isSmall || verbosity.excerpt < EXCERPT_WORDS)
  const first = possible.findIndex(room => wordsIn(room, brief) <= brief.words)
  return possible.slice(first === -1 ? -1 : first)
}
