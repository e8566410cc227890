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
import { quotedFacts, quotesIn, tidyQuotes, WORDS_PER_QUOTE } from './quotes.ts'
import { problemIn, RepairOutput, repairedText } from './repair-output.ts'
import { planRepair, type RepairPlan } from './repair-targets.ts'
import { tidy } from './tidy.ts'
import { turnParagraph } from './turn-paragraph.ts'

const findingAsData = ({ kind, paragraph, note }: Finding) => ({ kind, paragraph: paragraph ?? null, note })

/** Missing facts, and those that paragraphs tell which may change: rewriting must not lose an answer. */
function requiredFacts(
  brief: Brief,
  chapter: Manuscript,
  { findings, plan }: { findings: readonly Finding[]; plan: RepairPlan },
): Fact[] {
  const open = new Set([...plan.open, ...plan.mayDrop].map(({ paragraph }) => paragraph))
  const found = findFacts(brief, [chapter]).filter(({ paragraph }) => open.has(paragraph))
  const wanted = new Set([...findings.map(({ fact }) => fact), ...found.map(({ fact }) => fact)])
  return brief.facts.filter(({ id }) => wanted.has(id))
}

/** The bible without what happens in other chapters: long stories have many, and a repair sees its own. */
function bibleFor(bible: Bible, number: number): Bible {
  const { plan } = bible
  const secret = plan.secret && {
    ...plan.secret,
    course: plan.secret.course.filter((_, index) => index === number - 1),
  }
  return { ...bible, plan: { ...plan, secret, chapters: plan.chapters.filter(chapter => chapter.number === number) } }
}

/** Paragraphs without a finding stay the same byte for byte. */
export async function repairChapter(
  model: TextModel,
  { bible, chapter, findings }: { bible: Bible; chapter: Manuscript; findings: readonly Finding[] },
  options: RequestOptions,
): Promise<Manuscript> {
  const { brief } = bible
  const paragraphs = chapter.text.split('\n')
  const turn = turnParagraph(paragraphs, {
    quotes: chapter.quotes,
    turn: bible.plan.secret?.turn,
    language: brief.language,
  })
  const plan = planRepair(paragraphs, findings, { language: brief.language, turn })
  const facts = requiredFacts(brief, chapter, { findings, plan })
  const task = data('task', { findings: findings.map(findingAsData), ...plan })
  const question = {
    part: `repair-${chapter.number}`,
    name: 'repair',
    instructions: instructions(brief),
    prompt: `${bibleAsData(bibleFor(bible, chapter.number), facts)}\n${data('chapter', { title: chapter.title, paragraphs })}\n${task}\n\n${REPAIR_TASK}`,
    schema: RepairOutput,
    tokens: tokensFor(
      plan.open.reduce((sum, { wanted }) => sum + wanted, plan.insertWords + quotedFacts(facts) * WORDS_PER_QUOTE),
      brief.language,
    ),
    problemIn: (output: RepairOutput) => problemIn(output, plan, paragraphs),
  }
  const output = await ask(model, question, options)
  const text = repairedText(paragraphs, output, brief.language)
  const stated = quotesIn(text, tidyQuotes(output.quotes, brief.language), chapter.quotes)
  const title = output.title?.trim() ? tidy(output.title, brief.language) : chapter.title
  return { ...chapter, title, text, quotes: stated }
}
