/** A part of a text, as UTF-16 offsets; `end` is the first that does not belong to it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The span without spaces at its ends; undefined for nothing but spaces. */
export function trimmed(text: string, { start, end }: Span): Span | undefined {
  const part = text.slice(start, end)
  const lead = part.length - part.trimStart().length
  return lead === part.length ? undefined : { start: start + lead, end: start + part.trimEnd().length }
}
