import type { StoryStatus } from '../../contract/story.ts'

/** The chapters of a status whose texts need not be sent again, as its call asks for them; undefined while there are none. */
export function knownChapters(status: StoryStatus | undefined): string | undefined {
  const known = status?.story.chapters.map(({ number, revision }) => `${number}.${revision}`) ?? []
  return known.length > 0 ? known.join(',') : undefined
}

/** A status with the texts that were left out of it, from the one before. */
export function withKnownTexts(status: StoryStatus, before: StoryStatus | undefined): StoryStatus {
  const texts = new Map(before?.story.chapters.map(({ number, revision, text }) => [`${number}.${revision}`, text]))
  const chapters = status.story.chapters.map(chapter =>
    chapter.text === '' ? { ...chapter, text: texts.get(`${chapter.number}.${chapter.revision}`) ?? '' } : chapter,
  )
  return { ...status, story: { ...status.story, chapters } }
}
