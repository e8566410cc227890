/** French sets a narrow space before the high marks. */
const BEFORE_MARK = / (?=[,;:!?]|\.(?![.\d]))/gu
const BEFORE_MARK_FRENCH = / (?=,|\.(?![.\d]))/gu
const FRENCH_HIGH_MARK = / (?=[;!?:»])/gu

/** One line of text with its spaces set right: models leave line feeds, doubled spaces and spaces at the edges. */
export function tidy(text: string, language: string): string {
  const single = text.replace(/[\s\u200b]+/gu, ' ').trim()
  if (language !== 'fr') return single.replace(BEFORE_MARK, '')
  return single
    .replace(BEFORE_MARK_FRENCH, '')
    .replace(FRENCH_HIGH_MARK, '\u202f')
    .replace(/«[ \u00a0\u202f]*/gu, '«\u202f')
}

/** Paragraphs set right; an answer may hide several in one string, or hold an empty one. */
export function tidyParagraphs(paragraphs: readonly string[], language: string): string[] {
  return paragraphs.flatMap(paragraph => paragraph.split(/\n+/u).map(line => tidy(line, language))).filter(Boolean)
}
