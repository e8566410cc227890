import { rewritten } from './rewritten.ts'

/** "a {b}", "di {a.+}", "ed {h}": a preposition or "e" that what comes after may change. */
const JOINED = /(?<![\p{L}\p{N}])(ad?|di|da|su|in|ed?) \{(h|a|b|t|r\d+)(?:\.(\+))?\}/giu
/** An optional sentence that ends a speech takes along the space before it. */
const OPTIONAL_END = / <([^<>]*)>(?=[»”])/gu

/** As a capital token, which gets its words with a capital letter, when the preposition begins with one. */
const cased = (preposition: string, key: string): string =>
  preposition === preposition.toLowerCase() ? key.toLowerCase() : key.toUpperCase()

/** Without the d that only some names want. */
const bare = (preposition: string): string => preposition.toLowerCase().replace(/^([ae])d$/u, '$1')

/**
 * Templates whose prepositions melt into the article of a name: "a {b}" becomes `{b.a}`, "alla nonna". So a template may
 * be written either way.
 */
export const contracted = <Value>(value: Value): Value =>
  rewritten(value, template =>
    template
      .replace(OPTIONAL_END, '< $1>')
      .replace(
        JOINED,
        (_, preposition: string, key: string, plus = '') => `{${cased(preposition, key)}.${plus}${bare(preposition)}}`,
      ),
  )
