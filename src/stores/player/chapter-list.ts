import type { SoundChapter } from './player-chapters.ts'

export type ChapterList = ReturnType<typeof createChapterList>

export function createChapterList(first: readonly SoundChapter[]) {
  let chapters = first
  return {
    at: (number: number) => chapters.find(chapter => chapter.number === number),
    beside: (number: number, by: -1 | 1) => chapters[chapters.findIndex(chapter => chapter.number === number) + by],
    first: () => chapters[0]?.number ?? 1,
    set: (next: readonly SoundChapter[]) => {
      chapters = next
    },
  }
}
