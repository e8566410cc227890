export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Markdown with `between`, mostly pictures, after each section as far as it goes. */
export function sectionsAsMarkdown(sections: readonly Section[], between: readonly string[] = []): string {
  return sections
    .flatMap(({ heading, paragraphs }, index) => [`## ${heading}`, ...paragraphs, between[index] ?? ''])
    .filter(Boolean)
    .join('\n\n')
}
