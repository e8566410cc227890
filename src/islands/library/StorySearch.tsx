import './search.css'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { findStories, STORY_ORDERS, type StoryOrder } from '../../stores/library/find-stories.ts'
import type { More } from '../../stores/library/library.ts'
import { $listeningPositions } from '../../stores/player/listening-position.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import { Icon } from '../icon/Icon.tsx'
import type { LibraryTexts } from './library-props.ts'

/** What is looked for is looked for in so many stories; the button below loads further ones. */
const SEARCHED_MOST = 400
const SEARCH_MAX = 200

interface Props {
  readonly stories: readonly StorySummary[]
  readonly language: string
  readonly texts: LibraryTexts
  readonly more: More
  readonly onMore: () => Promise<void>
  /** `found`: undefined while nothing is looked for. */
  readonly children: (found: readonly StorySummary[] | undefined) => ReactNode
}

/** A field and a menu over the books. */
export default function StorySearch({ stories, language, texts: { find }, more, onMore, children }: Props) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<StoryOrder>('newest')
  const isPlain = search.trim() === '' && order === 'newest'
  useEffect(() => {
    if (!isPlain && more === 'offered' && stories.length < SEARCHED_MOST) void onMore()
  }, [isPlain, more, stories.length, onMore])
  const readAt = useReadAt()
  const found = useMemo(
    () => (isPlain ? undefined : findStories(stories, { search, order, language, readAt })),
    [stories, search, order, language, readAt, isPlain],
  )
  return (
    <>
      <search className="library-search">
        <SearchField {...{ search, find }} onChange={setSearch} />
        <OrderMenu {...{ order, find }} onChange={setOrder} />
      </search>
      <p className={found?.length === 0 ? 'library-search-none' : 'visually-hidden'} role="status">
        {found && said(found.length, search, { language, find })}
      </p>
      {children(found)}
    </>
  )
}

interface SearchFieldProps {
  readonly search: string
  readonly find: LibraryTexts['find']
  readonly onChange: (search: string) => void
}

const SearchField = ({ search, find, onChange }: SearchFieldProps) => (
  <div className="library-search-field">
    <Icon name="search" />
    <input
      className="input"
      type="search"
      maxLength={SEARCH_MAX}
      aria-label={find.label}
      placeholder={find.label}
      value={search}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)

interface OrderMenuProps {
  readonly order: StoryOrder
  readonly find: LibraryTexts['find']
  readonly onChange: (order: StoryOrder) => void
}

const OrderMenu = ({ order, find, onChange }: OrderMenuProps) => (
  <select
    className="input"
    aria-label={find.order}
    value={order}
    onChange={({ target }) => onChange(target.value as StoryOrder)}
  >
    {STORY_ORDERS.map(one => (
      <option key={one} value={one}>
        {find.orders[one]}
      </option>
    ))}
  </select>
)

function said(
  count: number,
  search: string,
  { language, find }: { readonly language: string; readonly find: LibraryTexts['find'] },
): string {
  return count === 0 ? fill(find.none, { search: search.trim() }) : counted(language, count, find.found)
}

function useReadAt(): (id: string) => number | undefined {
  const read = useStore($readingPositions)
  const heard = useStore($listeningPositions)
  return useMemo(() => id => Math.max(read[id]?.at ?? 0, heard[id]?.at ?? 0) || undefined, [read, heard])
}
