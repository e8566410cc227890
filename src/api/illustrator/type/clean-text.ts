import { withApostrophes } from '../../../lib/apostrophes.ts'

/** Characters that are read: the longest title is shortened long before. */
export const LOOKED_AT = 600
/** More marks would climb into the line above; Thai, Hebrew and Indic letters need three. */
const MARKS_MAX = { borrowed: 2, own: 3 } as const
/** Joiners and soft hyphens steer the setting; other control, format, private or unknown characters go. */
const UNWANTED = /(?!\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufffc\ufffd\u{e0000}-\u{e0fff}]/gu
const WIDE_SPACE = /[\s\u2028\u2029\u0085]+/gu
const TIED_SPACE = /[\u00a0\u202f]/g
/** Placeholder of a tied space while others are folded. */
const TIED = '\u00a0'

const isBorrowed = (mark: string) => /\p{Script=Inherited}/u.test(mark)

function fewerMarks(text: string): string {
  return text.replace(/\p{M}+/gu, marks => {
    const counts = { borrowed: 0, own: 0 }
    return Array.from(marks)
      .filter(mark => {
        if (mark >= '\ufe00' && mark <= '\ufe0f') return false
        const kind = isBorrowed(mark) ? 'borrowed' : 'own'
        counts[kind]++
        return counts[kind] <= MARKS_MAX[kind]
      })
      .join('')
  })
}

/** One line without controls, lone surrogates, towers of marks; U+00A0, soft hyphens, joiners stay. May be empty. */
export function cleanText(text: string): string {
  const folded = text
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .normalize('NFC')
    .replace(TIED_SPACE, '\ue000')
    .replace(WIDE_SPACE, ' ')
    .replace(/\ue000/g, TIED)
    .replace(UNWANTED, '')
  const stripped = fewerMarks(withApostrophes(folded)).replace(/(^|[ \u00a0])\p{M}+/gu, '$1')
  return stripped
    .replace(/[ \u00a0]+/g, run => (run.includes(TIED) ? TIED : ' '))
    .replace(/^[ \u00a0\u00ad\u200c\u200d]+|(?<![ \u00a0\u00ad\u200c\u200d])[ \u00a0\u00ad\u200c\u200d]+$/g, '')
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

export const graphemesOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
