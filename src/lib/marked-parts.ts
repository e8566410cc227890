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
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter(part => part.text !== '')
}
