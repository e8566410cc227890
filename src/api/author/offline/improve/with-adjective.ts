import type { Target } from './find-target.ts'
import type { RevisionWords } from './request-words.ts'

/** German adjectives that do not change, and those that lose a vowel. */
const GERMAN: Readonly<Record<string, string>> = { rosa: 'rosa', lila: 'lila', orange: 'orange', golden: 'goldene' }

const attributive = (adjective: string, language: string): string =>
  language === 'de' ? (GERMAN[adjective] ?? `${adjective}e`) : adjective

/** "the red kite"; undefined where the word is no adjective, or nothing can be red. */
export function withAdjective(
  target: Target,
  said: string,
  { adjectives, adjective: position }: RevisionWords,
  language: string,
): string | undefined {
  const word = said.toLowerCase()
  const reading = target.kind === 'location' ? undefined : target.filling?.reading
  if (!adjectives.split(' ').includes(word) || reading?.kind !== 'noun phrase') return undefined
  const { forms } = reading
  const definite = forms.der ?? forms.the ?? forms.le ?? forms.el ?? forms.il ?? ''
  if (position === 'after') return `${definite} ${word}`
  const [article = '', ...rest] = definite.split(' ')
  return `${article} ${attributive(word, language)} ${rest.join(' ')}`
}
