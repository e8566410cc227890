import { folded } from './folding.ts'

/** Scripts that put no space between words: there a word has no border that could be seen. */
const WITHOUT_SPACES = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u

const BEFORE = '(?<![\\p{L}\\p{N}\\p{M}])'
/** A name may carry the s of a genitive or a possessive: "Łucjas", "Mila's", "Matthias’". */
const AFTER = "(?:'?s|')?(?![\\p{L}\\p{N}\\p{M}])"

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Says of a text whether the alias stands in it. An alias of one letter is compared with its case: "a" is not "A". */
export function aliasTest(alias: string, language: string): (text: string) => boolean {
  const single = alias.normalize('NFC').trim().length === 1
  const prepare = (text: string) => (single ? text.normalize('NFC').trim() : folded(text, language))
  const wanted = prepare(alias)
  if (wanted === '') return () => false
  if (WITHOUT_SPACES.test(wanted)) return text => prepare(text).includes(wanted)
  const pattern = new RegExp(BEFORE + escaped(wanted) + AFTER, 'u')
  return text => {
    const told = prepare(text)
    // Most texts do not hold it at all, which is seen sooner than its borders.
    return told.includes(wanted) && pattern.test(told)
  }
}
