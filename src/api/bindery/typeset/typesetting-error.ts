/** Fault of the product, never of the book. */
export class TypesettingError extends Error {
  override readonly name = 'TypesettingError'
}
