import { ID3Writer } from 'browser-id3-writer'
import type { BookTags } from '../narrator.ts'
import { threeLetters } from './language-codes.ts'

/** https://cv.iptc.org/newscodes/digitalsourcetype/: what a trained model made, and what a program made without one. */
export const sourceType = ({ byModel }: Pick<BookTags, 'byModel'>): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${byModel ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'}`
export const GENRE = 'Audiobook'

/** Tags hold one line of text; what a reader of ID3 would take for an end or a command is gone. */
export const line = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** An ID3v2.3 tag before the given sound, with what every file of a book says. */
export function openTags(sound: Uint8Array, tags: BookTags): ID3Writer {
  const { title, author, language, madeWithAi } = tags
  // The writer keeps the whole buffer, so it must hold nothing but the sound.
  const writer = new ID3Writer(sound.slice().buffer)
  const code = threeLetters(language)
  return writer
    .setFrame('TALB', line(title))
    .setFrame('TPE1', [line(author)])
    .setFrame('TCON', [GENRE])
    .setFrame('TLAN', code)
    .setFrame('COMM', { language: code, description: '', text: line(madeWithAi) })
    .setFrame('TXXX', { description: 'DigitalSourceType', value: sourceType(tags) })
}
