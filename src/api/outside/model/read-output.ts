import type * as z from 'zod/mini'
import { findObject } from './find-object.ts'
import type { StructuredOutput } from './model.ts'

/** Problems told at once: a model that gets ten at a time repairs none. */
const PROBLEMS_MAX = 5

function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.length === 0 ? 'the object' : issue.path.join('.')
  return 'expected' in issue ? `${where}: must be ${issue.expected}` : `${where}: ${issue.code.replaceAll('_', ' ')}`
}

/** `finish` is the reason why the model stopped. */
export function readOutput<Shape>(text: string, finish: string, schema: z.ZodMiniType<Shape>): StructuredOutput<Shape> {
  if (finish === 'length') {
    const isThoughtAway = text.trim() === ''
    return { state: 'bad', problem: 'The answer was too long and broke off. Be shorter.', isThoughtAway }
  }
  if (finish === 'content-filter')
    return { state: 'bad', problem: 'The answer was withheld. Keep it fit for everybody.', isWithheld: true }
  const object = findObject(text, found => schema.safeParse(found).success)
  if (object === undefined) return { state: 'bad', problem: 'The answer was not one JSON object.' }
  const parsed = schema.safeParse(object)
  if (parsed.success) return { state: 'good', value: parsed.data }
  return { state: 'bad', problem: parsed.error.issues.slice(0, PROBLEMS_MAX).map(describeIssue).join('; ') }
}
