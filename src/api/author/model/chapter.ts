import * as z from 'zod/mini'
import { countWords } from '../../../lib/words.ts'
import { findFacts } from '../../editor/facts.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { chapterTask } from '../../prompts/chapter-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief, Fact } from '../../story/brief.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import type { FactQuote, Manuscript } from '../../story/manuscript.ts'
import { openingFacts } from '../../story/opening-facts.ts'
import { wordsLeft } from '../../story/words-left.ts'
import type { Bible, Outline, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { PART_WORDS_MAX, shareWords, tokensFor } from './budget.ts'
import { chapterAsData, shownBefore } from './chapters-before.ts'
import { data } from './data.ts'
import { owedByEnding } from './owed.ts'
import { Quotes, quotedFacts, quotesIn, tidyQuotes, WORDS_PER_QUOTE } from './quotes.ts'
import { tidyParagraphs } from './tidy.ts'

const ChapterOutput = z.strictObject({ paragraphs: z.array(z.string()), quotes: Quotes })

interface ChapterRequest {
  readonly number: number
  readonly outline: Outline | undefined
  /** Chapters that are already written, in order. */
  readonly before: readonly Manuscript[]
  /** How an opening begins; absent where that is the author's to choose. */
  readonly lens?: { readonly number: number; readonly lens: string }
}

interface Assignment {
  readonly number: number
  readonly words: number
  readonly facts: readonly Fact[]
  /** Shown in passing, for a later chapter. */
  readonly plants: readonly Fact[]
  /** Earlier chapters as they were written. */
  readonly before: readonly Manuscript[]
  readonly outline: Outline | undefined
  readonly lens: ChapterRequest['lens']
  /** What the last chapter has to keep. */
  readonly owed: ReturnType<typeof owedByEnding>
}

function assign(bible: Bible, { number, outline, before, lens }: ChapterRequest): Assignment {
  const { brief } = bible
  const own = outline?.chapters.find(chapter => chapter.number === number)
  if (!own && number !== 1) throw new Error(`chapter ${number} needs the outline`)
  const weighed = outline?.chapters.map(chapter => chapter.words) ?? chapterWords(brief)
  const words = wordsLeft(brief, weighed, before)[number - 1] ?? 0
  const planned = own ? brief.facts.filter(fact => own.facts.includes(fact.id)) : openingFacts(brief)
  const facts = inAnyWording(brief, planned, before)
  const plants = brief.facts.filter(fact => own?.plants?.includes(fact.id))
  const owed = number === brief.chapterCount ? owedByEnding(bible, outline, before) : undefined
  return { number, words, facts, plants, outline, lens, owed, before: shownBefore(before, brief.language) }
}

/** A name that an earlier chapter says need not be said again: it does something in whatever words. */
function inAnyWording(brief: Brief, facts: readonly Fact[], before: readonly Manuscript[]): Fact[] {
  const stated = new Set(findFacts(brief, before).map(({ fact }) => fact))
  return facts.map(fact => (stated.has(fact.id) ? { ...fact, byQuote: true } : fact))
}

function bordersOf({ number, outline }: Assignment) {
  const { entry, scenes, exit } = outline?.chapters.find(chapter => chapter.number === number) ?? {}
  return { entry: entry || undefined, scenes: scenes?.length ? scenes : undefined, exit: exit || undefined }
}

interface Part {
  readonly index: number
  readonly count: number
  readonly words: number
  readonly written: readonly string[]
}

async function writePart(model: TextModel, bible: Bible, assignment: Assignment, part: Part, options: RequestOptions) {
  const { brief } = bible
  const { number, facts, before, lens } = assignment
  const plants = assignment.plants.map(({ id, text }) => ({ id, answer: text }))
  const chapter = {
    number,
    words: part.words,
    part: part.index + 1,
    parts: part.count,
    ...bordersOf(assignment),
    plants,
  }
  const material = [bibleAsData(bible, facts)]
  if (before.length > 0) material.push(data('before', before.map(chapterAsData)))
  if (assignment.owed && part.index === part.count - 1) material.push(data('owed', assignment.owed))
  material.push(data('task', chapter))
  if (part.written.length > 0) material.push(data('written', part.written))
  const question = {
    part: `chapter-${number}-${part.index + 1}${lens ? `-draft-${lens.number}` : ''}`,
    name: 'chapter',
    instructions: instructions(brief),
    prompt: `${material.join('\n')}\n\n${chapterTask({ ...part, number, chapters: brief.chapterCount, isAfterOthers: before.length > 0 })}${lens && part.index === 0 ? `\n${lens.lens}` : ''}`,
    schema: ChapterOutput,
    tokens: tokensFor(part.words + quotedFacts(facts) * WORDS_PER_QUOTE, brief.language),
    problemIn: ({ paragraphs }: z.output<typeof ChapterOutput>) =>
      tidyParagraphs(paragraphs, brief.language).length === 0 ? 'The chapter is empty.' : undefined,
  }
  const { paragraphs, quotes } = await ask(model, question, options)
  return { paragraphs: tidyParagraphs(paragraphs, brief.language), quotes: tidyQuotes(quotes, brief.language) }
}

/** A chapter, in parts when long; later parts know the earlier ones. Unjudged. Throws AuthorError as `ask` does. */
export async function writeChapter(
  model: TextModel,
  { bible, ...requested }: ChapterRequest & { readonly bible: Bible },
  options: RequestOptions,
): Promise<Manuscript> {
  const { number } = requested
  const assignment = assign(bible, requested)
  const count = Math.ceil(assignment.words / PART_WORDS_MAX)
  const written: string[] = []
  const quotes: FactQuote[] = []
  let planned = 0
  for (const [index, share] of shareWords(assignment.words, count).entries()) {
    planned += share
    const open = planned - countWords(written.join('\n'), bible.brief.language)
    const words = Math.max(Math.round(share / 2), open)
    const part = { index, count, words, written: [...written] }
    const output = await writePart(model, bible, assignment, part, options)
    written.push(...output.paragraphs)
    quotes.push(...output.quotes)
  }
  const title = bible.plan.chapters.find(chapter => chapter.number === number)?.title ?? bible.plan.title
  const text = written.join('\n')
  return { number, title, text, quotes: quotesIn(text, quotes) }
}
