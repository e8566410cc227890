/** A number as it is written; all other text is guarded. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
/** What makes a spreadsheet take a text for a formula, also where it is written in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^\p{Cc}/u

/** RFC 4180, with the mark by which spreadsheets know UTF-8. A text that would be a formula begins with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(row => `${row.map(fieldOf).join(',')}\r\n`).join('')}`
}

function fieldOf(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
