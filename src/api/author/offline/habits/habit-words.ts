import type { Forms } from '../answers/reading.ts'

/** What is known of habits in one language. Verbs are infinitives, words are divided by blanks and in lower case. */
export interface HabitLexicon {
  /** What face and voice do anywhere, and what needs no object to be understood: "whistle". */
  readonly alone: string
  /** What hands do anywhere, told with its object: "twirl a curl". */
  readonly handling: string
  /** Understood without its object, once that was said: "fold". */
  readonly elliptic: string
  /** Only with one of these words: "talk" with "herself". */
  readonly only: Readonly<Record<string, string>>
  /** Not with one of these words: "count jokes". */
  readonly never: Readonly<Record<string, string>>
  readonly collecting: string
  /** What tells of a time or a room: no habit of any moment. */
  readonly elsewhere: string
  /** Which begin what a second mention leaves out. */
  readonly prepositions: string
  /** After a verb: "did it". */
  readonly again: Forms
  /** Words before which `again` would be said twice. */
  readonly justSaid: RegExp
  /** What nobody keeps in a box. */
  readonly tooLarge: RegExp
  /** The infinitive of a phrase, without "se", "sich". */
  infinitiveOf(phrase: readonly string[]): string
  /** What is collected, kept in a box, as a visitor would type it: "the tin of bent nails". */
  boxOf(collected: string): string | undefined
}
