const BELOW_TWENTY =
  'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
const ONE = 1
const THREE = 3
const EIGHT = 8

/** A whole number of 0 to 99 as it stands before a masculine noun: "un anno", "ventun anni", "trentatré anni". */
export function italianNumber(number: number): string {
  const small = BELOW_TWENTY[number]
  if (small) return small
  const tens = TENS[Math.floor(number / 10)] ?? ''
  const ones = number % 10
  if (ones === 0) return tens
  if (ones === THREE) return `${tens}tré`
  // Two vowels do not meet: "ventuno", "ventotto".
  return `${ones === ONE || ones === EIGHT ? tens.slice(0, -1) : tens}${BELOW_TWENTY[ones]}`
}
