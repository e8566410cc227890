import { fill } from '../../lib/fill.ts'
import { paragraphAddress } from './paragraph-address.ts'
import { receiptAnswer, receiptLabel } from './receipt-label.ts'
import type { ReceiptProps } from './receipt-props.ts'

export const ReceiptLines = ({ lines, texts, options, storyLanguage, marked, onFollow }: ReceiptProps) => (
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
)
