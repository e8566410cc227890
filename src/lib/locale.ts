/** The locale of a language code; undefined (the runtime's own) for a name that is no code, as "Old Norse". */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
