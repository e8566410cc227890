import type { AnswerKind } from './answer-kinds.ts'
import type { AnswerName } from './table.ts'

/** What each row of the table of answers asks for. Apart from the table, which is part of the wizard's script. */
export const KIND_OF_ANSWER: Readonly<Record<AnswerName, AnswerKind>> = {
  name: 'person',
  age: 'other',
  gender: 'other',
  hair: 'other',
  eyes: 'other',
  build: 'other',
  peculiarities: 'other',
  archetype: 'other',
  characteristics: 'strength',
  quirks: 'habit',
  history: 'memory',
  relations: 'person',
  location: 'place',
  places: 'place',
  isReal: 'other',
  language: 'other',
  languageOther: 'other',
  length: 'other',
  targetAge: 'other',
  tone: 'other',
  baseStory: 'title',
  baseStoryOther: 'title',
  refinement: 'wish',
}
