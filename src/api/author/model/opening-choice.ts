import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { OPENING_JUDGE_TASK, OPENING_LENSES } from '../../prompts/opening-judge-task.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { candidatesOf, verdictOf } from './candidates.ts'
import { writeChapter } from './chapter.ts'
import { chapterAsData } from './chapters-before.ts'
import { data } from './data.ts'
import type { PlanModels } from './plan-choice.ts'

const VERDICT_WORDS = 20

const VerdictOutput = z.strictObject({ best: z.number() })

function judge(model: TextModel, bible: Bible, drafts: readonly Manuscript[], options: RequestOptions) {
  const numbered = drafts.map((draft, index) => ({ draft: index + 1, paragraphs: chapterAsData(draft).paragraphs }))
  return ask(
    model,
    {
      part: 'opening-judge',
      name: 'opening-judge',
      instructions: instructions(bible.brief),
      prompt: `${bibleAsData(bible, [])}\n${data('drafts', numbered)}\n\n${OPENING_JUDGE_TASK}`,
      schema: VerdictOutput,
      tokens: tokensFor(VERDICT_WORDS, bible.brief.language),
      problemIn: ({ best }) =>
        drafts[best - 1] ? undefined : `"best" must be the number of a draft: 1 to ${drafts.length}.`,
    },
    options,
  )
}

/** The better of two openings, written side by side. Without a usable verdict, the first. */
export async function chooseOpening(models: PlanModels, bible: Bible, options: RequestOptions): Promise<Manuscript> {
  const drafts = await candidatesOf(
    OPENING_LENSES.map((lens, index) =>
      writeChapter(
        models.writer,
        { bible, number: 1, outline: undefined, before: [], lens: { number: index + 1, lens } },
        options,
      ),
    ),
  )
  if (drafts.length === 1) return drafts[0]
  const verdict = await verdictOf(judge(models.judge, bible, drafts, options))
  return drafts[(verdict?.best ?? 1) - 1] ?? drafts[0]
}
