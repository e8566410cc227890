/** What a question asks for. A story takes an answer by its kind, whoever put the question. */
export const ANSWER_KINDS = [
  'thing',
  'companion',
  'animal',
  'person',
  'place',
  'food',
  'saying',
  'song',
  'title',
  'fear',
  'habit',
  'strength',
  'meeting',
  'wish',
  'occasion',
  'memory',
  'other',
] as const

export type AnswerKind = (typeof ANSWER_KINDS)[number]
