import type { Texts } from '../texts.ts'
import { ANSWER_LIST, type AnswerName, ROWS, type RowOf } from './table.ts'

export type OptionName = {
  [Name in AnswerName]: RowOf<Name> extends { fact: 'option' | 'options' } ? Name : never
}[AnswerName]

const isOptionName = (name: AnswerName): name is OptionName =>
  ROWS.some(row => row.name === name && (row.fact === 'option' || row.fact === 'options'))

export type FactOptions = Readonly<Record<string, Readonly<Record<string, string>>>>

export const factOptions = (options: Texts['options']): FactOptions =>
  Object.fromEntries(
    ANSWER_LIST.map(({ name }) => name)
      .filter(isOptionName)
      .map(name => [name, options[name]]),
  )
