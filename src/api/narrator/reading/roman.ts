const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Up to 39, as kings, centuries and chapters are counted; longer ones are more often words. */
export const ROMAN = 'X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3}'

/** The value of a Roman number that matches ROMAN. */
export function romanValue(text: string): number {
  const values = [...text].map(letter => VALUES[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
