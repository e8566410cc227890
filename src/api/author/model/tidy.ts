/** French has a narrow space before high punctuation. */
const BEFORE_MARK = / (?=[,;:!?]|\.(?![.\d]))/gu
const BEFORE_MARK_FRENCH = / (?=,|\.(?![.\d]))/gu
const FRENCH_HIGH_MARK = / (?=[;!?:»])/gu

/** Normalises spaces: models leave line feeds, doubled spaces and spaces at the edges. */
export function tidy(text: string, language: string): string {
  const single = text.replace(/[\s\u200b]+/gu, ' ').trim()
  if (language !== 'fr') return single.replace(BEFORE_MARK, '')
  return single
    .replace(BEFORE_MARK_FRENCH, '')
    .replace(FRENCH_HIGH_MARK, '\u202f')
    .replace(/«[ \u00a0\u202f]*/gu, '«\u202f')
}

/** Splits paragraphs that one string hides, and drops empty ones. */
export function tidyParagraphs(paragraphs: readonly string[], language: string): string[] {
  return paragraphs.flatMap(paragraph => paragraph.split(/\n+/u).map(line => tidy(line, language))).filter(Boolean)
}
