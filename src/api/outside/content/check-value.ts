import type { FieldDefinition, Validation } from './content-type.ts'

/** https://www.contentful.com/developers/docs/technical-limits/ */
const SYMBOL_MAX = 256
const TEXT_MAX = 50_000
const LIST_MAX = 1000

type Check = (value: unknown, field: Pick<FieldDefinition, 'linkType' | 'items'>) => boolean

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const IS: Record<FieldDefinition['type'], Check> = {
  Symbol: value => typeof value === 'string' && value.length <= SYMBOL_MAX,
  Text: value => typeof value === 'string' && value.length <= TEXT_MAX,
  Integer: value => Number.isSafeInteger(value),
  Number: value => typeof value === 'number',
  Boolean: value => typeof value === 'boolean',
  Date: value => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  Object: value => typeof value === 'object' && value !== null,
  Link: (value, { linkType }) => {
    if (!isRecord(value) || !isRecord(value.sys)) return false
    return value.sys.type === 'Link' && value.sys.linkType === linkType && typeof value.sys.id === 'string'
  },
  Array: (value, { items }) =>
    Array.isArray(value) &&
    value.length <= LIST_MAX &&
    value.every(item => IS[items?.type ?? 'Symbol'](item, items ?? {})),
}

export const isOfType = (value: unknown, field: FieldDefinition): boolean => IS[field.type](value, field)

/** The first broken rule of a value of the right type: `in`, `range` or `size`. */
export function brokenRule(value: unknown, field: FieldDefinition): string | undefined {
  const own = broken(value, field.validations ?? [])
  if (own || !Array.isArray(value)) return own
  return value.map(item => broken(item, field.items?.validations ?? [])).find(Boolean)
}

function broken(value: unknown, rules: readonly Validation[]): string | undefined {
  for (const rule of rules) {
    if (rule.in && typeof value === 'string' && !rule.in.includes(value)) return 'in'
    if (rule.range && typeof value === 'number' && !within(value, rule.range)) return 'range'
    const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined
    if (rule.size && size !== undefined && !within(size, rule.size)) return 'size'
  }
  return undefined
}

const within = (value: number, { min, max }: { min?: number | null | undefined; max?: number | null | undefined }) =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
