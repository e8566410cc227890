/** A text's paragraphs: split at line breaks, empty lines dropped. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
