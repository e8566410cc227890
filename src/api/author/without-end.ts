/** A text without what an expression finds at its end, as often as it finds it there. `end` must be anchored there. */
export function withoutEnd(text: string, end: RegExp): string {
  let rest = text
  for (let last = ''; last !== rest; ) {
    last = rest
    rest = rest.replace(end, '')
  }
  return rest
}
