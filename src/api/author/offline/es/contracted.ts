/** "a {b}", "de {a.+}", "y {h}": a preposition or "y" that what comes after may change. */
const JOINED = /(?<![\p{L}\p{N}])(a|de|y) \{(h|a|b|t|r\d+)(?:\.(\+))?\}/giu

/** As a capital token, which gets its words with a capital letter, when the preposition begins with one. */
const cased = (preposition: string, key: string): string =>
  preposition === preposition.toLowerCase() ? key.toLowerCase() : key.toUpperCase()

/**
 * A text whose prepositions melt into the article of a name: "a {b}" becomes `{b.a}`, "al abuelo Heinz". So a template
 * may be written either way. Whatever else stands in the value, and its shape, stays.
 */
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
