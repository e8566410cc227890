const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Up to 39: kings, centuries, chapters; longer ones are more often words. */
export const ROMAN = 'X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3}'

export function romanValue(text: string): number {
  const values = [...text].map(letter => VALUES[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
