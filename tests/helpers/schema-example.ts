export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minItems?: number
  readonly minimum?: number
}

/** Values for forms that cannot be guessed. */
export interface Known {
  readonly uuid: string
  readonly email: string
  readonly named: Readonly<Record<string, unknown>>
}

/** A fitting value, with every optional field. */
export function exampleOf(schema: JsonSchema, known: Known, name = ''): unknown {
  if (Object.hasOwn(known.named, name)) return known.named[name]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const either = schema.anyOf ?? schema.oneOf
  if (either?.[0]) return exampleOf(either.find(({ type }) => type === 'object') ?? either[0], known, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, exampleOf(inner, known, field)]),
      )
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => exampleOf(schema.items ?? {}, known))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return textOf(schema, known)
  }
}

function textOf({ format }: JsonSchema, { uuid, email }: Known): string {
  if (format === 'uuid') return uuid
  if (format === 'email') return email
  return format === 'date-time' ? '2026-11-22T12:00:00.000Z' : 'fox'
}

/** Paths to all values that are not containers. */
export function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))]
}

export function withValueAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  const inner = withValueAt((value as Record<string, unknown>)[name], rest, put)
  if (Array.isArray(value)) return value.with(Number(name), inner)
  return { ...(value as object), [name]: inner }
}
