import { escapeExpression } from '../../lib/escape-expression.ts'
import { folded } from './folding.ts'

/** Scripts without spaces: no word borders can be seen. */
const WITHOUT_SPACES = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u

const BEFORE = '(?<![\\p{L}\\p{N}\\p{M}])'
/** Genitive or possessive s: "Łucjas", "Mila's", "Matthias’". */
const AFTER = "(?:'?s|')?(?![\\p{L}\\p{N}\\p{M}])"

/** Test for an alias in a text; a single letter is compared with its case: "a" is not "A". */
export function aliasTest(alias: string, language: string): (text: string) => boolean {
  const single = alias.normalize('NFC').trim().length === 1
  const prepare = (text: string) => (single ? text.normalize('NFC').trim() : folded(text, language))
  const wanted = prepare(alias)
  if (wanted === '') return () => false
  if (WITHOUT_SPACES.test(wanted)) return text => prepare(text).includes(wanted)
  const pattern = new RegExp(BEFORE + escapeExpression(wanted) + AFTER, 'u')
  return text => {
    const prepared = prepare(text)
    // Fast path: most texts do not hold it.
    return prepared.includes(wanted) && pattern.test(prepared)
  }
}
