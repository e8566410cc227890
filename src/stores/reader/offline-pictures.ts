import type { Story } from '../../contract/story.ts'

const SHOWN = ['coverimage', 'chapterimage']

/** '/api/v1/media/…/chapter-2.webp?expires=…' is 'chapter-2.webp'. */
export const fileNameIn = (address: string): string => address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''

export function shownPictures(story: Story): string[] {
  const items = [...story.mediaItems, ...story.chapters.flatMap(chapter => chapter.mediaItems)]
  const drawn = items.filter(({ type }) => SHOWN.includes(type)).map(({ downloadUrl }) => downloadUrl)
  const all = [story.cover, story.coverFormats.card, ...drawn].filter(address => address !== null)
  return [...new Map(all.map(address => [fileNameIn(address), address])).values()]
}

/** Replaces the addresses of files by their names. Pictures and downloads without an address are left out. */
export function withPictures(story: Story, addressOf: (name: string) => string | undefined): Story {
  const found = (address: string | null) => (address === null ? null : (addressOf(fileNameIn(address)) ?? null))
  const items = (all: Story['mediaItems']) =>
    all.flatMap(item => {
      const downloadUrl = found(item.downloadUrl)
      return downloadUrl === null ? [] : [{ ...item, downloadUrl }]
    })
  const { card, full, square, wide, tall } = story.coverFormats
  return {
    ...story,
    cover: found(story.cover),
    coverFormats: {
      card: found(card),
      full: found(full),
      square: found(square),
      wide: found(wide),
      tall: found(tall),
    },
    mediaItems: items(story.mediaItems),
    chapters: story.chapters.map(chapter => ({ ...chapter, mediaItems: items(chapter.mediaItems) })),
  }
}
