import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { checkSentences } from './long-sentences.ts'
import { checkReadingEase } from './reading-ease.ts'

export const checkAge = (brief: Brief, chapter: Manuscript): Finding[] => [
  ...checkSentences(brief, chapter),
  ...checkReadingEase(brief, chapter),
]
