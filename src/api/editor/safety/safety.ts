import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { findUnfit } from './find-unfit.ts'
import { namesOf } from './given-names.ts'

export function checkSafety(brief: Brief, chapter: Manuscript): Finding[] {
  const names = namesOf(brief)
  const check = (text: string, paragraph: number | undefined): Finding[] => {
    const word = findUnfit(text, brief.language, brief.targetAge, names)
    const note = `"${word}" does not fit readers of the age "${brief.targetAge}".`
    return word === undefined ? [] : [{ kind: 'safety', chapter: chapter.number, paragraph, note }]
  }
  return [
    ...check(chapter.title, undefined),
    ...paragraphsOf(chapter).flatMap((text, paragraph) => check(text, paragraph)),
  ]
}
