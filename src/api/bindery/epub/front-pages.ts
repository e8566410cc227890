import { BRAND } from '../../../contract/brand.ts'
import { fill } from '../../../lib/fill.ts'
import type { DedicationLines } from '../dedication.ts'
import { dayIn } from '../language.ts'
import { titleOf } from '../names.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { plainText } from '../plain-text.ts'
import { escaped } from './markup.ts'
import { ownLanguage, pageMarkup } from './page.ts'

export const coverPage = (book: ReadyBook): string =>
  pageMarkup(book, {
    title: titleOf(book),
    part: 'cover',
    body: `<section class="cover" epub:type="cover"><img role="doc-cover" src="cover.jpg" alt="${escaped(book.cover.alt)}"/></section>`,
  })

export function titlePage(book: ReadyBook): string {
  const teaser = plainText(book.teaser)
  const body = `<section class="title-page" epub:type="titlepage">
<h1 epub:type="title">${escaped(titleOf(book))}</h1>
<div class="ornament" aria-hidden="true"></div>
${teaser === '' ? '' : `<p class="teaser">${escaped(teaser)}</p>\n`}<p class="author"${ownLanguage(book)}>${escaped(book.texts.author)}</p>
</section>`
  return pageMarkup(book, { title: titleOf(book), part: 'frontmatter', body })
}

export function dedicationPage(book: ReadyBook, { lines, from }: DedicationLines): string {
  const by = from === '' ? '' : `<p class="author">${escaped(from)}</p>`
  return pageMarkup(book, {
    title: titleOf(book),
    part: 'frontmatter',
    body: `<section class="dedication" epub:type="dedication" role="doc-dedication"><p>${lines.map(escaped).join('<br/>')}</p>${by}</section>`,
  })
}

function aboutLines({ texts, chapters, date }: ReadyBook): string[] {
  const hasSound = chapters.some(({ sound }) => sound)
  return [
    texts.made,
    ...(hasSound ? [texts.voice] : []),
    texts.fiction,
    fill(texts.finished, { date: dayIn(texts.language, date) }),
  ]
}

export function aboutPage(book: ReadyBook): string {
  const lines = aboutLines(book).map(line => `<p>${escaped(line)}</p>`)
  const body = `<section class="about" epub:type="colophon" role="doc-colophon" aria-labelledby="about"${ownLanguage(book)}>
<h1 id="about">${escaped(book.texts.about)}</h1>
${lines.join('\n')}
<p class="brand">${escaped(BRAND)}</p>
</section>`
  return pageMarkup(book, { title: book.texts.about, part: 'backmatter', body })
}
