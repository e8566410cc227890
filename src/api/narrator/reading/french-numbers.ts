const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')

function cardinal(number: number): string {
  if (number < 20) return SMALL[number] ?? ''
  const tens = Math.floor(number / 10)
  // Seventy and ninety count on from sixty and eighty.
  const rest = tens === 7 || tens === 9 ? (number % 10) + 10 : number % 10
  const word = TENS[tens] ?? ''
  if (rest === 0) return word
  return rest % 10 === 1 && tens < 8 ? `${word} et ${SMALL[rest]}` : `${word}-${SMALL[rest]}`
}

/** "troisième" for 3, "vingt et unième" for 21; 1 is "premier". 1 to 99. */
export function frenchOrdinal(number: number): string {
  if (number === 1) return 'premier'
  const stem = cardinal(number).replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')
  return `${stem}ième`
}
