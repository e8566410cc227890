const BELOW_THIRTY =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** A whole number of 0 to 99 as it stands before a masculine noun: "un año", "treinta y un años". */
export function spanish(number: number): string {
  const small = BELOW_THIRTY[number]
  if (small) return small
  const tens = TENS[Math.floor(number / 10)] ?? ''
  const ones = number % 10
  return ones === 0 ? tens : `${tens} y ${BELOW_THIRTY[ones]}`
}
