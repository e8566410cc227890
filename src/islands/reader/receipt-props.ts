import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
export interface ReceiptProps {
  readonly lines: readonly ReceiptLine[]
  readonly texts: Texts['reader']['receipt']
  readonly options: FactOptions
  readonly storyLanguage: string
  readonly marked: ReceiptLine | undefined
  /** Called with the line whose sentence the reader wants to see. */
  readonly onFollow: (line: ReceiptLine) => void
}
