/** Scripts that every voice of the engine reads as words, whatever its language. */
const ALWAYS = ['Latin', 'Greek', 'Cyrillic']
/** ISO 15924 codes of the scripts that other voices read, by Unicode's names for what they are written with. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  Thai: ['Thai'],
  Arab: ['Arabic'],
  Hebr: ['Hebrew'],
  Deva: ['Devanagari'],
  Beng: ['Bengali'],
  Taml: ['Tamil'],
  Geor: ['Georgian'],
  Armn: ['Armenian'],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}

const patterns = new Map<string, RegExp>()

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch (error) {
    // A language's typed name.
    if (error instanceof RangeError) return ''
    throw error
  }
}

function foreign(language: string): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const scripts = [...ALWAYS, ...(OWN[scriptOf(language)] ?? [])].map(name => `(?!\\p{Script_Extensions=${name}})`)
  const made = new RegExp(
    `(?:${scripts.join('')}(?!\\p{Script=Common})(?!\\p{Script=Inherited})[\\p{L}\\p{M}\\p{N}])+`,
    'gu',
  )
  patterns.set(language, made)
  return made
}

/**
 * A text without the letters that the language's voice cannot read: it would spell them out by their numbers, a second
 * for each.
 */
export const readable = (text: string, language: string): string => text.replace(foreign(language), ' ')
