import { directionOf, languageTag } from '../language.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { escaped } from './markup.ts'

export interface Page {
  /** Plain text. */
  readonly title: string
  /** Markup. */
  readonly body: string
  /** Where in the book it stands, as EPUB names it. */
  readonly part: 'cover' | 'frontmatter' | 'bodymatter' | 'backmatter'
}

/** A whole XHTML file. */
export function pageMarkup(book: ReadyBook, { title, body, part }: Page): string {
  const tag = languageTag(book)
  const direction = directionOf(tag) === 'rtl' ? ' dir="rtl"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" xml:lang="${tag}"${direction}>
<head>
<meta charset="utf-8"/>
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body epub:type="${part}">
${body}
</body>
</html>
`
}

/** Attributes for words of the product that stand in another language than the story. */
export function ownLanguage({ texts, language }: ReadyBook): string {
  const isSame = languageTag({ language }).split('-')[0] === texts.language
  return isSame ? '' : ` lang="${texts.language}" xml:lang="${texts.language}" dir="ltr"`
}
