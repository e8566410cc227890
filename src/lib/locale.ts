/** Undefined (the runtime's own) for a name such as "Old Norse". */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
