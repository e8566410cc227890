import type { FactKind } from '../../../../contract/answers/row.ts'
import { ANSWER_LIST, type AnswerName, type RowOf } from '../../../../contract/answers/table.ts'
import { own } from '../../../../lib/own.ts'
import { answerIn } from '../../../story/answers-in.ts'
import type { Brief } from '../../../story/brief.ts'
import { factId } from '../../../story/facts.ts'
import type { Template } from '../language-pack.ts'

/** Answers with inserts in every pack. */
type PhrasedByPacks =
  | ('name' | 'age' | 'hair' | 'eyes' | 'build' | 'peculiarities' | 'characteristics' | 'quirks' | 'history')
  | ('relations' | 'location' | 'places' | 'refinement')

type PhrasedByPhrases = Exclude<
  { [Name in AnswerName]: RowOf<Name> extends { fact: FactKind } ? Name : never }[AnswerName],
  PhrasedByPacks
>

/** Phrases of an answer told in a quiet scene; `{X:id}` is its words, with `id` that of its fact. */
interface Phrases {
  readonly phrasings: readonly Template[]
  readonly short: readonly Template[]
  readonly small: readonly Template[]
}

/** All other answers with a fact; `phrases/answers.yaml` of each language has them. */
export type AnswerPhrases = Readonly<Record<PhrasedByPhrases, Phrases>>

export interface PhrasedAnswer {
  readonly fact: string
  readonly phrases: Phrases
}

export const phrasedAnswers = (brief: Brief, answers: AnswerPhrases): PhrasedAnswer[] =>
  ANSWER_LIST.flatMap(row => {
    const phrases = own<Phrases>(answers, row.name)
    return phrases && answerIn(brief, row.name) !== '' ? [{ fact: factId(row), phrases }] : []
  })
