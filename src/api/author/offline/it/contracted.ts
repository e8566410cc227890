import { rewritten } from './rewritten.ts'

/** "a {b}", "di {a.+}", "ed {h}": words whose form may depend on the next. */
const JOINED = /(?<![\p{L}\p{N}])(ad?|di|da|su|in|ed?) \{(h|a|b|t|r\d+)(?:\.(\+))?\}/giu
/** An optional sentence at the end of a speech takes its preceding space along. */
const OPTIONAL_END = / <([^<>]*)>(?=[»”])/gu

const cased = (preposition: string, key: string): string =>
  preposition === preposition.toLowerCase() ? key.toLowerCase() : key.toUpperCase()

/** Without the d that only some names need. */
const bare = (preposition: string): string => preposition.toLowerCase().replace(/^([ae])d$/u, '$1')

/** "a {b}" becomes `{b.a}`, "alla nonna", so that templates may be written either way. */
export const contracted = <Value>(value: Value): Value =>
  rewritten(value, template =>
    template
      .replace(OPTIONAL_END, '< $1>')
      .replace(
        JOINED,
        (_, preposition: string, key: string, plus = '') => `{${cased(preposition, key)}.${plus}${bare(preposition)}}`,
      ),
  )
