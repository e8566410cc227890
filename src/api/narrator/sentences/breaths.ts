/** The most characters that are spoken at once: half a minute. */
const BREATH_LENGTH = 400
/** Where a long sentence may be cut, the best place first: after a pause, at a space. */
const PLACES = [/[,.:!?]\s/gu, /\s/gu]

function placeIn(text: string): number {
  for (const place of PLACES) {
    const last = [...text.matchAll(place)].at(-1)
    // A cut near the beginning would leave crumbs.
    if (last && last.index > BREATH_LENGTH / 4) return last.index + last[0].length
  }
  // Between the halves of a surrogate pair nothing is cut.
  return /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length
}

/** Cuts a long text so that no part is longer than a speaker's breath; most sentences are one. */
export function breaths(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > BREATH_LENGTH) {
    const cut = placeIn(rest.slice(0, BREATH_LENGTH))
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut)
  }
  return [...parts, rest.trim()].filter(part => part !== '')
}
