import type { Finding } from '../../editor/finding.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'

/** Repairs spacing only; lengths are met when composing. Remaining findings rightly stop the story. */
export function repaired(_brief: Brief, chapter: Manuscript, findings: readonly Finding[]): Manuscript {
  if (!findings.some(({ kind }) => kind === 'spacing')) return chapter
  const text = chapter.text
    .split('\n')
    .map(paragraph =>
      paragraph
        .replace(/\s{2,}/g, ' ')
        .replace(/ ([,.])/g, '$1')
        .trim(),
    )
    .filter(paragraph => paragraph !== '')
    .join('\n')
  return { ...chapter, text }
}
