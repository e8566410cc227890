import * as z from 'zod/mini'
import { countWords } from '../../../lib/words.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { chapterTask } from '../../prompts/chapter-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Fact } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, Outline, RequestOptions } from '../author.ts'
import { chapterWords } from '../chapter-words.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { openingFacts, PART_WORDS_MAX, shareWords, tokensFor } from './budget.ts'
import { data } from './data.ts'
import { tidyParagraphs } from './tidy.ts'

const ChapterOutput = z.strictObject({ paragraphs: z.array(z.string()) })

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
    tokens: tokensFor(part.words, brief.language),
    problemIn: ({ paragraphs }: z.output<typeof ChapterOutput>) =>
      tidyParagraphs(paragraphs, brief.language).length === 0 ? 'The chapter is empty.' : undefined,
  }
  return tidyParagraphs((await ask(model, question, options)).paragraphs, brief.language)
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
  let planned = 0
  for (const [index, share] of shareWords(assignment.words, count).entries()) {
    planned += share
    const open = planned - countWords(written.join('\n'), bible.brief.language)
    const words = Math.max(Math.round(share / 2), open)
    written.push(
      ...(await writePart(model, bible, assignment, { index, count, words, written: [...written] }, options)),
    )
  }
  const title = bible.plan.chapters.find(chapter => chapter.number === number)?.title ?? bible.plan.title
  return { number, title, text: written.join('\n') }
}
