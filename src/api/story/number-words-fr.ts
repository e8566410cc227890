const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = '- - vingt trente quarante cinquante soixante'.split(' ')
const FROM_EIGHTY = 80
const FROM_SIXTY = 60

/** A whole number of 0 to 99 in French words, as they stand before a masculine noun: "vingt et un", "quatre-vingts". */
export function frenchNumber(number: number): string {
  const small = SMALL[number]
  if (small) return small
  if (number >= FROM_EIGHTY) {
    const rest = SMALL[number - FROM_EIGHTY]
    return number === FROM_EIGHTY ? 'quatre-vingts' : `quatre-vingt-${rest}`
  }
  const tens = number >= FROM_SIXTY ? FROM_SIXTY : number - (number % 10)
  const rest = number - tens
  const word = TENS[tens / 10] ?? ''
  if (rest === 0) return word
  return rest === 1 || rest === 11 ? `${word} et ${SMALL[rest]}` : `${word}-${SMALL[rest]}`
}
