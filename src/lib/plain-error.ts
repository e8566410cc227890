/**
 * An error whose message is made of our own words, names of settings, codes and figures alone: it may stand in a log.
 * What another program said, and what anybody typed, belongs into its cause.
 */
export class PlainError extends Error {
  override name = 'PlainError'
}
