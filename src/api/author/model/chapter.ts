import * as z from 'zod/mini'
import { countWords } from '../../../lib/words.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { chapterTask } from '../../prompts/chapter-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Fact } from '../../story/brief.ts'
import type { FactQuote, Manuscript } from '../../story/manuscript.ts'
import type { Bible, Outline, RequestOptions } from '../author.ts'
import { chapterWords } from '../chapter-words.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { openingFacts, PART_WORDS_MAX, shareWords, tokensFor } from './budget.ts'
import { data } from './data.ts'
import { Quotes, quotedFacts, quotesIn, tidyQuotes, WORDS_PER_QUOTE } from './quotes.ts'
import { tidyParagraphs } from './tidy.ts'

const ChapterOutput = z.strictObject({ paragraphs: z.array(z.string()), quotes: Quotes })

interface Assignment {
  readonly number: number
  readonly words: number
  readonly facts: readonly Fact[]
  readonly outline: Outline | undefined
}

function assign({ brief }: Bible, number: number, outline: Outline | undefined): Assignment {
  const own = outline?.chapters.find(chapter => chapter.number === number)
  if (!own && number !== 1) throw new Error(`chapter ${number} needs the outline`)
  const words = own?.words ?? chapterWords(brief)[number - 1] ?? 0
  const facts = own ? brief.facts.filter(fact => own.facts.includes(fact.id)) : openingFacts(brief)
  return { number, words, facts, outline }
}

function neighbourhood({ number, outline }: Assignment) {
  const at = (other: number) => outline?.chapters.find(chapter => chapter.number === other)
  const { entry, scenes, exit } = at(number) ?? {}
  return { entry, scenes, exit, chapterBeforeEnds: at(number - 1)?.exit, chapterAfterBegins: at(number + 1)?.entry }
}

interface Part {
  readonly index: number
  readonly count: number
  readonly words: number
  readonly written: readonly string[]
}

async function writePart(model: TextModel, bible: Bible, assignment: Assignment, part: Part, options: RequestOptions) {
  const { brief } = bible
  const { number, facts } = assignment
  const chapter = { number, words: part.words, part: part.index + 1, parts: part.count, ...neighbourhood(assignment) }
  const material = [bibleAsData(bible, facts), data('task', chapter)]
  if (part.written.length > 0) material.push(data('written', part.written))
  const question = {
    part: `chapter-${number}-${part.index + 1}`,
    name: 'chapter',
    instructions: instructions(brief),
    prompt: `${material.join('\n')}\n\n${chapterTask({ ...part, number, chapters: brief.chapterCount })}`,
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
  { bible, number, outline }: { bible: Bible; number: number; outline: Outline | undefined },
  options: RequestOptions,
): Promise<Manuscript> {
  const assignment = assign(bible, number, outline)
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
