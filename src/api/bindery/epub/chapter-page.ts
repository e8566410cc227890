import { itemAt } from '../../../lib/item-at.ts'
import { type Block, blocksOf } from '../block.ts'
import { languageTag, takesLargeInitial } from '../language.ts'
import { chapterLabel, chapterName, hasContents } from '../names.ts'
import type { ReadyBook, ReadyChapter } from '../pictures/ready-book.ts'
import { plainText } from '../plain-text.ts'
import { escaped } from './markup.ts'
import { spokenParagraph, spokenTitle } from './overlay.ts'
import { ownLanguage, pageMarkup } from './page.ts'

export const chapterFile = (index: number): string => `chapter-${String(index + 1).padStart(2, '0')}`

function headingMarkup(book: ReadyBook, index: number): string {
  const { title, sound } = itemAt(book.chapters, index)
  const label = hasContents(book)
    ? `<span class="label"${ownLanguage(book)}>${escaped(chapterLabel(book, index))}</span> `
    : ''
  if (plainText(title) === '') return `<h1 id="heading">${label || escaped(chapterName(book, index))}</h1>`
  return `<h1 id="heading">${label}<span class="name">${spokenTitle(title, sound)}</span></h1>`
}

function blockMarkup(block: Block, { paragraphs, sound }: ReadyChapter, canEnlarge: boolean): string {
  if (block.kind === 'break') return '<hr class="break"/>'
  const kind = block.isFirst ? ` class="first${canEnlarge && block.index === 0 ? ' initial' : ''}"` : ''
  const text = sound ? spokenParagraph(paragraphs[block.index] ?? '', sound, block.index) : escaped(block.text)
  return `<p${kind}>${text}</p>`
}

export function chapterPage(book: ReadyBook, index: number): string {
  const chapter = itemAt(book.chapters, index)
  const canEnlarge = takesLargeInitial(languageTag(book))
  const picture = chapter.picture
    ? `<figure><img src="${chapterFile(index)}.jpg" alt="${escaped(chapter.picture.alt)}"/></figure>\n`
    : ''
  const blocks = blocksOf(chapter).map(block => blockMarkup(block, chapter, canEnlarge))
  const body = `<section id="chapter" epub:type="chapter" role="doc-chapter" aria-labelledby="heading">
${headingMarkup(book, index)}
${picture}${blocks.join('\n')}
</section>`
  return pageMarkup(book, { title: chapterName(book, index), part: 'bodymatter', body })
}
