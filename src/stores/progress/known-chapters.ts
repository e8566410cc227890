import type { StoryStatus } from '../../contract/story.ts'

/** Chapters whose texts need not be sent again, as the call takes them; undefined when none. */
export function knownChapters(status: StoryStatus | undefined): string | undefined {
  const known = status?.story.chapters.map(({ number, revision }) => `${number}.${revision}`) ?? []
  return known.length > 0 ? known.join(',') : undefined
}

export function withKnownTexts(status: StoryStatus, before: StoryStatus | undefined): StoryStatus {
  const texts = new Map(before?.story.chapters.map(({ number, revision, text }) => [`${number}.${revision}`, text]))
  const chapters = status.story.chapters.map(chapter =>
    chapter.text === '' ? { ...chapter, text: texts.get(`${chapter.number}.${chapter.revision}`) ?? '' } : chapter,
  )
  return { ...status, story: { ...status.story, chapters } }
}
