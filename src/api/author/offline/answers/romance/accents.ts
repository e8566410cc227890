const bare = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/gu, '')
    .replace(/œ/gu, 'oe')

/** Shorter words are articles and prepositions: "de", "una". */
const WORD_UNITS_LEAST = 4

/** Known words by their letters without accents; none where two words would be one. */
function foldedWords(words: Iterable<string>): ReadonlyMap<string, string> {
  const folded = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const word of words) {
    const key = bare(word)
    if (key === word || key.length < WORD_UNITS_LEAST) doubtful.add(key)
    else if (folded.has(key)) doubtful.add(key)
    else folded.set(key, word)
  }
  for (const key of doubtful) folded.delete(key)
  return folded
}

/** Writes the accents that many leave out: "velo" as "vélo", where only one known word can be meant. */
export function accentWriter(words: () => Iterable<string>): (text: string) => string {
  let folded: ReadonlyMap<string, string> | undefined
  return text => {
    folded ??= foldedWords(words())
    const known = folded
    return text
      .split(' ')
      .map(word => known.get(word) ?? word)
      .join(' ')
  }
}
