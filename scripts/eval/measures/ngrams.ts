export function ngrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= words.length; at++) {
    const run = words.slice(at, at + size).join(' ')
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}
