import type { BookChapter } from './book.ts'
import { isSceneBreak, plainText } from './plain-text.ts'

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string; readonly index: number; readonly isFirst: boolean }
  | { readonly kind: 'break' }

/** `index` counts the paragraphs given, `isFirst` opens a chapter or scene. Outer and doubled pauses are dropped. */
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
