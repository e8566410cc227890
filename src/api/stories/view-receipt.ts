import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'

/**
 * The receipt of a finished story, of those lines whose sentence still stands in its chapter: a story that was changed
 * since must not claim what it no longer says. Null when there is none.
 */
export function viewReceipt(story: Pick<StoryRow, 'receipt'>, chapters: Story['chapters']): ReceiptLine[] | null {
  if (!story.receipt) return null
  const texts = new Map(chapters.map(({ number, text }) => [number, text.split('\n')]))
  return story.receipt.flatMap(({ required: _, ...line }) => {
    const start = texts.get(line.chapter)?.[line.paragraph]?.indexOf(line.quote) ?? -1
    return start === -1 ? [] : [{ ...line, start }]
  })
}
