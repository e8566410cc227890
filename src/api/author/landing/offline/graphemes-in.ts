const segmenter = new Intl.Segmenter()

/** How many signs a reader sees: a Thai letter with its marks is one. */
export const graphemesIn = (text: string): number => [...segmenter.segment(text)].length
