/** Words of a free text, lower case and without accents: "châtain" becomes "chatain", "weiß" "weiss". */
export function plainWords(text: string): string[] {
  const folded = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return folded.split(/[^\p{L}]+/u).filter(word => word !== '')
}
