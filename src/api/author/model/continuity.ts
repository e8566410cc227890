import * as z from 'zod/mini'
import type { Finding } from '../../editor/finding.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { CONTINUITY_TASK, FINDINGS_MAX } from '../../prompts/continuity-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, Outline, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'

const WORDS_PER_FINDING = 50

const ContinuityOutput = z.strictObject({
  findings: z.array(z.strictObject({ chapter: z.number(), paragraph: z.nullable(z.number()), note: z.string() })),
})

/** Those that name no real paragraph are dropped. */
export async function findContradictions(
  model: TextModel,
  { bible, outline, chapters }: { bible: Bible; outline: Outline; chapters: readonly Manuscript[] },
  options: RequestOptions,
): Promise<Finding[]> {
  const texts = chapters.map(({ number, title, text }) => ({ number, title, paragraphs: text.split('\n') }))
  const borders = outline.chapters.map(({ number, entry, exit }) => ({ number, entry, exit }))
  const question = {
    part: 'continuity',
    name: 'continuity',
    instructions: instructions(bible.brief),
    prompt: `${bibleAsData(bible, [])}\n${data('chapters', texts)}\n${data('borders', borders)}\n\n${CONTINUITY_TASK}`,
    schema: ContinuityOutput,
    tokens: tokensFor(FINDINGS_MAX * WORDS_PER_FINDING, 'en'),
  }
  const { findings } = await ask(model, question, options)
  const lengths = new Map(texts.map(({ number, paragraphs }) => [number, paragraphs.length]))
  return findings.slice(0, FINDINGS_MAX).flatMap(({ chapter, paragraph, note }): Finding[] => {
    const isReal =
      paragraph === null || (Number.isInteger(paragraph) && paragraph >= 0 && paragraph < (lengths.get(chapter) ?? 0))
    if (!lengths.has(chapter) || !isReal || note.trim() === '') return []
    return [{ kind: 'continuity', chapter, paragraph: paragraph ?? undefined, note }]
  })
}
