import './search.css'
import type { StoryOrder } from '../../stores/library/find-stories.ts'
import { Icon } from '../icon/Icon.tsx'
import type { LibraryTexts } from './library-props.ts'

const SEARCH_MAX = 200

/** What is looked for, and in which order. */
export interface Wanted {
  readonly search: string
  readonly order: StoryOrder
}

interface Props {
  readonly wanted: Wanted
  readonly texts: LibraryTexts
  readonly onChange: (wanted: Wanted) => void
}

export const SearchFields = ({ wanted, texts: { find }, onChange }: Props) => (
  <search className="library-search">
    <div className="library-search-field">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        maxLength={SEARCH_MAX}
        aria-label={find.label}
        placeholder={find.label}
        value={wanted.search}
        onChange={({ target }) => onChange({ ...wanted, search: target.value })}
      />
    </div>
    <select
      className="input"
      aria-label={find.order}
      value={wanted.order}
      onChange={({ target }) => onChange({ ...wanted, order: target.value as StoryOrder })}
    >
      {Object.entries(find.orders).map(([order, text]) => (
        <option key={order} value={order}>
          {text}
        </option>
      ))}
    </select>
  </search>
)
