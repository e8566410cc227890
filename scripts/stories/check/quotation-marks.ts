/** Opening and closing marks of each language, outer and inner. */
const PAIRS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
  en: [['“', '”']],
  fr: [
    ['«', '»'],
    ['“', '”'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  it: [
    ['«', '»'],
    ['“', '”'],
  ],
}

function isBalanced(text: string, [open, close]: readonly [string, string]): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === open) depth++
    else if (letter === close) depth--
    if (depth < 0 || depth > 1) return false
  }
  return depth === 0
}

const LETTER = /[\p{L}\p{N}}]/u
const SENTENCE_END = /[.,!?…–—:;”]/u

/** A space that an optional sentence leaves before the mark that closes its speech; Italian moves it at telling. */
const STRAY_SPACES: Readonly<Record<string, RegExp>> = {
  de: / [“‘](?!\p{L})/u,
  en: / ’(?!\p{L})/u,
  fr: / \u202f?»/u,
  es: / »/u,
}

export const hasStraySpace = (text: string, language: string): boolean =>
  STRAY_SPACES[language]?.test(text.trim()) === true

/**
 * English closes a quotation with its apostrophe: after a sentence's mark it surely closes, between letters it surely
 * does not, and after a letter it may.
 */
function isBalancedInEnglish(text: string): boolean {
  const letters = [...text]
  let state: 'closed' | 'open' | 'perhaps' = 'closed'
  for (const [index, letter] of letters.entries()) {
    const isBegun = LETTER.test(letters[index + 1] ?? ' ')
    const isInWord = isBegun && /[^.,!?…–—:;”‘]/u.test(letters[index - 1] ?? ' ')
    const before = letters.slice(0, index).findLast(one => one !== ' ') ?? ' '
    if (letter === '‘') {
      if (state === 'open') return false
      state = 'open'
    } else if (letter === '’' && !isInWord) {
      if (SENTENCE_END.test(before)) {
        if (state === 'closed') return false
        state = 'closed'
      } else if (state === 'open' && LETTER.test(before)) state = 'perhaps'
    }
  }
  return state !== 'open'
}

/** Whether each quotation that begins ends, and none ends that did not begin. */
export function areQuotationsWhole(text: string, language: string): boolean {
  const pairs = PAIRS[language] ?? []
  return pairs.every(pair => isBalanced(text, pair)) && (language !== 'en' || isBalancedInEnglish(text))
}
