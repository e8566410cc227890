/** A part of a long text: its heading and what stands below it, plain. */
export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Sections as markdown, `between` after each of them as far as it goes: pictures, mostly. */
export function sectionsAsMarkdown(sections: readonly Section[], between: readonly string[] = []): string {
  return sections
    .flatMap(({ heading, paragraphs }, index) => [`## ${heading}`, ...paragraphs, between[index] ?? ''])
    .filter(Boolean)
    .join('\n\n')
}
