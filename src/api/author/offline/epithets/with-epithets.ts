import { escapeExpression } from '../../../../lib/escape-expression.ts'
import { countWords } from '../../../../lib/words.ts'
import { wordsOf } from '../candidates.ts'
import type { Unit } from '../chapters.ts'
import type { EpithetPosition, Paragraph, Stretch } from '../template.ts'
import type { Epithet } from './epithets.ts'

/** Opening marks of speech, and the dash before it. */
const SPEECH = /[„“«‘"]|(?:^|\s)[—–]/u
/** Share of a story in which an epithet may stand, one after the other. */
const UNTIL = 0.8

const isNarrated = (paragraph: Paragraph): boolean => !paragraph.some(({ text }) => SPEECH.test(text))

interface Position {
  readonly index: number
  readonly name: RegExp
  /** Also in paragraphs in which somebody speaks. */
  readonly isBesideSpeech: boolean
}

/** After which a name begins a clause: "where Ida, seven years old, went" would hold the verb up. */
const CLAUSE_WORDS =
  'where when while if that as because wo wenn als weil dass während bis où quand comme donde cuando dove quando mentre'
const CLAUSE = CLAUSE_WORDS.split(' ')
  .map(word => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join('|')

/** The name where a sentence begins or ends with it, within one, and last of who said something; never before a comma or a genitive, or in a clause. */
function positionsOf(hero: string): Position[] {
  const name = escapeExpression(hero)
  const positions = [
    { name: new RegExp(`(?<=(?:^|[.!?] ))(${name})( )(?=\\p{Ll})`, 'u'), isBesideSpeech: false },
    { name: new RegExp(`(?<= )(${name})([.;:])(?= |$)`, 'u'), isBesideSpeech: false },
    { name: new RegExp(`(?<= )(?<!(?<!\\p{L})(?:${CLAUSE}) )(${name})( )(?=\\p{Ll})`, 'u'), isBesideSpeech: false },
    { name: new RegExp(`(?<=[’”“»–—] \\p{Ll}{2,20} )(${name})([.])(?= |$)`, 'u'), isBesideSpeech: true },
  ]
  return positions.map((position, index) => ({ ...position, index }))
}

interface Spot {
  readonly unit: number
  readonly stretch: number
  readonly position: Position
}

function spotIn(
  all: readonly Unit[],
  from: number,
  position: Position,
  closed: ReadonlySet<Stretch>,
): Spot | undefined {
  const { name, isBesideSpeech } = position
  const until = Math.ceil(all.length * UNTIL)
  for (let unit = from; unit < until; unit++) {
    const paragraph = all[unit]?.paragraph ?? []
    if (!isBesideSpeech && !isNarrated(paragraph)) continue
    const stretch = paragraph.findIndex(one => !one.optional && !closed.has(one) && name.test(one.text))
    if (stretch >= 0) return { unit, stretch, position }
  }
  return undefined
}

function extended(stretch: Stretch, position: Position, { words, facts }: Epithet, language: string): Stretch {
  const text = stretch.text.replace(position.name, (_, hero: string, next: string) =>
    next === ' ' ? `${hero}, ${words}, ` : `${hero}, ${words}${next}`,
  )
  const { optional } = stretch
  const epithet = { stretch, fact: facts[0], position: position.index }
  return { text, optional, words: countWords(text, language), epithet }
}

function unitWith(unit: Unit, spot: Spot, epithet: Epithet, language: string): Unit {
  const paragraph = unit.paragraph.map((one, stretch) =>
    stretch === spot.stretch ? extended(one, spot.position, epithet, language) : one,
  )
  return { ...unit, paragraph, fixed: wordsOf([paragraph], false), optional: wordsOf([paragraph], true) }
}

/** The words of epithets after the hero's name: the first where the hero is first told of, each further one in a later paragraph; none in closed stretches. */
export function withEpithets(
  units: readonly Unit[],
  epithets: readonly Epithet[],
  hero: string,
  language: string,
  closed: ReadonlySet<Stretch>,
): Unit[] {
  const all = [...units]
  if (hero === '') return all
  const positions = positionsOf(hero)
  let from = 0
  for (const epithet of epithets) {
    const spots = positions.flatMap(position =>
      position.isBesideSpeech ? [] : (spotIn(all, from, position, closed) ?? []),
    )
    const [narrated] = spots.toSorted((one, other) => one.unit - other.unit)
    const spot = narrated ?? positions.flatMap(position => spotIn(all, from, position, closed) ?? [])[0]
    const holder = spot && all[spot.unit]
    if (!spot || !holder) continue
    all[spot.unit] = unitWith(holder, spot, epithet, language)
    from = spot.unit + 1
  }
  return all
}

/** A stretch in new words, with the epithet that it had before; as it is where no name stands in that position any more. */
export function withEpithetAgain(
  stretch: Stretch,
  { fact, position: index }: EpithetPosition,
  epithets: readonly Epithet[],
  hero: string,
  language: string,
): Stretch {
  const epithet = epithets.find(({ facts }) => facts[0] === fact)
  const position = positionsOf(hero)[index]
  return epithet && position?.name.test(stretch.text) ? extended(stretch, position, epithet, language) : stretch
}
