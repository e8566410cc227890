export interface Part {
  readonly text: string
  readonly isMarked: boolean
}

const MARKED = /\[\[([^[\]]+)\]\]/

/** A text in parts: what stands in `[[…]]` is marked. Without a mark it is one part. */
export function markedParts(text: string): Part[] {
  // Every other piece is what the brackets held.
  return text
    .split(MARKED)
    .map((piece, place) => ({ text: piece, isMarked: place % 2 === 1 }))
    .filter(part => part.text !== '')
}
