/** A picture of the sprite public/icons.svg; decoration only, the text beside it says what it means. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="i" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
)
