/** A wrong argument; the message names it. */
export class StoriesError extends Error {
  override readonly name = 'StoriesError'
}
