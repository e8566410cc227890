/** "a {b}", "de {a.+}", "y {h}": words whose form may depend on the next. */
const JOINED = /(?<![\p{L}\p{N}])(a|de|y) \{(h|a|b|t|r\d+)(?:\.(\+))?\}/giu

const cased = (preposition: string, key: string): string =>
  preposition === preposition.toLowerCase() ? key.toLowerCase() : key.toUpperCase()

/** "a {b}" becomes `{b.a}`, "al abuelo Heinz", so that templates may be written either way. */
export function contracted<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value.replace(
      JOINED,
      (_, preposition: string, key: string, plus = '') =>
        `{${cased(preposition, key)}.${plus}${preposition.toLowerCase()}}`,
    ) as Value
  if (Array.isArray(value)) return value.map(contracted) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, contracted(part)])) as Value
}
