import type { ChapterOutline } from '../../author/author.ts'
import { checkOutline } from '../check-outline.ts'
import type { Step } from '../step.ts'

/** Gives unplanned facts to the chapter that has the fewest, and rejects an outline that cannot be written. */
export const edit: Step<'edit'> = async work => {
  const outline = work.output('draft')
  const { unplanned } = work.output('check')
  const edited = { ...outline, chapters: unplanned.reduce(giveFact, outline.chapters) }
  checkOutline(work.brief, edited)
  return { output: edited }
}

function giveFact(chapters: readonly ChapterOutline[], fact: string): readonly ChapterOutline[] {
  // The opening chapter is already written.
  const open = chapters.length > 1 ? chapters.slice(1) : chapters
  const lightest = open.reduce((least, chapter) => (chapter.facts.length < least.facts.length ? chapter : least))
  return chapters.map(chapter => (chapter === lightest ? { ...chapter, facts: [...chapter.facts, fact] } : chapter))
}
