import { itemAt } from '../../../../lib/item-at.ts'

/** Who reads a language that the engine has no voice for. */
const LAST = 'en'

/** Best first: voices of the locale, of its language, and a last one. */
export function voicesFor(language: string): readonly string[] {
  const code = language.trim().toLowerCase()
  // Anything else is a language's typed name, as "Old Norse".
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) return [LAST]
  return [...new Set([code, itemAt(code.split('-'), 0), LAST])]
}
