import type { Texts } from '../texts.ts'
import { ANSWER_LIST, type AnswerName, ROWS, type RowOf } from './table.ts'

/** Answers that are options, and that a story must tell. */
export type OptionName = {
  [Name in AnswerName]: RowOf<Name> extends { fact: 'option' | 'options' } ? Name : never
}[AnswerName]

const isOptionName = (name: AnswerName): name is OptionName =>
  ROWS.some(row => row.name === name && (row.fact === 'option' || row.fact === 'options'))

/** Words for the options of such answers, by answer and option. */
export type ToldOptions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the list of told answers needs of a language's texts. */
export const toldOptions = (options: Texts['options']): ToldOptions =>
  Object.fromEntries(
    ANSWER_LIST.map(({ name }) => name)
      .filter(isOptionName)
      .map(name => [name, options[name]]),
  )
