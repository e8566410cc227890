import type { SheetProps } from './shared-props.ts'

export const chapterId = (number: number): string => `chapter-${number}`

/** Whether the beginning stands below: for whoever has not got the story in a library, and only where the share opens it. */
export const isSample = ({ shared, status }: SheetProps['now']): boolean =>
  shared.firstChapter !== null && (status === 'visitor' || status === 'mailed' || status === 'unproven')
