import * as z from 'zod/mini'
import { Quotes } from './quotes.ts'
import type { RepairPlan } from './repair-targets.ts'
import { tidyParagraphs } from './tidy.ts'

/** Factor by which more may be dropped than was wanted: paragraphs are whole. */
const DROP_SLACK = 1.5

export const RepairOutput = z.strictObject({
  title: z.nullable(z.string()),
  edits: z.array(z.strictObject({ paragraph: z.number(), text: z.string() })),
  inserts: z.array(z.strictObject({ after: z.number(), text: z.string() })),
  drops: z.array(z.number()),
  quotes: Quotes,
})
export type RepairOutput = z.output<typeof RepairOutput>

export function problemIn(
  { title, edits, inserts, drops }: RepairOutput,
  plan: RepairPlan,
  paragraphs: readonly string[],
): string | undefined {
  if (edits.length + inserts.length + drops.length === 0 && title === null) return 'Nothing was changed.'
  const open = new Set(plan.open.map(target => target.paragraph))
  if (edits.some(edit => !open.has(edit.paragraph))) return 'A paragraph was changed that is not open.'
  if ([...edits, ...inserts].some(({ text }) => text.trim() === '')) return 'A paragraph was left empty.'
  if (inserts.length > 0 && plan.insertWords === 0) return 'A paragraph was inserted that nobody asked for.'
  if (inserts.some(({ after }) => !(after in paragraphs)))
    return 'A paragraph was inserted after one that is not there.'
  const sizes = new Map(plan.mayDrop.map(({ paragraph, has }) => [paragraph, has]))
  if (drops.some(paragraph => !sizes.has(paragraph))) return 'A paragraph was dropped that may not be.'
  const dropped = [...new Set(drops)].reduce((sum, paragraph) => sum + (sizes.get(paragraph) ?? 0), 0)
  return dropped > plan.dropWords * DROP_SLACK ? 'Too much was dropped.' : undefined
}

/** Paragraphs that were neither edited nor dropped stay the same byte for byte. */
export function repairedText(
  paragraphs: readonly string[],
  { edits, inserts, drops }: RepairOutput,
  language: string,
): string {
  const tidied = (text: string) => tidyParagraphs([text], language)
  const edited = new Map(edits.map(edit => [edit.paragraph, tidied(edit.text).join('\n')]))
  const dropped = new Set(drops)
  return paragraphs
    .flatMap((paragraph, index) => [
      ...(dropped.has(index) ? [] : [edited.get(index) ?? paragraph]),
      ...inserts.filter(({ after }) => after === index).flatMap(({ text }) => tidied(text)),
    ])
    .join('\n')
}
