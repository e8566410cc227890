/** Scripts that every voice of the engine reads as words. */
const ALWAYS = ['Latin', 'Greek', 'Cyrillic']
/** ISO 15924 codes and their Unicode scripts. */
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
    // A typed name of a language.
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

/** Removes letters that the voice would spell out by their code points, a second each. */
export const readable = (text: string, language: string): string => text.replace(foreign(language), ' ')
