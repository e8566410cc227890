import * as z from 'zod/mini'
import type { Patch } from '../../../contract/version.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import { isTooMuch, textAt } from '../improve/patches.ts'
import { Quotes } from './quotes.ts'
import { tidy, tidyParagraphs } from './tidy.ts'

export const ImproveOutput = z.strictObject({
  edits: z.array(z.strictObject({ chapter: z.number(), paragraph: z.nullable(z.number()), text: z.string() })),
  takenBack: z.array(z.string()),
  quotes: Quotes,
})
export type ImproveOutput = z.output<typeof ImproveOutput>

export function patchesOf(
  pages: readonly Manuscript[],
  { edits }: Pick<ImproveOutput, 'edits'>,
  language: string,
): Patch[] {
  return edits.flatMap(({ chapter, paragraph, text }) => {
    const before = textAt(pages, { chapter, paragraph })
    if (before === undefined) return []
    const after = paragraph === null ? tidy(text, language) : tidyParagraphs([text], language).join('\n')
    return after === before ? [] : [{ chapter, paragraph, before, after }]
  })
}

export function problemIn(pages: readonly Manuscript[], output: ImproveOutput, language: string): string | undefined {
  const positions = output.edits.map(({ chapter, paragraph }) => `${chapter}.${paragraph}`)
  if (new Set(positions).size < positions.length) return 'One paragraph was given two new texts.'
  if (output.edits.some(edit => textAt(pages, edit) === undefined)) return 'A paragraph was named that is not there.'
  if (output.edits.some(edit => edit.text.trim() === '')) return 'A paragraph was left empty.'
  const patches = patchesOf(pages, output, language)
  return isTooMuch(pages, patches, language)
    ? 'It changes too much. Fulfil the heart of the change in fewer words.'
    : undefined
}
