import { Marked, type Token } from 'marked'
import type { Picture } from './picture.ts'
import { plainText, sanitise } from './sanitise.ts'

declare const safe: unique symbol
/** HTML that this folder made of markdown: nothing in it executes, so a page may set it as it is. */
export type SafeHtml = string & { readonly [safe]: true }

const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6
/** Characters (UTF-16 units) of the longest text the content service holds. */
const LENGTH_MAX = 50_000
/** A line of fifty quotes and lists in one another: the parser's time grows with the square of them. */
const TOO_DEEP = /^(?:[ \t]{0,8}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){50}/m

export interface MarkdownOptions {
  /** The entry's pictures: an image of one of them gets its size, so that nothing moves when it arrives. */
  readonly pictures?: readonly Picture[]
}

/**
 * Markdown (GitHub's flavour) as HTML for a page that has a heading of its own: the highest heading of the text becomes
 * an h2, the others keep their distance to it. What is too long or too deep to be markdown is shown as it was typed.
 */
export function renderMarkdown(markdown: string, { pictures = [] }: MarkdownOptions = {}): SafeHtml {
  if (markdown.length > LENGTH_MAX || TOO_DEEP.test(markdown)) return plainText(markdown) as SafeHtml
  try {
    return sanitise(parse(markdown), pictures) as SafeHtml
  } catch (error) {
    // Something else that lies deep in itself: the parser goes down into it until the stack ends.
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
  // What it collects is of no use here: nothing in the visit is waited for.
  void marked.walkTokens(tokens, token => {
    if (token.type === 'heading') headings.push(token as { depth: number } & Token)
  })
  const shift = HIGHEST_HEADING - Math.min(...headings.map(({ depth }) => depth))
  for (const heading of headings) heading.depth = Math.min(heading.depth + shift, LOWEST_HEADING)
}
