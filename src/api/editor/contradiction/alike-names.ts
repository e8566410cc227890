/** Of two spellings of a sound: "Teodor", "Theodor". Longer before shorter. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/ß/gu, 's'],
  [/ł/gu, 'l'],
  [/ø/gu, 'o'],
  [/ph/gu, 'f'],
  [/ck/gu, 'k'],
  [/c(?=[aoukh]|$)/gu, 'k'],
  [/q/gu, 'k'],
  [/y/gu, 'i'],
  [/j(?=i|e)/gu, 'i'],
  [/ie/gu, 'i'],
  [/w/gu, 'v'],
  [/z/gu, 's'],
  [/(?<=.)h/gu, ''],
  [/(.)\1+/gu, '$1'],
]
/** Shorter words differ from others by a letter too easily. */
const SOUND_LETTERS = 4
const ONE_EDIT_LETTERS = 6
const TWO_EDITS_LETTERS = 8

const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word.normalize('NFD'))

/** Edits of a letter: another, one more, one less, two exchanged; `most + 1` for all that are more. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const exchange = isExchange ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchange))
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Whether a folded word is another spelling of a name: by its sound, or by a letter or two inside of a long one. Other endings
 * make another name: Martin, Martina.
 */
export function isOtherSpelling(word: string, name: string): boolean {
  if (word === name || Math.min(word.length, name.length) < SOUND_LETTERS) return false
  if (soundOf(word) === soundOf(name)) return true
  if (word.at(-1) !== name.at(-1) || word[0] !== name[0] || name.length < ONE_EDIT_LETTERS) return false
  const most = name.length < TWO_EDITS_LETTERS ? 1 : 2
  return editsBetween(word, name, most) <= most
}
