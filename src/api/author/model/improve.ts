import { countWords } from '../../../lib/words.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { IMPROVE_TASK } from '../../prompts/improve-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import { PATCHED_PARAGRAPHS_MAX } from '../../story/patch-limits.ts'
import type { Bible, Improvement, ImproveRequest, RequestOptions } from '../author.ts'
import { renamePatches } from '../improve/rename.ts'
import { understandRename } from '../improve/understand-rename.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { ImproveOutput, patchesOf, problemIn } from './improve-output.ts'
import { tidyQuotes } from './quotes.ts'

/** Words of the longest paragraphs that may be rewritten. */
function wordsAtMost(pages: readonly Manuscript[], language: string): number {
  const lengths = pages.flatMap(({ text }) => text.split('\n').map(paragraph => countWords(paragraph, language)))
  const longest = lengths.sort((one, other) => other - one).slice(0, PATCHED_PARAGRAPHS_MAX)
  return longest.reduce((sum, words) => sum + words, 0)
}

const pageAsData = ({ number, title, text }: Manuscript) => ({
  chapter: number,
  title,
  paragraphs: text.split('\n').map((words, paragraph) => ({ paragraph, text: words })),
})

/** Patches for a revision request. New names need no model. Throws AuthorError as `ask` does. */
export async function improveStory(
  model: TextModel,
  { bible, pages, request }: { bible: Bible; pages: readonly Manuscript[]; request: ImproveRequest },
  options: RequestOptions,
): Promise<Improvement> {
  const { brief } = bible
  const { language } = brief
  const rename = request.tried ? undefined : understandRename(request.text, brief, pages)
  if (rename) {
    const changes = [{ kind: 'name' as const, ...rename }]
    return { patches: renamePatches(pages, rename, language), changes, overruled: [], refused: [] }
  }
  const material = [
    bibleAsData(bible, brief.facts),
    data('story', pages.map(pageAsData)),
    data('change', { change: request.text }),
  ]
  if (request.tried) {
    const findings = request.tried.findings.map(({ kind, chapter, note }) => ({ kind, chapter, note }))
    material.push(data('tried', { edits: request.tried.patches, findings }))
  }
  const output = await ask(
    model,
    {
      part: 'improve',
      name: 'improve',
      instructions: instructions(brief),
      prompt: `${material.join('\n')}\n\n${IMPROVE_TASK}${request.tried ? AGAIN : ''}`,
      schema: ImproveOutput,
      tokens: tokensFor(wordsAtMost(pages, language), language),
      problemIn: given => problemIn(pages, given, language),
    },
    options,
  )
  const facts = new Set(brief.facts.map(({ id }) => id))
  const overruled = output.takenBack.filter(id => facts.has(id))
  const quotes = tidyQuotes(output.quotes, language)
  return { patches: patchesOf(pages, output, language), changes: [], overruled, refused: [], quotes }
}

const AGAIN = `
The edits under "tried" were not accepted: give all edits anew, so that no finding under it is left.`
