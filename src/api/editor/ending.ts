import { own } from '../../lib/own.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { paragraphsOf } from './paragraphs.ts'

const CURTAINS: Readonly<Record<string, RegExp>> = {
  en: /^the end\W*$/iu,
  de: /^ende\W*$/iu,
  fr: /^fin\W*$/iu,
  es: /^fin\W*$/iu,
  it: /^fine\W*$/iu,
  th: /^จบ\W*$/u,
  tr: /^son\W*$/iu,
}

/** Closed sentences; Thai, for one, has no mark. */
const CLOSED = /[.!?…‽。！？।؟۔][\s"'”“„’‘»«›‹」』)\]]*$|[:—–-]$/u
const WITHOUT_MARK = new Set(['th', 'lo', 'km', 'my'])

/** A chapter must end its last sentence; only the last chapter may end the story. */
export function checkEnding(brief: Brief, chapter: Manuscript, isLast: boolean): Finding[] {
  const paragraphs = paragraphsOf(chapter)
  const paragraph = paragraphs.length - 1
  const last = (paragraphs[paragraph] ?? '').trim()
  const isCurtain = own(CURTAINS, brief.language)?.test(last) === true
  const finding = (note: string): Finding[] => [{ kind: 'continuity', chapter: chapter.number, paragraph, note }]
  if (isCurtain) return isLast ? [] : finding('The story goes on, but this chapter says that it ends here.')
  if (WITHOUT_MARK.has(brief.language) || CLOSED.test(last)) return []
  return finding('The chapter breaks off in the middle of a sentence.')
}
