import { plainWords } from '../../lib/plain-words.ts'

/** A part of an answer between commas and conjunctions that turn it round. */
export interface Clause {
  /** As typed. */
  readonly text: string
  readonly words: readonly string[]
  /** Follows "and": "without glasses and beard" is without both. */
  readonly isJoined: boolean
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** "no glasses, but a beard". */
const TURNS = 'but|aber|sondern|mais|pero|sino|ma|però|ama|fakat|แต่'
const END = new RegExp(`[,;:.!?\\n()/•·、]+|(?<![\\p{L}\\p{M}])(?:${TURNS})(?![\\p{L}\\p{M}])`, 'giu')

const AND = /(?<![\p{L}\p{M}])(?:and|und|et|y|e|ve|และ|sowie)(?![\p{L}\p{M}])/iu

// biome-ignore format: words of one kind are one row of a table
const NEGATIONS = list('no not without never doesn don isn hasn hasnt ohne kein keine keinen keinem keiner keines nicht nie niemals sans pas jamais aucun aucune sin nunca ningun ninguna senza non mai nessun nessuna yok degil olmadan hic ni nor noch né')
const DENIALS = list('no nein non hayir ไม่ nope')
/** Turkish negations follow: "gözlük takmıyor". */
const NEGATED_VERBS = ['takmiyor', 'takmaz', 'kullanmiyor', 'kullanmaz', 'giymiyor', 'giymez', 'yok', 'degil']
const WITHOUT_ENDING = /^(.{3,})(siz|suz)$/u
const THAI_NOT = /ไม่(?!้)/u
/** After these an affirmation begins again; "or" lets a negation go on. */
const RESETS = list('and und et y e ve with mit avec con ile und')
const isThai = /\p{Script=Thai}/u

export function clausesOf(text: string): Clause[] {
  return text.split(END).flatMap(whole =>
    whole.split(AND).flatMap((part, index) => {
      const trimmed = part.trim()
      const words = plainWords(trimmed)
      return words.length > 0 ? [{ text: trimmed, words, isJoined: index > 0 }] : []
    }),
  )
}

/** Whether the words from `from` to `to` are said not to be there. */
export function isNegated(words: readonly string[], from: number, to: number): boolean {
  const own = words[from] ?? ''
  if (isThai.test(own)) return THAI_NOT.test(own)
  if (WITHOUT_ENDING.test(own)) return true
  for (let at = from - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    if (NEGATIONS.has(word)) return true
    if (RESETS.has(word)) break
  }
  const next = words.slice(to + 1, to + 4)
  const stop = next.findIndex(word => RESETS.has(word))
  return (stop < 0 ? next : next.slice(0, stop)).some(word => NEGATED_VERBS.includes(word) || word === 'nicht')
}

/** A clause that goes on with the one before: "yellow raincoat, even in the sun". */
const GOES_ON = list(
  'auch even meme immer always toujours aussi incluso siempre anche sempre bile hep her wie like comme como come gibi so which that die der das qui que che weil because because parce porque perche cunku',
)
export const goesOn = ({ words }: Clause): boolean => GOES_ON.has(words[0] ?? '')

/** "A blue scarf? No." takes back the clause before. */
export const takesBack = ({ words }: Clause): boolean => words.length === 1 && DENIALS.has(words[0] ?? '')
