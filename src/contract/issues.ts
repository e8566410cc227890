import type * as z from 'zod/mini'
import { valueAt } from '../lib/value-at.ts'
import type { Issue } from './refusals.ts'

const ISSUE_CODES = [
  'required',
  'type',
  'string-min',
  'string-max',
  'number-min',
  'number-max',
  'array-min',
  'array-max',
  'email',
  'format',
  'option',
  'unknown-field',
  'characters',
  'blank',
  'invalid',
  /** Another page's address, or one the product needs. */
  'taken',
  'reserved',
  /** No readable picture, too few pixels, too many. */
  'picture',
  'picture-small',
  'picture-large',
  /** A time that is over, or too far ahead. */
  'past',
  'too-far',
  /** An address of the web or of mails in a name. */
  'web-address',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

type SchemaIssue = z.core.$ZodIssue
type Found = { code: IssueCode; params: Issue['params'] }

/**
 * Issues of a failed parse of `input`, the first per path; a missing value is told from a wrong one. Params: `expected`
 * and `received` are words of i18n `errors.types`, `minimum` and `maximum` are counts.
 */
export function issuesOf(error: z.core.$ZodError, input: unknown): Issue[] {
  const found = new Map<string, Issue>()
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      if (!found.has(path)) found.set(path, { path, ...describe(issue, valueAt(input, issue.path)) })
    }
  }
  return [...found.values()]
}

function pathsOf(issue: SchemaIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.')]
  return issue.keys.map(key => [...issue.path, key].join('.'))
}

function describe(issue: SchemaIssue, value: unknown): Found {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? plain('required') : typeIssue(issue.expected, value)
    case 'too_small':
      return { code: `${measured(issue.origin)}-min`, params: { minimum: Number(issue.minimum) } }
    case 'too_big':
      return { code: `${measured(issue.origin)}-max`, params: { maximum: Number(issue.maximum) } }
    case 'invalid_format':
      return issue.format === 'email' ? plain('email') : { code: 'format', params: { format: issue.format } }
    case 'invalid_value':
      return value === undefined ? plain('required') : { code: 'option', params: { expected: issue.values.join(', ') } }
    case 'unrecognized_keys':
      return plain('unknown-field')
    case 'custom':
      return plain(ISSUE_CODES.find(code => code === issue.message) ?? 'invalid')
    default:
      return plain('invalid')
  }
}

const plain = (code: IssueCode): Found => ({ code, params: {} })

function typeIssue(expected: string, value: unknown): Found {
  const integer = expected === 'int'
  const received = integer && kindOf(value) === 'number' ? 'float' : kindOf(value)
  return { code: 'type', params: { expected: integer ? 'integer' : expected, received } }
}

function measured(origin: string): 'string' | 'array' | 'number' {
  if (origin === 'string') return 'string'
  return origin === 'array' || origin === 'set' ? 'array' : 'number'
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}
