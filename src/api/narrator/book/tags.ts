import { ID3Writer } from 'browser-id3-writer'
import type { BookTags } from '../narrator.ts'
import { threeLetters } from './language-codes.ts'

/** IPTC digital source type: https://cv.iptc.org/newscodes/digitalsourcetype/ */
export const sourceType = ({ byModel }: Pick<BookTags, 'byModel'>): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${byModel ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'}`
export const GENRE = 'Audiobook'

/** One line of text without the terminators and commands of ID3. */
export const line = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Of a whole book or one of its chapters. */
export function openTags(sound: Uint8Array, tags: BookTags): ID3Writer {
  const { title, author, publisher, language, year, disclosure } = tags
  // The writer keeps the whole buffer, so it must hold nothing but the sound: `slice` of a Buffer shares the pool's memory.
  const writer = new ID3Writer(Uint8Array.from(sound).buffer)
  const code = threeLetters(language)
  return writer
    .setFrame('TALB', line(title))
    .setFrame('TPE1', [line(author)])
    .setFrame('TPE2', line(author))
    .setFrame('TPUB', line(publisher))
    .setFrame('TYER', year)
    .setFrame('TCON', [GENRE])
    .setFrame('TLAN', code)
    .setFrame('COMM', { language: code, description: '', text: line(disclosure) })
    .setFrame('TXXX', { description: 'DigitalSourceType', value: sourceType(tags) })
}
