/** Words and names with a mute h, without their marks; any other h is aspirated. */
const MUTE_H =
  'habit hadrien haleine hallucin harmon hebdo hector helen helia helicop heliot heloise henri herbe herbi heritage heritier hermance hermin hermion heroine herv hesit heure hilaire hippo hirondelle histoire hiver homme honor honn hopital horace horizon horloge horoscope horreur hortense hospice hote hubert hugo hugue huile huitre humain humble humid humeur humour hyacinthe hydr hygi hypno'.split(
    ' ',
  )
/** "la ouate", "le yaourt", "le onze": vowels in writing, not in speech. */
const NOT_HEARD = /^(?:oua|oue|oui|onz)/u
const VOWEL = /^(?:[aeiouœæøı]|y[bcdfghjklmnpqrstvwxz])/u

const bare = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Elision: "d’Anna", "d’Yves", but "de Mila", "de Yasmine". */
export function isElided(words: string): boolean {
  const start = bare(words)
  if (start.startsWith('h')) return MUTE_H.some(known => start.startsWith(known))
  return VOWEL.test(start) && !NOT_HEARD.test(start)
}

const ENDING_IN_E = new Set(['de', 'que', 'lorsque', 'puisque'])
/** An article in lower case contracts with the preposition; one with a capital is part of the name. */
const MELTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { 'le ': 'du ', 'les ': 'des ' },
  à: { 'le ': 'au ', 'les ': 'aux ' },
}

/** "de Mila", "d’Anna", "du voisin", "à Mila", "lorsqu’Anna"; undefined for an unknown word. */
export function attached(small: string, words: string): string | undefined {
  if (small === 'si') return `si ${words}`
  if (small !== 'à' && !ENDING_IN_E.has(small)) return undefined
  const article = /^les? /u.exec(words)?.[0]
  const melted = article && MELTED[small]?.[article]
  if (melted && article) return melted + words.slice(article.length)
  return ENDING_IN_E.has(small) && isElided(words) ? `${small.slice(0, -1)}’${words}` : `${small} ${words}`
}
