/** The words before the first preposition, and those from it on: "das Sofa", "bei Oma". */
export function splitTail(words: string, preposition: RegExp): readonly [string, string] {
  const tokens = words.split(' ')
  const at = tokens.findIndex((token, index) => index > 0 && index < tokens.length - 1 && preposition.test(token))
  return at < 0 ? ['', ''] : [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')]
}
