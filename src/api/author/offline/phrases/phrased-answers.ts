import type { FactKind } from '../../../../contract/answers/row.ts'
import { ANSWER_LIST, type AnswerName, type RowOf } from '../../../../contract/answers/table.ts'
import { own } from '../../../../lib/own.ts'
import { answerIn } from '../../../story/answers-in.ts'
import type { Brief } from '../../../story/brief.ts'
import { factId } from '../../../story/facts.ts'
import { baseStory } from './base-story.ts'
import type { InLanguages, PackLanguage, Phrases } from './phrases.ts'

/** Answers for which every pack has inserts of its own. */
type ToldByPacks =
  | ('name' | 'age' | 'hair' | 'eyes' | 'build' | 'peculiarities' | 'characteristics' | 'quirks' | 'history')
  | ('relations' | 'location' | 'places' | 'refinement')

type ToldByPhrases = Exclude<
  { [Name in AnswerName]: RowOf<Name> extends { fact: FactKind } ? Name : never }[AnswerName],
  ToldByPacks
>

/** Every other answer with a fact stands here, with phrases in every language of the offline author. */
const PHRASES: Readonly<Record<ToldByPhrases, InLanguages>> = { baseStory }

export interface PhrasedAnswer {
  /** Id of the fact that is told. */
  readonly fact: string
  readonly phrases: Phrases
}

/** The answers of a brief that are told by phrases, in the order of the table. */
export const phrasedAnswers = (brief: Brief, language: PackLanguage): PhrasedAnswer[] =>
  ANSWER_LIST.flatMap(row => {
    const phrases = own<InLanguages>(PHRASES, row.name)?.[language]
    return phrases && answerIn(brief, row.name) !== '' ? [{ fact: factId(row), phrases }] : []
  })
