import { folded, type Token } from './tokens.ts'

/** Words that `..` may pass over, in one sentence. */
const GAP_WORDS = 4
/** The list whose gaps pass over anything: "nicht tot" is no less an idiom's. */
const BLIND_LIST = 'idioms'

interface Piece {
  readonly words: ReadonlySet<string>
  readonly stems: readonly string[]
  readonly ends: readonly string[]
  readonly isPerson: boolean
  /** Whether up to four other words may stand before it. */
  readonly isFar: boolean
}

interface Pattern {
  readonly list: string
  readonly pieces: readonly Piece[]
  /** Whether its gaps pass over a negation too. */
  readonly isBlind: boolean
}

/** All lists of a language by what a pattern's first word is, so that a text is read once however many there are. */
export interface Patterns {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
  readonly byStem: ReadonlyMap<string, readonly Pattern[]>
  readonly byEnd: ReadonlyMap<string, readonly Pattern[]>
  readonly byPerson: readonly Pattern[]
  /** Lengths of stems and ends, in units. */
  readonly stemUnits: readonly number[]
  readonly endUnits: readonly number[]
}

/** Tokens from `from` to before `to`; `persons` are those that stand for an `@`. */
export interface Match {
  readonly from: number
  readonly to: number
  readonly persons: readonly number[]
}

function pieceOf(text: string, isFar: boolean, language: string): Piece {
  const options = text.split('|').map(option => folded(option, language))
  return {
    words: new Set(options.filter(option => !option.includes('*'))),
    stems: options.filter(option => option.endsWith('*')).map(option => option.slice(0, -1)),
    ends: options.filter(option => option.startsWith('*')).map(option => option.slice(1)),
    isPerson: options.includes('@'),
    isFar,
  }
}

function piecesOf(text: string, language: string): Piece[] {
  const words = text.trim().split(/\s+/u)
  return words.flatMap((word, index) => (word === '..' ? [] : [pieceOf(word, words[index - 1] === '..', language)]))
}

const patternsOf = (list: string, text: string, language: string): Pattern[] =>
  text
    .split(';')
    .filter(part => part.trim() !== '')
    .map(part => ({ list, pieces: piecesOf(part, language), isBlind: list === BLIND_LIST }))

function indexed(all: readonly Pattern[], keysOf: (first: Piece) => Iterable<string>): Map<string, Pattern[]> {
  const index = new Map<string, Pattern[]>()
  for (const pattern of all) {
    const [first] = pattern.pieces
    for (const key of first ? keysOf(first) : []) index.set(key, [...(index.get(key) ?? []), pattern])
  }
  return index
}

const lengthsOf = (index: ReadonlyMap<string, unknown>): number[] => [
  ...new Set([...index.keys()].map(key => key.length)),
]

/**
 * Lists of patterns divided by semicolons. In one: `a|b` is either word, `stem*` a word that begins so, `*end` one that
 * ends so, `@` somebody who is named or a word for kin, `..` up to four other words of the sentence, or none.
 */
export function patterns(lists: Readonly<Record<string, string>>, language: string): Patterns {
  const all = Object.entries(lists).flatMap(([list, text]) => patternsOf(list, text, language))
  const byStem = indexed(all, ({ stems }) => stems)
  const byEnd = indexed(all, ({ ends }) => ends)
  return {
    byWord: indexed(all, ({ words }) => words),
    byStem,
    byEnd,
    byPerson: all.filter(({ pieces: [first] }) => first?.isPerson),
    stemUnits: lengthsOf(byStem),
    endUnits: lengthsOf(byEnd),
  }
}

/** What a text's tokens are, beside their words. */
export interface Reading {
  readonly tokens: readonly Token[]
  isPerson(at: number): boolean
  isNegation(word: string): boolean
}

const fits = (piece: Piece, { word }: Token, isPerson: boolean): boolean =>
  piece.words.has(word) ||
  (piece.isPerson && isPerson) ||
  piece.stems.some(stem => word.startsWith(stem)) ||
  piece.ends.some(end => word.endsWith(end))

/** No gap passes over a negation, and none that began with somebody over somebody else. */
const isPassable = ({ pieces: [first], isBlind }: Pattern, reading: Reading, at: number): boolean =>
  isBlind || (!reading.isNegation(reading.tokens[at]?.word ?? '') && !(first?.isPerson && reading.isPerson(at)))

function rest(pattern: Pattern, step: number, at: number, reading: Reading): Match | undefined {
  const piece = pattern.pieces[step]
  if (!piece) return { from: at, to: at, persons: [] }
  const { tokens } = reading
  const last = piece.isFar ? at + GAP_WORDS : at
  for (let here = at; here <= last; here += 1) {
    const token = tokens[here]
    if (!token || token.sentence !== tokens[at - 1]?.sentence) return undefined
    const isPerson = reading.isPerson(here)
    const found = fits(piece, token, isPerson) ? rest(pattern, step + 1, here + 1, reading) : undefined
    if (found) return piece.isPerson && isPerson ? { ...found, persons: [here, ...found.persons] } : found
    if (!isPassable(pattern, reading, here)) return undefined
  }
  return undefined
}

function possible(index: Patterns, word: string, isPerson: boolean): Pattern[] {
  const found = [...(index.byWord.get(word) ?? []), ...(isPerson ? index.byPerson : [])]
  for (const units of index.stemUnits)
    if (units <= word.length) found.push(...(index.byStem.get(word.slice(0, units)) ?? []))
  for (const units of index.endUnits)
    if (units <= word.length) found.push(...(index.byEnd.get(word.slice(-units)) ?? []))
  return found
}

/** What is found of each list, by its name. */
export function matches(index: Patterns, reading: Reading): Map<string, Match[]> {
  const all = new Map<string, Match[]>()
  for (const [from, { word }] of reading.tokens.entries()) {
    const isPerson = reading.isPerson(from)
    for (const pattern of possible(index, word, isPerson)) {
      const found = rest(pattern, 1, from + 1, reading)
      if (!found) continue
      const persons = pattern.pieces[0]?.isPerson && isPerson ? [from, ...found.persons] : found.persons
      const before = all.get(pattern.list)
      if (before) before.push({ ...found, from, persons })
      else all.set(pattern.list, [{ ...found, from, persons }])
    }
  }
  return all
}
