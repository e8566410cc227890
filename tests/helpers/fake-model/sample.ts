type Schema = Record<string, unknown>

const items = (value: unknown): Schema[] => (Array.isArray(value) ? value : [])

/** The plainest value of a schema, for schemas without a better answer. */
export function sample(schema: Schema, name = 'text'): unknown {
  const [choice] = [...items(schema.anyOf), ...items(schema.oneOf)]
  if (choice) return sample(choice, name)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      return Object.fromEntries(properties.map(([key, inner]) => [key, sample(inner, key)]))
    }
    case 'array':
      return [sample(schema.items as Schema, name)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return name
  }
}
