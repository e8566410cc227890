import type { BookChapter } from './book.ts'
import { isSceneBreak, plainText } from './plain-text.ts'

/** A paragraph that has something to say, or a pause between scenes. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string; readonly index: number; readonly isFirst: boolean }
  | { readonly kind: 'break' }

/**
 * The blocks of a chapter in order; `index` is the paragraph's place in the chapter as given. The first paragraph of the
 * chapter and of each scene is `isFirst`. Pauses at the ends and doubled ones are dropped.
 */
export function blocksOf({ paragraphs }: Pick<BookChapter, 'paragraphs'>): Block[] {
  const blocks: Block[] = []
  let isPending = false
  for (const [index, raw] of paragraphs.entries()) {
    const text = plainText(raw)
    if (text === '') continue
    if (isSceneBreak(raw)) {
      isPending = blocks.length > 0
      continue
    }
    if (isPending) blocks.push({ kind: 'break' })
    blocks.push({ kind: 'paragraph', text, index, isFirst: isPending || blocks.length === 0 })
    isPending = false
  }
  return blocks
}
