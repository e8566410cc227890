import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { paragraphsOf } from './paragraphs.ts'

const SPACE = '[ \\u00a0\\u2009\\u202f\\t]'
const DOUBLE = new RegExp(`${SPACE}{2,}|\\t`, 'u')
const EDGE = new RegExp(`^${SPACE}|${SPACE}$`, 'u')
/** An ellipsis may stand free: "and then ...". */
const BEFORE_POINT = `${SPACE}(?:,|\\.(?![.\\d]))`
const BEFORE_ANY = new RegExp(`${BEFORE_POINT}|${SPACE}[;:!?](?!\\p{L})`, 'u')
/** French sets a narrow space before the high marks, never before comma and point. */
const BEFORE_ANY_FRENCH = new RegExp(BEFORE_POINT, 'u')

function problemOf(text: string, language: string): string | undefined {
  if (text.trim() === '') return 'The paragraph is empty.'
  if (EDGE.test(text)) return 'The paragraph begins or ends with a space.'
  if (DOUBLE.test(text)) return 'Two spaces stand together.'
  const before = language === 'fr' ? BEFORE_ANY_FRENCH : BEFORE_ANY
  return before.test(text) ? 'A space stands before a punctuation mark.' : undefined
}

export function checkSpacing(brief: Brief, chapter: Manuscript): Finding[] {
  return paragraphsOf(chapter).flatMap((text, paragraph): Finding[] => {
    const note = problemOf(text, brief.language)
    return note === undefined ? [] : [{ kind: 'spacing', chapter: chapter.number, paragraph, note }]
  })
}
