import { formOf, type Owner } from '../../../../../src/api/author/offline/answers/form-of.ts'
import { readAnswer } from '../../../../../src/api/author/offline/answers/read-answer.ts'
import type { AnswerLanguage, Reading } from '../../../../../src/api/author/offline/answers/reading.ts'
import { guessAnswerKind } from '../../../../../src/contract/answers/guess-answer-kind.ts'
import { isAnswerKind } from '../../../../../src/contract/answers/is-answer-kind.ts'
import { rowsOf } from './tables.ts'

const OWNERS: Readonly<Record<string, Owner>> = { female: 'female', neutral: 'neutral' }
const LEFT_OUT = '-'

/** "den=die gelbe Regenjacke / den Mantel": whether the reading says it so; after "@" who owns it. */
function isMet(reading: Reading | undefined, expected: string): boolean {
  const at = expected.indexOf('=')
  const [form = '', owner = ''] = expected.slice(0, at).split('@')
  const said = (reading && formOf(reading, form, OWNERS[owner] ?? 'male')) ?? LEFT_OUT
  return expected
    .slice(at + 1)
    .split(' / ')
    .includes(said)
}

function isRight(row: readonly string[], language: AnswerLanguage): boolean {
  const [asked = '', text = '', expected = ''] = row
  const kind = isAnswerKind(asked) ? asked : guessAnswerKind(asked, language)
  const reading = readAnswer(kind, text, language)
  return expected === LEFT_OUT ? reading === undefined : expected.split('; ').every(one => isMet(reading, one))
}

interface Score {
  readonly share: number
  readonly wrong: readonly string[]
}

/** How many answers of a table are read as a native reader expects. */
export function scoreOf(language: AnswerLanguage, table: string): Score {
  const rows = rowsOf(language, table)
  const wrong = rows.filter(row => !isRight(row, language)).map(row => row.join(' | '))
  return { share: 1 - wrong.length / rows.length, wrong }
}
