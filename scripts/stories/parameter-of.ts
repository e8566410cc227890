import { Parameter } from '../../src/contract/parameter.ts'
import { StoriesError } from './stories-error.ts'

export interface ParameterDefaults {
  readonly language: string
  readonly words?: number
  readonly age?: string
  readonly category?: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The second's fields before the first's, at any depth. */
function merged(under: Fields, over: Fields): Fields {
  const fields = Object.entries(over).map(([name, value]) => {
    const below = under[name]
    return [name, isFields(below) && isFields(value) ? merged(below, value) : value] as const
  })
  return { ...under, ...Object.fromEntries(fields) }
}

/** A parameter as callers send it, or a part of one, with what must be answered. Throws a `StoriesError` for what is no parameter. */
export function parameterOf(part: unknown, { language, words, age, category }: ParameterDefaults): Parameter {
  const least = {
    story: { language, length: `${words ?? 1000}`, audience: 'normal', targetAge: age ?? 'child' },
    character: { demographics: { name: 'Robin', age: 7, gender: 'female' } },
    setting: { location: 'Berlin', isReal: true },
    context: { category: category ?? 'generic', productDefinition: 'story' },
  }
  const parsed = Parameter.safeParse(merged(least, isFields(part) ? part : {}))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  throw new StoriesError(`These answers are no parameter. ${issues.join('; ')}`)
}
