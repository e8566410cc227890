export function rewritten<Value>(value: Value, rewrite: (text: string) => string): Value {
  if (typeof value === 'string') return rewrite(value) as Value
  if (Array.isArray(value)) return value.map(part => rewritten(part, rewrite)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewritten(part, rewrite)])) as Value
}
