import './receipt.css'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphAddress } from './paragraph-address.ts'
import { receiptAnswer, receiptLabel } from './receipt-label.ts'

interface Props {
  readonly lines: readonly ReceiptLine[]
  readonly texts: Texts['reader']['receipt']
  readonly options: Pick<Texts['options'], 'hair' | 'eyes' | 'build'>
  readonly storyLanguage: string
  readonly marked: ReceiptLine | undefined
  /** Called with the line whose sentence the reader wants to see. */
  readonly onFollow: (line: ReceiptLine) => void
}

/** The visitor's answers, each leading to its sentence. */
export const Receipt = ({ lines, texts, options, storyLanguage, marked, onFollow }: Props) => (
  <details className="rd-receipt">
    <summary>{texts.heading}</summary>
    <p className="hint">{texts.lead}</p>
    <ul>
      {lines.map(line => (
        <li key={line.fact}>
          <a
            href={`#${paragraphAddress(line)}`}
            aria-current={line === marked ? 'true' : undefined}
            onClick={() => onFollow(line)}
          >
            <small>{receiptLabel(line, texts.labels)}</small>
            <strong>{receiptAnswer(line, options)}</strong>
            <q lang={storyLanguage}>{line.quote}</q>
            <small>{fill(texts.place, { number: line.chapter })}</small>
          </a>
        </li>
      ))}
    </ul>
  </details>
)
