import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../../../src/api/author/offline/answers/read-answer.ts'
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../../../../src/api/author/offline/answers/reading.ts'
import { rowsOf } from './tables.ts'
import { scoreOf } from './typed.ts'

/** Of the answers, those that a story says as a native reader would. */
const RIGHT_LEAST = 0.97

const ASLEEP: Readonly<Record<AnswerLanguage, string>> = {
  de: 'redet im Schlaf',
  en: 'laughs in her sleep',
  fr: 'parle en dormant',
  es: 'habla dormido',
  it: 'ride nel sonno',
}
/** Answers for which the readers were written, and answers that were written down afterwards. */
const TABLES = [
  { table: 'typed', least: 60 },
  { table: 'fresh-typed', least: 25 },
  { table: 'second-typed', least: 25 },
]

describe.each(ANSWER_LANGUAGES)('Answers as people type them, in "%s",', language => {
  it.each(TABLES)(
    'are said as a native reader would, or left out where nothing is said ($table)',
    ({ table, least }) => {
      const { share, wrong } = scoreOf(language, table)
      expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_LEAST)
      expect(rowsOf(language, table).length).toBeGreaterThanOrEqual(least)
    },
  )
})

describe('A habit of somebody asleep', () => {
  it('is begun by nobody, and told of nobody awake', () => {
    for (const [language, typed] of Object.entries(ASLEEP)) {
      const forms = readAnswer('habit', typed, language as AnswerLanguage)?.forms ?? {}
      expect(Object.keys(forms)).toEqual(['asleep'])
    }
  })
})
