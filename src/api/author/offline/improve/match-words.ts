/** Slots of patterns: the new and the old one, whom or what it is about. */
type Slot = 'N' | 'O' | 'S'
export type Slots = Readonly<Partial<Record<Slot, string>>>

/** Longer parts are no revision request that could be understood. */
export const PART_TOKENS_MOST = 40

const TOKEN = /[\p{L}\p{M}\p{N}’-]+|[,:]/gu
const APOSTROPHE = /['‘`´]/gu

/** Words and commas. French and Italian elide: "l’", "aquilone". */
export function tokensOf(text: string, language: string): string[] {
  const elides = language === 'fr' || language === 'it'
  const words = text.normalize('NFC').replace(APOSTROPHE, '’').match(TOKEN) ?? []
  return words.flatMap(word => (elides ? word.split(/(?<=’)/u) : [word])).filter(word => word !== '’')
}

export const wordsJoined = (tokens: readonly string[]): string =>
  tokens
    .map((token, at) =>
      at === 0 || token === ',' || token === ':' || tokens[at - 1]?.endsWith('’') ? token : ` ${token}`,
    )
    .join('')

interface Element {
  readonly slot: Slot | undefined
  readonly isOptional: boolean
  /** Ways to say it, each of one word or several. */
  readonly ways: readonly (readonly string[])[]
}

const SLOTS: readonly string[] = ['N', 'O', 'S'] satisfies Slot[]

/**
 * A pattern of words: `N`, `O` and `S` are slots of one word or more, `a|b` is either, `a_b` two words, `a?` may be left out.
 */
export function elementsOf(pattern: string, language: string): Element[] {
  return pattern.split(' ').map(word => {
    const isOptional = word.endsWith('?')
    const bare = isOptional ? word.slice(0, -1) : word
    const slot = SLOTS.includes(bare) ? (bare as Slot) : undefined
    return {
      slot,
      isOptional,
      ways: bare.split('|').map(way => tokensOf(way.replaceAll('_', ' ').toLowerCase(), language)),
    }
  })
}

/** Every way in which a pattern fits all the words; in a slot the fewest words first. */
export function* matches(elements: readonly Element[], tokens: readonly string[], from = 0): Generator<Slots> {
  const [element, ...rest] = elements
  if (!element) {
    if (from === tokens.length) yield {}
    return
  }
  if (element.slot) {
    for (let to = from + 1; to <= tokens.length; to++)
      for (const found of matches(rest, tokens, to))
        yield { ...found, [element.slot]: wordsJoined(tokens.slice(from, to)) }
    if (element.isOptional) yield* matches(rest, tokens, from)
    return
  }
  for (const way of element.ways)
    if (way.every((word, at) => tokens[from + at]?.toLowerCase() === word))
      yield* matches(rest, tokens, from + way.length)
  if (element.isOptional) yield* matches(rest, tokens, from)
}
