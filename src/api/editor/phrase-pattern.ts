/** The entries of a list written as `one|two words|any ending*`, over several lines. */
export const entriesOf = (list: string): string[] =>
  list
    .split('|')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

const escaped = (text: string): string => text.replace(/[\\^$.+?()[\]{}/]/g, '\\$&')
const sourceOf = (entry: string): string => escaped(entry).replaceAll('*', '\\p{L}*').replace(/\s+/g, '\\s+')

/** Whole words of a folded text; `*` is any ending. */
export function phrasePattern(entries: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${entries.map(sourceOf).join('|')})(?![\\p{L}\\p{N}])`, flags)
}
