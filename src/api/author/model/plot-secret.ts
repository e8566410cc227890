import * as z from 'zod/mini'
import { wordsOf } from '../../../lib/words.ts'
import type { PlotSecret } from '../author.ts'

export const SecretOutput = z.strictObject({
  motif: z.string(),
  planted: z.string(),
  pays: z.string(),
  turn: z.string(),
  firstImage: z.string(),
  lastImage: z.string(),
  promises: z.array(z.string()),
  styleSample: z.string(),
  speech: z.array(z.strictObject({ name: z.string(), manner: z.string(), line: z.string() })),
  course: z.array(z.string()),
})

export const SECRET_WORDS = 220
export const SECRET_WORDS_PER_CHAPTER = 60

/** Words in a row that a shown text and the secret do not share by chance. */
const SHARED_WORDS = 6

function runsOf(text: string, language: string): string[] {
  const words = wordsOf(text.toLowerCase(), language)
  return words.slice(SHARED_WORDS - 1).map((_, at) => words.slice(at, at + SHARED_WORDS).join(' '))
}

/** Whether a text that a waiting visitor reads says the turn or the last image in the same words. */
export function givesAway(shown: readonly string[], { turn, lastImage }: PlotSecret, language: string): boolean {
  const runs = new Set([turn, lastImage].flatMap(text => runsOf(text, language)))
  return shown.some(text => runsOf(text, language).some(run => runs.has(run)))
}

/** What is missing in a secret, in English for the model; undefined when it is whole. */
export function gapIn(secret: PlotSecret, chapterCount: number): string | undefined {
  const { motif, planted, pays, turn, firstImage, lastImage, styleSample, course } = secret
  if (course.length !== chapterCount) return `"course" must have exactly ${chapterCount} entries.`
  const texts = [motif, planted, pays, turn, firstImage, lastImage, styleSample, ...course]
  return texts.some(text => text.trim() === '')
    ? 'No text of the secret but those of "promises" may be empty.'
    : undefined
}
