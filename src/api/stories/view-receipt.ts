import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { storedReceipt } from '../db/story-columns.ts'

/** Receipt lines whose sentence still stands in its chapter, as revisions may drop some. Null without a receipt. */
export function viewReceipt(story: Pick<StoryRow, 'receipt'>, chapters: Story['chapters']): ReceiptLine[] | null {
  const receipt = storedReceipt(story.receipt)
  if (!receipt) return null
  const texts = new Map(chapters.map(({ number, text }) => [number, text.split('\n')]))
  return receipt.flatMap(({ required: _, ...line }) => {
    const start = texts.get(line.chapter)?.[line.paragraph]?.indexOf(line.quote) ?? -1
    return start === -1 ? [] : [{ ...line, start }]
  })
}
