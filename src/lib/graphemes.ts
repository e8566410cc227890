const segmenter = new Intl.Segmenter()

/** The first `keep` graphemes of `text` and an ellipsis, when it has more than `longest` of them; else the text itself. */
export function shorten(text: string, keep: number, longest: number): string {
  // No text has more graphemes than code units.
  if (text.length <= longest) return text
  const graphemes = Array.from(segmenter.segment(text), part => part.segment)
  return graphemes.length > longest ? `${graphemes.slice(0, keep).join('').trimEnd()}…` : text
}
