import { Marked, type Token } from 'marked'
import type { Picture } from './picture.ts'
import { plainText, sanitise } from './sanitise.ts'

declare const safe: unique symbol
/** Made of markdown in this folder: nothing in it executes, so a page may set it as it is. */
export type SafeHtml = string & { readonly [safe]: true }

const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6
/** UTF-16 units, of the longest text of the content service. */
const LENGTH_MAX = 50_000
/** Fifty quotes and lists in one another: the parser's time is quadratic in them. */
const TOO_DEEP = /^(?:[ \t]{0,8}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){50}/m

export interface MarkdownOptions {
  /** An image of one of them gets its size, so that the layout does not shift. */
  readonly pictures?: readonly Picture[]
}

/** GitHub's flavour; the highest heading becomes an h2. A text too long or too deep is shown as it was typed. */
export function renderMarkdown(markdown: string, { pictures = [] }: MarkdownOptions = {}): SafeHtml {
  if (markdown.length > LENGTH_MAX || TOO_DEEP.test(markdown)) return plainText(markdown) as SafeHtml
  try {
    return sanitise(parse(markdown), pictures) as SafeHtml
  } catch (error) {
    // Other deep nesting overflows the parser's stack.
    if (!(error instanceof RangeError)) throw error
    return plainText(markdown) as SafeHtml
  }
}

function parse(markdown: string): string {
  const marked = new Marked({ gfm: true, async: false })
  const tokens = marked.lexer(markdown)
  shiftHeadings(tokens, marked)
  return marked.parser(tokens)
}

function shiftHeadings(tokens: Token[], marked: Marked): void {
  const headings: { depth: number }[] = []
  // Not awaited: nothing in the visit is asynchronous.
  void marked.walkTokens(tokens, token => {
    if (token.type === 'heading') headings.push(token as { depth: number } & Token)
  })
  const shift = HIGHEST_HEADING - Math.min(...headings.map(({ depth }) => depth))
  for (const heading of headings) heading.depth = Math.min(heading.depth + shift, LOWEST_HEADING)
}
