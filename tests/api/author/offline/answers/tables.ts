import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnswerLanguage } from '../../../../../src/api/author/offline/answers/reading.ts'

/** Rows of a table of answers: what was typed, then the forms that a native reader expects. */
export function rowsOf(language: AnswerLanguage, table: string): string[][] {
  const file = path.join(import.meta.dirname, language, `${table}.txt`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split(' | '))
}
