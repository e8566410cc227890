interface Props {
  readonly text: string
  /** The sentence to mark, and where it begins in the text. */
  readonly quote: string
  readonly start: number
}

/** A paragraph with one of its sentences marked; unmarked when the sentence is not there. */
export function Marked({ text, quote, start }: Props) {
  if (text.slice(start, start + quote.length) !== quote) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className="rd-mark">{quote}</mark>
      {text.slice(start + quote.length)}
    </>
  )
}
