/** In percent of the book's width: the widest letters of its type, and the most that its longest word takes up. */
const TYPE_LARGEST = 8.4
const WORD_SPAN = 126
/** Longer words are broken rather than set smaller still. */
const LETTERS_MAX = 21

interface Props {
  readonly title: string
  /** Of the story. */
  readonly language: string
  readonly decoration?: boolean
}

/** Set so small that the longest word of the title fits. `decoration`: the title itself is beside it. */
export function BookTitle({ title, language, decoration = false }: Props) {
  const longest = Math.max(...title.split(/[\s\u00ad-]+/).map(word => word.length))
  const size = Math.min(TYPE_LARGEST, WORD_SPAN / Math.min(longest, LETTERS_MAX))
  return (
    <span
      className="book-title"
      lang={language}
      aria-hidden={decoration}
      style={{ fontSize: `clamp(0.8125rem, ${size}cqi, 2rem)` }}
    >
      {title}
    </span>
  )
}
