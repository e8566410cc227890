/** ISO/IEC 18004: the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1. */
const POLYNOMIAL = 0x11d
const SIZE = 256

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL)
    product ^= ((other >>> bit) & 1) * one
  }
  return product % SIZE
}

/** Coefficients of the generator, without the leading 1. */
function generator(degree: number): number[] {
  const made = Array.from<unknown, number>({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      made[index] = multiply(made[index] ?? 0, root) ^ (made[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return made
}

/** The codewords that correct errors in others. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  let rest = Array.from({ length: degree }, () => 0)
  for (const codeword of data) {
    const factor = codeword ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor))
  }
  return rest
}
