const runsOf = (words: readonly string[], size: number): string[] =>
  words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' '))

/** Share of the words of a text that stand in a run of `size` words of another text too; 0 for one without a word. */
export function shareInCommonRuns(
  words: readonly string[],
  others: readonly (readonly string[])[],
  size: number,
): number {
  if (words.length === 0) return 0
  const known = new Set(others.flatMap(other => runsOf(other, size)))
  const isCommon = new Set<number>()
  for (const [at, run] of runsOf(words, size).entries())
    if (known.has(run)) for (let word = at; word < at + size; word++) isCommon.add(word)
  return isCommon.size / words.length
}

/** Words in small letters, with the given names as one word that stands for any name. */
export const withoutNames = (words: readonly string[], names: readonly string[]): string[] => {
  const masked = new Set(names.map(name => name.toLowerCase()))
  return words.map(word => (masked.has(word) ? 'name' : word))
}
