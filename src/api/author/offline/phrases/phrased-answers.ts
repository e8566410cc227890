import type { FactKind } from '../../../../contract/answers/row.ts'
import { ANSWER_LIST, type AnswerName, type RowOf } from '../../../../contract/answers/table.ts'
import { own } from '../../../../lib/own.ts'
import { answerIn } from '../../../story/answers-in.ts'
import type { Brief } from '../../../story/brief.ts'
import { factId } from '../../../story/facts.ts'
import { baseStory } from './base-story.ts'
import type { InLanguages, PackLanguage, Phrases } from './phrases.ts'

/** Answers with inserts in every pack. */
type PhrasedByPacks =
  | ('name' | 'age' | 'hair' | 'eyes' | 'build' | 'peculiarities' | 'characteristics' | 'quirks' | 'history')
  | ('relations' | 'location' | 'places' | 'refinement')

type PhrasedByPhrases = Exclude<
  { [Name in AnswerName]: RowOf<Name> extends { fact: FactKind } ? Name : never }[AnswerName],
  PhrasedByPacks
>

/** All other answers with a fact, in every language of the offline author. */
const PHRASES: Readonly<Record<PhrasedByPhrases, InLanguages>> = { baseStory }

export interface PhrasedAnswer {
  readonly fact: string
  readonly phrases: Phrases
}

export const phrasedAnswers = (brief: Brief, language: PackLanguage): PhrasedAnswer[] =>
  ANSWER_LIST.flatMap(row => {
    const phrases = own<InLanguages>(PHRASES, row.name)?.[language]
    return phrases && answerIn(brief, row.name) !== '' ? [{ fact: factId(row), phrases }] : []
  })
