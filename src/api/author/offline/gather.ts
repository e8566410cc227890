import { itemAt } from '../../../lib/item-at.ts'
import type { Insert, Template } from './language-pack.ts'
import type { Verbosity } from './verbosity.ts'

/** Many items of one kind in one scene. `WER` is one of them, `DAT` the same in the dative. */
interface Gathering {
  readonly head: Template
  /** One per item, in order; at least as many as a gathering holds. */
  readonly items: readonly Template[]
  readonly tail: Template
}

/** All in one sentence, for one and for several. */
interface Enumeration {
  readonly one: Template
  readonly many: Template
}

type ByKind<Value> = Readonly<Record<'people' | 'places' | 'answers', readonly Value[]>>

/** Words that name one item, and its facts. */
export interface Item {
  readonly words: string
  /** In the dative, or after a preposition. */
  readonly dative: string
  readonly facts: readonly string[]
}

export interface Tables {
  readonly gatherings: ByKind<Gathering>
  readonly enumerations: ByKind<Enumeration>
  readonly and: string
}

type Kind = keyof Tables['gatherings']

/** Items per paragraph of a gathering, per gathering, per enumeration. */
const IN_PARAGRAPH = 3
const IN_GATHERING = 6
const IN_ENUMERATION = 3
/** For toddlers fewer of one kind before they are gathered. */
const SMALL_SINGLES = 2

const SLOTS: Readonly<Record<Kind, readonly Insert['slot'][]>> = {
  people: ['road', 'quiet'],
  places: ['road', 'quiet'],
  answers: ['questions', 'quiet'],
}

function chunks<Value>(values: readonly Value[], most: number): Value[][] {
  const count = Math.ceil(values.length / most)
  return Array.from({ length: count }, (_, index) =>
    values.slice(Math.round((index * values.length) / count), Math.round(((index + 1) * values.length) / count)),
  )
}

/** A token with a capital gives its words a capital. */
const begun = (words: string): string => words.replace(/\{(\p{Ll})/u, (_, letter: string) => `{${letter.toUpperCase()}`)

const said = (template: Template, words: string): string =>
  template.replace(/^WER|(?<=[.!?][“’]? )WER/gu, begun(words)).replaceAll('WER', words)

const filled = (template: Template, { words, dative }: Item): string => said(template.replaceAll('DAT', dative), words)

function gatheringOf({ head, items, tail }: Gathering, all: readonly Item[]): string {
  const sentences = all.map((item, index) => filled(itemAt(items, index % items.length), item))
  const lines = chunks(sentences, IN_PARAGRAPH).map(line => line.join(' '))
  return [`${head} ${lines[0]}`, ...lines.slice(1), tail].join('\n')
}

const together = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

function enumerationOf(list: readonly Enumeration[], all: readonly Item[], and: string): string {
  const sentences = chunks(all, IN_ENUMERATION).map((group, index) => {
    const { one, many } = itemAt(list, index % list.length)
    const words = together(
      group.map(item => item.words.replace(/,$/u, '')),
      and,
    )
    return said(group.length === 1 ? one : many, words)
  })
  return sentences.join(' ')
}

function gathered(kind: Kind, all: readonly Item[], tables: Tables, verbosity: Verbosity, offset: number): Insert[] {
  const scenes = tables.gatherings[kind]
  const lists = tables.enumerations[kind]
  if (verbosity.isTight)
    return chunks(all, IN_ENUMERATION * 2).map((group, index) => ({
      slot: itemAt(SLOTS[kind], index % 2),
      facts: group.flatMap(({ facts }) => facts),
      phrasings: [enumerationOf(index === 0 ? lists : lists.toReversed(), group, tables.and)],
      rank: 0,
    }))
  return chunks(all, IN_GATHERING).map((group, index) => ({
    slot: itemAt(SLOTS[kind], index % 2),
    facts: group.flatMap(({ facts }) => facts),
    phrasings: [gatheringOf(itemAt(scenes, (index + offset) % scenes.length), group)],
    short: [enumerationOf(index === 0 ? lists : lists.toReversed(), group, tables.and)],
    rank: 0,
  }))
}

/** Gathers people, places and answers that are too many for scenes of their own. */
export function withGatherings(
  inserts: readonly Insert[],
  many: Readonly<Record<Kind, readonly Item[]>>,
  tables: Tables,
  options: { readonly verbosity: Verbosity; readonly isSmall: boolean; readonly offset: number },
): Insert[] {
  const singles = options.isSmall ? Math.min(options.verbosity.singles, SMALL_SINGLES) : options.verbosity.singles
  const kinds: readonly Kind[] = ['people', 'places', 'answers']
  const scenes = kinds.flatMap(kind =>
    many[kind].length <= singles + 1
      ? []
      : gathered(kind, many[kind].slice(singles), tables, options.verbosity, options.offset),
  )
  const gone = new Set(scenes.flatMap(({ facts }) => facts))
  const isGathered = ({ facts }: Insert) => facts.length > 0 && facts.every(fact => gone.has(fact))
  return [...inserts.filter(insert => !isGathered(insert)), ...scenes]
}
