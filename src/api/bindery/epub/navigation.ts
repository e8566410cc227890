import { languageTag } from '../language.ts'
import { chapterLabel, chapterName, hasContents, titleOf } from '../names.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { plainText } from '../plain-text.ts'
import { chapterFile } from './chapter-page.ts'
import { escaped } from './markup.ts'
import { ownLanguage, pageMarkup } from './page.ts'

function entryMarkup(book: ReadyBook, index: number): string {
  const hasLabel = hasContents(book) && plainText(book.chapters[index]?.title ?? '') !== ''
  const label = hasLabel ? `<span class="label"${ownLanguage(book)}>${escaped(chapterLabel(book, index))}</span> ` : ''
  return `<li><a href="${chapterFile(index)}.xhtml">${label}${escaped(chapterName(book, index))}</a></li>`
}

export function navigationPage(book: ReadyBook): string {
  const { texts } = book
  const own = ownLanguage(book)
  const entries = book.chapters.map((_, index) => entryMarkup(book, index))
  const landmarks = [
    ['cover', 'cover.xhtml', texts.cover],
    ['titlepage', 'title.xhtml', texts.titlePage],
    ['toc', 'contents.xhtml', texts.contents],
    ['bodymatter', `${chapterFile(0)}.xhtml`, texts.begin],
    ['backmatter', 'about.xhtml', texts.about],
  ].map(([type = '', file, name = '']) => `<li><a epub:type="${type}" href="${file}">${escaped(name)}</a></li>`)
  const body = `<nav epub:type="toc" role="doc-toc" id="contents" aria-labelledby="heading">
<h1 id="heading"${own}>${escaped(texts.contents)}</h1>
<ol>
${entries.join('\n')}
<li${own}><a href="about.xhtml">${escaped(texts.about)}</a></li>
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden"${own}>
<ol>
${landmarks.join('\n')}
</ol>
</nav>`
  return pageMarkup(book, { title: texts.contents, part: 'frontmatter', body })
}

/** NCX for devices from before EPUB 3. */
export function olderNavigation(book: ReadyBook): string {
  const points = book.chapters.map(
    (_, index) =>
      `<navPoint id="n${index + 1}" playOrder="${index + 1}"><navLabel><text>${escaped(chapterName(book, index))}</text></navLabel><content src="${chapterFile(index)}.xhtml"/></navPoint>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${languageTag(book)}">
<head><meta name="dtb:uid" content="urn:uuid:${escaped(book.id)}"/></head>
<docTitle><text>${escaped(titleOf(book))}</text></docTitle>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`
}
