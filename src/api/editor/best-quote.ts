import { sentencesOf } from '../../lib/words.ts'
import type { Brief, Fact } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { quotesOf, type StemTest, stemTest } from './fact-quotes.ts'
import { type FoundFact, mentionsOf } from './facts.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Of a paragraph beside the one in which an answer stands. */
const NEIGHBOUR_WEIGHT = 0.5
/** Of a word of the answer in the quote itself. */
const QUOTED_WEIGHT = 4
/** Words by which a sentence begins with a name: who does something. */
const SUBJECT_UNITS = 24
const SUBJECT_WEIGHT = 3

interface Weighed extends FoundFact {
  readonly weight: number
}

/** How much of a passage is about the answer. */
function weigh(found: FoundFact, fact: Fact, paragraphs: readonly string[], stems: StemTest): Weighed {
  const around = [found.paragraph - 1, found.paragraph + 1].map(at => stems.count(paragraphs[at] ?? ''))
  const beside = around.reduce((sum, count) => sum + count, 0)
  const sentence =
    sentencesOf(paragraphs[found.paragraph] ?? '', stems.language).find(one => one.includes(found.quote)) ?? found.quote
  const isSubject = fact.required && stems.count(sentence.slice(0, SUBJECT_UNITS)) > 0
  const weight =
    stems.distinct(sentence) * QUOTED_WEIGHT +
    stems.count(paragraphs[found.paragraph] ?? '') +
    beside * NEIGHBOUR_WEIGHT +
    (isSubject ? SUBJECT_WEIGHT : 0)
  return { ...found, weight }
}

/** A look that may be left out has words that stand for other things: a small wave is no small hero. */
const isByQuoteOnly = ({ byQuote, mayBeLeftOut }: Fact): boolean => byQuote === true && mayBeLeftOut === true

/** Of the last chapter that quotes the answer: what an earlier one shows, that one uses. */
function lastQuoted(found: readonly FoundFact[]): FoundFact[] {
  const last = Math.max(...found.map(({ chapter }) => chapter))
  return found.filter(({ chapter }) => chapter === last).toReversed()
}

/**
 * Where each answer that is told does something, in the order of the facts: of the passages that the author quotes for it in the last chapter that
 * has one, else of all that mention it, the one that has most of it.
 */
export function bestQuotes(brief: Brief, chapters: readonly Manuscript[]): FoundFact[] {
  const { language } = brief
  const paragraphs = new Map(chapters.map(chapter => [chapter.number, paragraphsOf(chapter)]))
  return brief.facts.flatMap(fact => {
    const stems = stemTest(fact, language)
    const quoted = quotesOf(fact, chapters, language).map(position => ({ fact: fact.id, ...position }))
    const mentioned = isByQuoteOnly(fact) ? [] : mentionsOf(fact, chapters, language)
    const found = quoted.length > 0 ? lastQuoted(quoted) : mentioned
    const weighed = found.map(one => weigh(one, fact, paragraphs.get(one.chapter) ?? [], stems))
    const [best] = weighed.sort((one, other) => other.weight - one.weight)
    if (!best) return []
    const { weight: _, ...kept } = best
    return [kept]
  })
}
