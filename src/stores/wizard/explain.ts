import type { Issue } from '../../contract/refusals.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'

export function explain({ code, params }: Issue, errors: Texts['errors']): string {
  const sentences: Readonly<Record<string, unknown>> = { ...errors, ...errors.refusals }
  const sentence = sentences[code]
  const types: Readonly<Record<string, string>> = errors.types
  const words = Object.entries(params).map(([name, value]) => [name, types[value] ?? value])
  return fill(typeof sentence === 'string' ? sentence : errors.invalid, Object.fromEntries(words))
}
