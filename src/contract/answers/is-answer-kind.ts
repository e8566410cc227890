import { ANSWER_KINDS, type AnswerKind } from './answer-kinds.ts'

export const isAnswerKind = (value: unknown): value is AnswerKind => ANSWER_KINDS.includes(value as AnswerKind)
