import { describe, expect, it } from 'vitest'
import { breaths } from '../../../src/api/narrator/sentences/breaths.ts'
import { sentenceSpans } from '../../../src/api/narrator/sentences/sentence-spans.ts'

/** Sentences between strokes, as they are to be found again. */
const TEXTS: readonly (readonly [string, string])[] = [
  [
    'de',
    'Dr. Müller kam am 3. Mai.|Er hatte z. B. Äpfel dabei.|„Komm!“, rief er.|»Nein.«|Sie ging.|„Wohin?“ fragte er.',
  ],
  ['de', 'Es war 1987.|Dann war Ruhe … und Stille.|J. R. R. Tolkien schrieb.|Sie war die 3.|Er auch usw.|Das war es.'],
  [
    'en',
    'Dr. Smith met Mrs. Jones at 5 p.m. on Baker St. near home.|“Come!” she said.|“No.”|He left.|It was I.|Wait... what?',
  ],
  ['fr', 'M. Dupont arriva.|« Bonjour. »|Il partit.|— Viens ! dit-il.|« Non ! » cria Mme Roux.'],
  ['es', 'El Sr. López llegó.|—¡Ven! —dijo ella—.|¿Qué pasa?|Nada, p. ej. eso.|Vivía en EE. UU.|Ella no.'],
  ['it', 'Il sig. Rossi arrivò.|«Ciao!» disse la dott.ssa Bini.|«No.»|Se ne andò.'],
  ['tr', 'Dr. Ayşe 3. kata çıktı.|“Gel!” dedi.|Sonra gitti.|4. Murat geldi vb.|Bu kadar.'],
  ['th', 'กาลครั้งหนึ่งนานมาแล้ว มีเด็กหญิงคนหนึ่งชื่อมะลิ เธออาศัยอยู่กับคุณยายในบ้านหลังเล็ก ๆ|ริมแม่น้ำ “ไปกันเถอะ ยาย” เธอพูด!|แล้วก็ไป'],
]

describe('A paragraph', () => {
  it.each(TEXTS)('in "%s" is parted where its sentences end, and nowhere else: %s', (language, marked) => {
    const sentences = marked.split('|')
    const text = sentences.join(' ')
    expect(sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(sentences)
  })

  it('keeps every letter in one sentence, whatever it is', () => {
    for (const text of [
      '',
      '   ',
      '…',
      '🏰 ☃️. 🏰',
      'no end',
      'a. b. c',
      '»',
      '1. 2. 3.',
      'Ende.\u00a0»',
      '\ud800 lone.',
    ]) {
      for (const language of ['de', 'en', 'fr', 'th', 'Old Norse']) {
        const spans = sentenceSpans(text, language)
        expect(
          spans
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''))
        expect(spans.every(({ start }, index) => start >= (spans[index - 1]?.end ?? 0))).toBe(true)
      }
    }
  })
})

describe('A long sentence', () => {
  it('is cut at its pauses, so that each part is one breath', () => {
    const text = 'she counted the stairs, and the stairs counted her, '.repeat(40).trim()
    const parts = breaths(text)
    expect(parts.join(' ')).toBe(text)
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(400)
    expect(parts.slice(0, -1).every(part => part.endsWith(','))).toBe(true)
  })

  it('without a space is cut all the same, never within a character', () => {
    const parts = breaths('𝔏'.repeat(1001))
    expect(parts.join('')).toBe('𝔏'.repeat(1001))
    expect(parts.every(part => part.isWellFormed())).toBe(true)
  })
})
