/** The text as a regular expression finds it, letter by letter, outside a character class; "-" needs no escape there, and may have none with `u`. */
export const escapeExpression = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
