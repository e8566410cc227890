import { PRESENT_EDITIONS } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import type { FieldsProps } from './give-props.ts'

/** Reading online is always part of it; what was bought may be. */
export function EditionChoice({ draft, onChange, now, story, texts: { give: own }, paths }: FieldsProps) {
  const toggle = (edition: (typeof PRESENT_EDITIONS)[number]) =>
    onChange({
      editions: draft.editions.includes(edition)
        ? draft.editions.filter(one => one !== edition)
        : [...draft.editions, edition],
    })
  const isWhole = PRESENT_EDITIONS.every(edition => now.bought.includes(edition))
  return (
    <fieldset className="question give-choice">
      <legend>{own.inside}</legend>
      <p className="hint">{own.web}</p>
      {now.bought.map(edition => (
        <label key={edition} className="give-check">
          <input type="checkbox" checked={draft.editions.includes(edition)} onChange={() => toggle(edition)} />
          {own.editions[edition]}
        </label>
      ))}
      {!isWhole && (
        <p className="hint">
          <a href={fill(paths.shop, { id: story })}>{own.buy}</a>
        </p>
      )}
    </fieldset>
  )
}
