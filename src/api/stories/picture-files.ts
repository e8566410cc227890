/** The 2x2 picture of all four covers. */
export const OVERVIEW_FILE = 'cover-overview.webp'
/** One of the four covers; `index` counts from 0. */
export const quadrantFile = (index: number): string => `cover-${index + 1}.webp`
/** The picture of a chapter; chapters count from 1. */
export const chapterPictureFile = (chapter: number): string => `chapter-${chapter}.webp`
