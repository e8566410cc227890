/** The typesetter could not set a book: our fault, whatever the book says. */
export class TypesettingError extends Error {
  override readonly name = 'TypesettingError'
}
