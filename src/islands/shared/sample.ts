import type { SheetProps } from './shared-props.ts'

export const chapterId = (number: number): string => `chapter-${number}`

/** Whoever has not got the story in a library, on each step of the way there. */
const READERS: readonly SheetProps['now']['status'][] = ['visitor', 'unproven', 'mailing', 'mailed', 'not-mailed']

/** Whether the beginning stands below, which it does only where the share opens it. */
export const isSample = ({ shared, status }: SheetProps['now']): boolean =>
  shared.firstChapter !== null && READERS.includes(status)
