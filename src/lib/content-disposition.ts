/** Forbidden in file names by some system, or read as a path. */
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

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Valid on every system: no path characters, limited length. */
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

/** For saving under a name in any script (RFC 6266). */
export const attachment = (name: string): string => disposition('attachment', name)

/** For showing, with a name for saving. */
export const shown = (name: string): string => disposition('inline', name)

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const fit = fileName(name)
  return `${kind}; filename="${asAscii(fit)}"; filename*=UTF-8''${encoded(fit)}`
}
