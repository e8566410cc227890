export interface Part {
  readonly text: string
  readonly isMarked: boolean
}

const MARKED = /\[\[([^[\]]+)\]\]/

/** `[[…]]` marks a part. */
export function markedParts(text: string): Part[] {
  // Odd pieces were in brackets.
  return text
    .split(MARKED)
    .map((piece, place) => ({ text: piece, isMarked: place % 2 === 1 }))
    .filter(part => part.text !== '')
}
