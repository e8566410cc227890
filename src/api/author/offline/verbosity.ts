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

/** How closely the answers of a brief have to be told to leave the story its words. */
export interface Room {
  /** Words of a free answer that are quoted. */
  readonly excerpt: number
  /** People, places and answers, of each, that get a scene of their own; what is more is gathered in one. */
  readonly singles: number
  /** Whether what is gathered is only enumerated. */
  readonly isTight: boolean
}

/** From the roomiest. */
const ROOMS: readonly Room[] = [
  { excerpt: EXCERPT_WORDS, singles: 4, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORT, singles: 3, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORT, singles: 2, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORTER, singles: 1, isTight: false },
  { excerpt: EXCERPT_WORDS_SHORTER, singles: 0, isTight: true },
  { excerpt: EXCERPT_WORDS_SHORTEST, singles: 0, isTight: true },
]

/** Words of a plot's bones, at their shortest. */
const PLOT_WORDS = 340
/** Words that stand around one answer: in a scene of its own, in a gathering, in an enumeration. */
const AROUND = { single: 28, gathered: 11, listed: 2, hero: 9 }
/** A free answer in a chapter of few words must be short, or the chapter could not be fitted. */
const SMALL_CHAPTER_WORDS = 100

function wordsIn({ excerpt, singles, isTight }: Room, brief: Brief): number {
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

/** The rooms a story may be told in, the most fitting first; each of the next leaves the plot more words. */
export function roomsFor(brief: Brief): readonly Room[] {
  const isSmall = brief.words / brief.chapterCount < SMALL_CHAPTER_WORDS
  const possible = ROOMS.filter(room => !isSmall || room.excerpt < EXCERPT_WORDS)
  const first = possible.findIndex(room => wordsIn(room, brief) <= brief.words)
  return possible.slice(first === -1 ? -1 : first)
}
