/** From public/icons.svg; decoration: the text beside it says what it means. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
)
