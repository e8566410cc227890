import * as z from 'zod/mini'
import { findFacts } from '../../editor/facts.ts'
import type { Finding } from '../../editor/finding.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { REPAIR_TASK } from '../../prompts/repair-task.ts'
import type { Brief, Fact } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { Quotes, quotedFacts, quotesIn, tidyQuotes, WORDS_PER_QUOTE } from './quotes.ts'
import { type RepairTarget, repairTargets } from './repair-targets.ts'
import { tidy, tidyParagraphs } from './tidy.ts'

const RepairOutput = z.strictObject({
  title: z.nullable(z.string()),
  edits: z.array(z.strictObject({ paragraph: z.number(), text: z.string() })),
  quotes: Quotes,
})
type RepairOutput = z.output<typeof RepairOutput>

function problemIn(output: RepairOutput, targets: readonly RepairTarget[]): string | undefined {
  if (output.edits.length === 0 && output.title === null) return 'Nothing was changed.'
  const open = new Set(targets.map(target => target.paragraph))
  if (output.edits.some(edit => !open.has(edit.paragraph))) return 'A paragraph was changed that is not open.'
  return output.edits.some(edit => edit.text.trim() === '') ? 'A paragraph was left empty.' : undefined
}

const findingAsData = ({ kind, paragraph, note }: Finding) => ({ kind, paragraph: paragraph ?? null, note })

/** Missing facts, and those that open paragraphs tell now: rewriting must not lose an answer. */
function requiredFacts(
  brief: Brief,
  chapter: Manuscript,
  { findings, targets }: { findings: readonly Finding[]; targets: readonly RepairTarget[] },
): Fact[] {
  const open = new Set(targets.map(({ paragraph }) => paragraph))
  const found = findFacts(brief, [chapter]).filter(({ paragraph }) => open.has(paragraph))
  const wanted = new Set([...findings.map(({ fact }) => fact), ...found.map(({ fact }) => fact)])
  return brief.facts.filter(({ id }) => wanted.has(id))
}

/** Paragraphs without a finding stay the same byte for byte. */
export async function repairChapter(
  model: TextModel,
  { bible, chapter, findings }: { bible: Bible; chapter: Manuscript; findings: readonly Finding[] },
  options: RequestOptions,
): Promise<Manuscript> {
  const { brief } = bible
  const paragraphs = chapter.text.split('\n')
  const targets = repairTargets(paragraphs, findings, brief.language)
  const facts = requiredFacts(bible.brief, chapter, { findings, targets })
  const task = data('task', { findings: findings.map(findingAsData), open: targets })
  const question = {
    part: `repair-${chapter.number}`,
    name: 'repair',
    instructions: instructions(brief),
    prompt: `${bibleAsData(bible, facts)}\n${data('chapter', { title: chapter.title, paragraphs })}\n${task}\n\n${REPAIR_TASK}`,
    schema: RepairOutput,
    tokens: tokensFor(
      targets.reduce((sum, { wanted }) => sum + wanted, quotedFacts(facts) * WORDS_PER_QUOTE),
      brief.language,
    ),
    problemIn: (output: RepairOutput) => problemIn(output, targets),
  }
  const { title, edits, quotes } = await ask(model, question, options)
  const edited = new Map(edits.map(edit => [edit.paragraph, tidyParagraphs([edit.text], brief.language).join('\n')]))
  const text = paragraphs.map((paragraph, index) => edited.get(index) ?? paragraph).join('\n')
  const stated = quotesIn(text, tidyQuotes(quotes, brief.language), chapter.quotes)
  return { ...chapter, title: title?.trim() ? tidy(title, brief.language) : chapter.title, text, quotes: stated }
}
