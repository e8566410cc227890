const TOKEN =
  /<\?xml [^<>]*\?>|<!DOCTYPE html>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/
/** What XML 1.0 allows at all. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** Why a text is no well-formed XML document of the plain kind that books use; undefined when it is one. */
export function flawIn(xml: string): string | undefined {
  const illegal = ILLEGAL.exec(xml)
  if (illegal) return `U+${illegal[0].codePointAt(0)?.toString(16)} at ${illegal.index}`
  const open: string[] = []
  let roots = 0
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < xml.length; ) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(xml)
    if (!match) return `no markup at ${at}: ${xml.slice(at, at + 40)}`
    const [whole, closing, name = '', attributes, empty, text] = match
    if (REFERENCE.test(whole)) return `a bare ampersand at ${at}`
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') return `text outside at ${at}`
      continue
    }
    if (name === '') continue
    const names = Array.from((attributes ?? '').matchAll(/\s([\w:.-]+)=/g), ([, one]) => one)
    if (new Set(names).size !== names.length) return `an attribute twice at ${at}`
    if (closing === '/' && open.pop() !== name) return `</${name}> closes another at ${at}`
    if (closing === '' && open.length === 0) roots += 1
    if (closing === '' && empty === '') open.push(name)
  }
  return open.length > 0 || roots !== 1 ? `left open: ${open.join(' ')}` : undefined
}
