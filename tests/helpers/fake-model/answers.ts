import { EXCERPT_WORDS_SHORTER, excerpt } from '../../../src/api/story/plain-words.ts'
import { countWords } from '../../../src/lib/words.ts'
import { factsOf, numberOf, type PromptFact, textOf, valuesOf } from './material.ts'
import { prose } from './prose.ts'
import type { ChatRequest } from './request.ts'
import { sample } from './sample.ts'

const line = (request: ChatRequest, seed: string, words: number): string =>
  prose(textOf(request, 'language', 'en'), { words, sayings: [], seed }).join(' ')

const sayingOf = ({ answer, mustSay }: PromptFact): string => mustSay?.[0] ?? excerpt(answer, EXCERPT_WORDS_SHORTER)

const sayingsOf = (facts: readonly PromptFact[]): string[] => facts.map(sayingOf)

const quotesOf = (facts: readonly PromptFact[]) =>
  facts.filter(fact => !fact.mustSay).map(fact => ({ fact: fact.id, quote: sayingOf(fact) }))

const named = (request: ChatRequest): string => textOf(request, 'name', 'Mila')

function character(request: ChatRequest) {
  const language = textOf(request, 'language', 'en')
  const epithet = language === 'de' ? 'die leise Sammlerin' : 'keeper of small lights'
  return {
    epithet,
    appearance: line(request, `${named(request)} looks`, 14),
    strength: line(request, `${named(request)} can`, 12),
    quirk: line(request, `${named(request)} must`, 12),
  }
}

function places(request: ChatRequest) {
  const given = valuesOf(request, 'places').find((value): value is string[] => Array.isArray(value)) ?? []
  const more =
    textOf(request, 'language', 'en') === 'de' ? ['Die alte Mühle', 'Der Dachboden'] : ['The mill', 'The attic']
  return { places: [...given, ...more].map(name => ({ name, description: line(request, name, 16) })) }
}

function plan(request: ChatRequest) {
  const count = numberOf(request, 'chapterCount', 1)
  const isGerman = textOf(request, 'language', 'en') === 'de'
  return {
    title: isGerman ? 'Das Licht an der Brücke' : 'The Light by the Bridge',
    teaser: line(request, 'teaser', 20),
    chapters: Array.from({ length: count }, (_, index) => ({
      title: `${isGerman ? 'Die Laterne' : 'The lantern'} ${index + 1}`,
      summary: line(request, `summary ${index}`, 30),
    })),
    secret: secret(request, count),
    subjects: { things: ['lantern', 'key', 'no such thing'], locations: ['bridge'] },
  }
}

function secret(request: ChatRequest, count: number) {
  const about = (what: string, words = 12) => line(request, `${what} of ${named(request)}`, words)
  return {
    motif: about('motif'),
    planted: about('planted'),
    pays: about('pays', 32),
    turn: about('turn'),
    firstImage: about('first image'),
    lastImage: about('last image'),
    promises: [about('promise')],
    styleSample: about('sample', 30),
    speech: [{ name: named(request), manner: about('manner', 6), line: about('speech', 8) }],
    course: Array.from({ length: count }, (_, index) => about(`course ${index}`, 28)),
  }
}

function outline(request: ChatRequest) {
  const count = numberOf(request, 'chapterCount', 1)
  const facts = factsOf(request)
  const border = (index: number) => line(request, `border ${index}`, 15)
  const chapters = Array.from({ length: count }, (_, index) => ({
    scenes: [line(request, `scene ${index} a`, 20), line(request, `scene ${index} b`, 20)],
    plants: facts.filter((_, fact) => fact % count === index + 1).map(fact => fact.id),
    facts: facts.filter((_, fact) => fact % count === index).map(fact => fact.id),
    place: 'the bridge',
    people: [],
    timeOfDay: index % 2 === 0 ? 'dusk' : null,
  }))
  const states = Array.from({ length: count + 1 }, (_, index) => border(index))
  return { startSummary: line(request, 'start', 30), states, chapters }
}

function chapter(request: ChatRequest) {
  const part = numberOf(request, 'part', 1)
  const seed = `${named(request)} ${numberOf(request, 'number', 1)} ${part}`
  const words = numberOf(request, 'words', 300)
  const facts = part === 1 ? factsOf(request) : []
  const sayings = sayingsOf(facts)
  return { paragraphs: prose(textOf(request, 'language', 'en'), { words, sayings, seed }), quotes: quotesOf(facts) }
}

interface Open {
  readonly paragraph: number
  readonly wanted: number
}

/** The first paragraphs that together have about as many words as are to go. */
function dropsIn(request: ChatRequest): number[] {
  let left = numberOf(request, 'dropWords', 0)
  const drops: number[] = []
  for (const { paragraph, has } of valuesOf(request, 'mayDrop').flat() as { paragraph: number; has: number }[]) {
    if (left < has / 2) continue
    drops.push(paragraph)
    left -= has
  }
  return drops
}

/** Rewrites open paragraphs to their length; a missing fact goes into the first. */
function repair(request: ChatRequest) {
  const language = textOf(request, 'language', 'en')
  const open = valuesOf(request, 'open').flat() as Open[]
  const facts = factsOf(request)
  const sayings = sayingsOf(facts)
  const edits = open.map(({ paragraph, wanted }, index) => {
    const own = index === 0 ? sayings : []
    const words = Math.max(wanted, countWords(own.join(' '), language))
    return { paragraph, text: prose(language, { words, sayings: own, seed: `again ${paragraph} ${wanted}` }).join(' ') }
  })
  const own = open.length === 0 ? sayings : []
  const insertWords = numberOf(request, 'insertWords', 0)
  const inserted = prose(language, { words: insertWords, sayings: own, seed: `insert ${insertWords}` })
  const inserts = insertWords > 0 ? inserted.map(text => ({ after: 0, text })) : []
  return { title: null, edits, inserts, drops: dropsIn(request), quotes: quotesOf(facts) }
}

function finalRead(request: ChatRequest) {
  const claims = valuesOf(request, 'claims').flat() as { readonly fact: string }[]
  return { objection: '', edits: [], quotes: [], confirmed: claims.map(({ fact }) => fact) }
}

const RESPONSES: Readonly<Record<string, (request: ChatRequest) => unknown>> = {
  character,
  places,
  plan,
  outline,
  chapter,
  'final-read': finalRead,
  'opening-judge': () => ({ best: 1 }),
  'plan-judge': () => ({
    best: 1,
    borrow: [],
    objection: '',
    planted: '',
    pays: '',
    turn: '',
    weakness: 'Nobody is in a hurry.',
  }),
  repair,
}

const SUGGESTIONS = [
  'with a warm step',
  'that hums at night',
  'where the ferry sleeps',
  'behind the mill',
  'full of string',
]

/** A good answer: an object of the schema, or lines of suggestions. */
export function responseTo(request: ChatRequest, write?: (request: ChatRequest) => unknown): string {
  const own = write?.(request)
  if (own !== undefined) return typeof own === 'string' ? own : JSON.stringify(own)
  if (!request.schema) return SUGGESTIONS.join('\n')
  const answer = request.schemaName === undefined ? undefined : RESPONSES[request.schemaName]
  return JSON.stringify(answer ? answer(request) : sample(request.schema))
}
