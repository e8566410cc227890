/** UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Undefined when only spaces are left. */
export function trimmed(text: string, { start, end }: Span): Span | undefined {
  const part = text.slice(start, end)
  const lead = part.length - part.trimStart().length
  return lead === part.length ? undefined : { start: start + lead, end: start + part.trimEnd().length }
}
