import * as z from 'zod/mini'
import { countWords } from '../../../lib/words.ts'
import { openQuotes } from '../../editor/fact-quotes.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { FINAL_READ_TASK } from '../../prompts/final-read-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import type { FactQuote, Manuscript } from '../../story/manuscript.ts'
import { FINAL_WORDS_SHARE } from '../../story/patch-limits.ts'
import type { Bible, FinalRead, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { patchesOf } from './improve-output.ts'
import { isMisplaced } from './misplaced-edit.ts'
import { Quotes, tidyQuotes } from './quotes.ts'

/** Words of the answer beside the edits' own. */
const ASIDE_WORDS = 200
/** Edits hold whole paragraphs, of which only a part changes. */
const WHOLE_PARAGRAPHS = 3

const FinalReadOutput = z.strictObject({
  /** Thought before it mends. */
  objection: z.string(),
  edits: z.array(z.strictObject({ chapter: z.number(), paragraph: z.number(), text: z.string(), why: z.string() })),
  quotes: Quotes,
  confirmed: z.array(z.string()),
})

const numbered = ({ number, title, text }: Manuscript) => ({
  chapter: number,
  title,
  paragraphs: text.split('\n').map((words, paragraph) => ({ paragraph, text: words })),
})

/** Quotes without a word of their answers. */
function claimsIn(brief: Brief, chapters: readonly Manuscript[]) {
  const answers = new Map(brief.facts.map(({ id, text }) => [id, text]))
  const open = openQuotes(brief.facts, chapters, brief.language)
  const isFirst = ({ fact, quote }: FactQuote, at: number) =>
    open.findIndex(one => one.fact === fact && one.quote === quote) === at
  return open.filter(isFirst).map(({ fact, quote }) => ({ fact, answer: answers.get(fact), quote }))
}

/** Edits that name no paragraph, another one than they rewrite, an edited one again, or leave one empty are dropped. Throws AuthorError as `ask` does. */
export async function readFinally(
  model: TextModel,
  { bible, chapters }: { readonly bible: Bible; readonly chapters: readonly Manuscript[] },
  options: RequestOptions,
): Promise<FinalRead> {
  const { brief } = bible
  const { language } = brief
  const claims = claimsIn(brief, chapters)
  const words = chapters.reduce((sum, { text }) => sum + countWords(text, language), 0)
  const material = [bibleAsData(bible, []), data('story', chapters.map(numbered)), data('task', { claims })]
  const question = {
    part: 'final-read',
    name: 'final-read',
    instructions: instructions(brief),
    prompt: `${material.join('\n')}\n\n${FINAL_READ_TASK}`,
    schema: FinalReadOutput,
    tokens: tokensFor(words * FINAL_WORDS_SHARE * WHOLE_PARAGRAPHS + ASIDE_WORDS, language),
  }
  const { edits, quotes, confirmed } = await ask(model, question, options)
  const usable = edits.filter(
    (edit, at) =>
      edit.text.trim() !== '' &&
      !isMisplaced(chapters, edit, language) &&
      edits.findIndex(one => one.chapter === edit.chapter && one.paragraph === edit.paragraph) === at,
  )
  const claimed = new Set(claims.map(({ fact }) => fact))
  return {
    patches: patchesOf(chapters, { edits: usable }, language),
    quotes: tidyQuotes(quotes, language),
    confirmed: confirmed.filter(id => claimed.has(id)),
  }
}
