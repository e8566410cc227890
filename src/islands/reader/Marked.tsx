interface Props {
  readonly text: string
  /** Sentence to mark, and its offset in the text. */
  readonly quote: string
  readonly start: number
}

export function Marked({ text, quote, start }: Props) {
  if (text.slice(start, start + quote.length) !== quote) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className="reader-mark">{quote}</mark>
      {text.slice(start + quote.length)}
    </>
  )
}
