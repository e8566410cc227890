/** With its ending a slug is a file name, at most 255 bytes. */
const CHARACTERS_MAX = 80
const BYTES_MAX = 220

/** Marks that need a letter before them, such as vowel signs. */
const INVALID_START = /^[^\p{L}\p{N}]+/u

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength

/** Without its last word; a single word without its last letters. */
function shortened(slug: string): string {
  const end = slug.lastIndexOf('-')
  return end > 0 ? slug.slice(0, end) : [...slug].slice(0, -1).join('')
}

/** A slug in the text's own script: lower case, digits, single hyphens. Empty without a letter or digit. */
export function slugOf(text: string, language: string): string {
  const small = text.toWellFormed().normalize('NFC').toLocaleLowerCase(language).normalize('NFC')
  const words = small
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(word => word.replace(INVALID_START, ''))
  let slug = words.filter(Boolean).join('-')
  while (slug.length > CHARACTERS_MAX || bytesOf(slug) > BYTES_MAX) slug = shortened(slug)
  return slug
}
