import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** In points from the page's lower left corner. */
interface Area {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

const UNITS_MAX = 200
const BYTES_PER_UNIT = 2
const WORDS_MAX = 12

/** The first words in an area of a page, as they are spoken: divided words are whole again. */
export function pageText(reader: WrappedPdfiumModule, page: number, { left, top, right, bottom }: Area): string {
  const { malloc, free } = reader.pdfium.wasmExports
  const text = reader.FPDFText_LoadPage(page)
  const letters = malloc(UNITS_MAX * BYTES_PER_UNIT)
  try {
    const count = reader.FPDFText_GetBoundedText(text, left, top, right, bottom, letters, UNITS_MAX)
    const units = Array.from({ length: Math.min(count, UNITS_MAX) }, (_, index) =>
      reader.pdfium.getValue(letters + index * BYTES_PER_UNIT, 'i16'),
    )
    return firstWords(String.fromCharCode(...units))
  } finally {
    free(letters)
    reader.FPDFText_ClosePage(text)
  }
}

/** PDFium has U+0002 where a word is divided, and ends with U+0000. */
const DIVIDED = '\u0002'
const SOFT_HYPHEN = '\u00ad'
const END = '\u0000'
/** Dots that lead to a number are none. */
const LETTERS = /[\p{L}\p{N}]/u

function firstWords(text: string): string {
  const whole = text
    .replaceAll(END, '')
    .replaceAll(SOFT_HYPHEN, DIVIDED)
    .split(DIVIDED)
    .map((part, index) => (index === 0 ? part : part.trimStart()))
    .join('')
  const words = whole.split(/\s+/).filter(word => LETTERS.test(word))
  return words.filter(isSpoken).slice(0, WORDS_MAX).join(' ')
}

/** A large initial stands beside its word, which has the letter once more for the ear. */
const isSpoken = (word: string, index: number, words: readonly string[]): boolean =>
  word.length > 1 || !(words[index + 1] ?? '').startsWith(word) || words[index + 1] === word
