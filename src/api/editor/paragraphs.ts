import type { Manuscript } from '../story/manuscript.ts'

/** The paragraphs of a chapter, in order, as they stand: findings count them from 0. */
export const paragraphsOf = (chapter: Manuscript): string[] => chapter.text.split('\n')
