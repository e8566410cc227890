/** Maximum characters spoken at once: half a minute. */
const BREATH_LENGTH = 400
const BREAK_PATTERNS = [/[,.:!?]\s/gu, /\s/gu]

function breakIn(text: string): number {
  for (const pattern of BREAK_PATTERNS) {
    const last = [...text.matchAll(pattern)].at(-1)
    if (last && last.index > BREATH_LENGTH / 4) return last.index + last[0].length
  }
  // Never inside a surrogate pair.
  return /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length
}

export function breaths(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > BREATH_LENGTH) {
    const cut = breakIn(rest.slice(0, BREATH_LENGTH))
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut)
  }
  return [...parts, rest.trim()].filter(part => part !== '')
}
