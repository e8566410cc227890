/** Where a paragraph stands in the page: `chapter` is counted from 1, `paragraph` from 0 in the story and from 1 here. */
export const paragraphAddress = ({ chapter, paragraph }: { chapter: number; paragraph: number }): string =>
  `chapter-${chapter}-p-${paragraph + 1}`
