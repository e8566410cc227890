/** Milliseconds since the epoch; tests pass one they advance by hand. */
export type Clock = () => number
