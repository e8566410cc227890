/** The first `keep` graphemes of `text` and an ellipsis, when it has more than `longest` of them; else the text itself. */
export function shorten(text: string, keep: number, longest: number): string {
  const graphemes = Array.from(new Intl.Segmenter().segment(text), part => part.segment)
  return graphemes.length > longest ? `${graphemes.slice(0, keep).join('').trimEnd()}…` : text
}
