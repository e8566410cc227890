/** `isStill` keeps its space without a movement. The text beside it says what is under way. */
export const Spinner = ({ isStill = false }: { readonly isStill?: boolean }) => (
  <span className={isStill ? 'spin is-still' : 'spin'} />
)
