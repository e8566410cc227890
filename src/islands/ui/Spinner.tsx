/** Turns while something is under way; the words beside it say what. `isStill` keeps its room without a movement. */
export const Spinner = ({ isStill = false }: { readonly isStill?: boolean }) => (
  <span className={isStill ? 'spin is-still' : 'spin'} />
)
