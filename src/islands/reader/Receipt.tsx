import './receipt.css'
import { lazy, Suspense, useState } from 'react'
import type { ToldOptions } from '../../contract/answers/told-options.ts'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'

/** Most readers never open it. */
const Lines = lazy(async () => ({ default: (await import('./ReceiptLines.tsx')).ReceiptLines }))

export interface ReceiptProps {
  readonly lines: readonly ReceiptLine[]
  readonly texts: Texts['reader']['receipt']
  readonly options: ToldOptions
  readonly storyLanguage: string
  readonly marked: ReceiptLine | undefined
  /** Called with the line whose sentence the reader wants to see. */
  readonly onFollow: (line: ReceiptLine) => void
}

/** What became of the visitor's answers. */
export function Receipt(props: ReceiptProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="rd-receipt" onToggle={() => setOpened(true)}>
      <summary>{props.texts.heading}</summary>
      <p className="hint">{props.texts.lead}</p>
      {wasOpened && (
        <Suspense>
          <Lines {...props} />
        </Suspense>
      )}
    </details>
  )
}
