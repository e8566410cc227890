import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import type { Language } from '../../contract/languages.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
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

/** The reader for a complete story, otherwise the page where it is made. */
export const storyHref = (
  { id, state }: Pick<StorySummary, 'id' | 'state'>,
  paths: Pick<LibraryPaths, 'reader' | 'story'>,
) => fill(state === 'complete' ? paths.reader : paths.story, { id })

export function storyAction({ state }: StorySummary, texts: LibraryTexts): string {
  if (state === 'complete') return texts.read
  return state === 'failed' ? texts.repair : texts.watch
}

export const titleOf = ({ title }: StorySummary, texts: LibraryTexts): string => title || texts.untitled

export interface TabViewProps extends StoryListOptions {
  /** Newest first. */
  readonly stories: readonly [StorySummary, ...StorySummary[]]
  readonly isLate: boolean
  readonly fresh: FreshPurchase | undefined
}
