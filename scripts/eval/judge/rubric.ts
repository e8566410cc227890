import * as z from 'zod/mini'

/** What a story is judged by, and under which name the judge answers. */
export const RUBRIC = {
  causes: 'What the visitor told is why things happen, not decoration: take it away and the plot falls apart.',
  pull: 'Somebody wants something from the first paragraph on, and something small is wrong; one wants to read on.',
  seen: 'Exact things that can be seen and heard, and hands that show what is felt, in place of adjectives and names of feelings.',
  turn: 'The turn surprises, and uses what was planted before; tries fail first and cost something.',
  ending:
    'The ending answers the wish of the beginning with an image that rhymes with the first; no moral, no promise left open.',
  sentences:
    'Sentences of varied length and begin, without worn phrases; nothing is told twice by accident or explained after it was shown.',
  speech: 'People speak differently and past the question; nobody says a line that only the author needs.',
  reader:
    'Right for the readers’ age and the occasion, in the language as a native speaker writes it, with nothing contradicted.',
} as const

export const LINES = Object.keys(RUBRIC) as readonly (keyof typeof RUBRIC)[]

const Side = z.enum(['first', 'second', 'equal'])
export type Side = z.output<typeof Side>

export const Verdict = z.strictObject({
  notes: z.string(),
  causes: Side,
  pull: Side,
  seen: Side,
  turn: Side,
  ending: Side,
  sentences: Side,
  speech: Side,
  reader: Side,
  better: Side,
})
