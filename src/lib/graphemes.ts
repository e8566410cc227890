const segmenter = new Intl.Segmenter()

/** The first `keep` graphemes and an ellipsis when there are more than `longest`. */
export function shorten(text: string, length: number, longest: number): string {
  if (text.length <= longest) return text
  const graphemes = Array.from(segmenter.segment(text), part => part.segment)
  return graphemes.length > longest ? `${graphemes.slice(0, length).join('').trimEnd()}…` : text
}
