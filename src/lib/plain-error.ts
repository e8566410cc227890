/** An error with a loggable message: our words, names, codes, figures. Other text belongs into its cause. */
export class PlainError extends Error {
  override name = 'PlainError'
}
