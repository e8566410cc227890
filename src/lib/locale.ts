/** Visitors may type any language: what they type is forgotten after so many. */
const KNOWN_MOST = 200
const known = new Map<string, string | undefined>()

/** Undefined (the runtime's own) for a name such as "Old Norse". */
export function localeOf(language: string): string | undefined {
  if (known.has(language)) return known.get(language)
  const locale = canonical(language)
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(language, locale)
  return locale
}

function canonical(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
