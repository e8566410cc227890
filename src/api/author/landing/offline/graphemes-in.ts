const segmenter = new Intl.Segmenter()

export const graphemesIn = (text: string): number => [...segmenter.segment(text)].length
