import { isAdvent } from '../../contract/advent.ts'
import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import type { Language } from '../../contract/languages.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { More } from '../../stores/library/library.ts'
import type { FreshPurchase } from '../../stores/library/purchase.ts'

export type LibraryTexts = Texts['library']

export const LIBRARY_TABS = ['overview', 'ebooks', 'audiobooks'] as const
export type LibraryTab = (typeof LIBRARY_TABS)[number]

export type AllTexts = Pick<Texts, 'library' | 'frame' | 'versions' | 'share' | 'errors'>

/** Paths in this language; `reader`, `story`, `advent`, `player` and `shop` hold `{id}`. */
export interface LibraryPaths {
  readonly reader: string
  readonly story: string
  readonly advent: string
  /** Missing where nothing can be heard, given, or bought. */
  readonly player?: string
  readonly give?: string
  readonly shop?: string
  readonly tabs: Readonly<Record<LibraryTab, string>>
  readonly login: string
  readonly start: string
  readonly beginnings: BeginningPaths
}

export interface StoryListOptions {
  readonly language: Language
  readonly texts: AllTexts
  readonly paths: LibraryPaths
  readonly onChanged: () => void
}

export interface StoryProps {
  readonly story: StorySummary
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

/** The reader for a complete story, its calendar for one in as many chapters as that has doors, otherwise the page where it is made. */
export function storyHref(story: StorySummary, paths: Pick<LibraryPaths, 'reader' | 'story' | 'advent'>): string {
  const { id, state } = story
  if (state !== 'complete') return fill(paths.story, { id })
  return fill(isCalendar(story) ? paths.advent : paths.reader, { id })
}

export function storyAction(story: StorySummary, texts: LibraryTexts): string {
  if (isCalendar(story)) return texts.actions.calendar
  if (story.state === 'complete') return texts.read
  return story.state === 'failed' ? texts.repair : texts.watch
}

/** Opened door by door, not read at a stretch. */
export const isCalendar = ({ state, chapters }: StorySummary): boolean =>
  state === 'complete' && isAdvent(chapters.length)

export const titleOf = ({ title }: StorySummary, texts: LibraryTexts): string => title || texts.untitled

export interface TabViewProps extends StoryListOptions {
  /** Newest first. */
  readonly stories: readonly [StorySummary, ...StorySummary[]]
  readonly isLate: boolean
  readonly fresh: FreshPurchase | undefined
  readonly more: More
  readonly onMore: () => Promise<void>
}
