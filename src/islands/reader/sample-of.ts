import type { TextPosition } from '../../contract/reading-position.ts'
import type { ReadingText } from '../../stores/reader/reading-text.ts'

/** Letters of about two lines in the panel. */
const LETTERS_MAX = 54
const LETTERS_MIN = 16

/** A sentence of the paragraph that is read; of a long one the beginning, at a whole word. */
export function sampleOf({ chapters }: ReadingText, { chapter, paragraph }: TextPosition): string {
  const paragraphs = chapters.find(({ number }) => number === chapter)?.paragraphs ?? []
  const text = paragraphs.slice(paragraph).find(({ length }) => length >= LETTERS_MIN) ?? paragraphs[0] ?? ''
  const sentence = text.split(/(?<=[.!?…]["”“»’]?)\s/u).find(({ length }) => length >= LETTERS_MIN) ?? text
  if (sentence.length <= LETTERS_MAX) return sentence
  const cut = sentence.slice(0, LETTERS_MAX)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LETTERS_MIN))} …`
}
