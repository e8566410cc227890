/** Removes what `end` matches, repeatedly. `end` must be anchored at the end. */
export function withoutEnd(text: string, end: RegExp): string {
  let rest = text
  for (let last = ''; last !== rest; ) {
    last = rest
    rest = rest.replace(end, '')
  }
  return rest
}
