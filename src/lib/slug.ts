/** Characters and bytes of a slug: with its ending it is the name of a file, which file systems allow 255 bytes. */
const CHARACTERS_MAX = 80
const BYTES_MAX = 220

/** Nothing at the front that needs a letter before it: a vowel sign, say. */
const LOOSE_START = /^[^\p{L}\p{N}]+/u

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength

/** Without its last word; of a single word, without its last letters. */
function shortened(slug: string): string {
  const end = slug.lastIndexOf('-')
  return end > 0 ? slug.slice(0, end) : [...slug].slice(0, -1).join('')
}

/**
 * A text as a word of an address, in its own script: small letters, digits and single hyphens. Empty when the text has
 * no letter or digit.
 */
export function slugOf(text: string, language: string): string {
  const small = text.toWellFormed().normalize('NFC').toLocaleLowerCase(language).normalize('NFC')
  const words = small
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(word => word.replace(LOOSE_START, ''))
  let slug = words.filter(Boolean).join('-')
  while (slug.length > CHARACTERS_MAX || bytesOf(slug) > BYTES_MAX) slug = shortened(slug)
  return slug
}
