import { directionOf, languageTag } from '../language.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { escaped } from './markup.ts'

export interface Page {
  /** Plain text. */
  readonly title: string
  /** Markup. */
  readonly body: string
  /** Value of `epub:type`. */
  readonly part: 'cover' | 'frontmatter' | 'bodymatter' | 'backmatter'
}

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

/** Attributes for the product's words where their language is not the story's. */
export function ownLanguage({ texts, language }: ReadyBook): string {
  const isSame = languageTag({ language }).split('-')[0] === texts.language
  return isSame ? '' : ` lang="${texts.language}" xml:lang="${texts.language}" dir="ltr"`
}
