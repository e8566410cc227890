/** Not allowed in a file's name by one system or another, or read as a path. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]+/gu
const NAME_BYTES = 180
const bytes = new TextEncoder()

const asAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/[%;]/g, '_')

/** RFC 5987, `attr-char`. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A name that every system can keep: no signs of paths, not longer than a folder's entry may be. */
export function fileName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let fit = ''
  for (const character of stem.toWellFormed().normalize('NFC').replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim()) {
    if (bytes.encode(fit + character).length > NAME_BYTES) break
    fit += character
  }
  return `${fit.replace(/^[.\s]+|(?<![.\s])[.\s]+$/gu, '') || '_'}${ending}`
}

/** The header by which a browser saves a file under a name in any script (RFC 6266). */
export const attachment = (name: string): string => disposition('attachment', name)

/** The same for a file that is shown, and has this name when it is saved from there. */
export const shown = (name: string): string => disposition('inline', name)

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const fit = fileName(name)
  return `${kind}; filename="${asAscii(fit)}"; filename*=UTF-8''${encoded(fit)}`
}
