import type { Language } from '../../contract/languages.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { FreshPurchase } from '../../stores/library/purchase.ts'
import type { BeginningPaths } from '../../stores/versions/beginning-paths.ts'

export type LibraryTexts = Texts['library']

export const LIBRARY_TABS = ['overview', 'ebooks', 'audiobooks'] as const
export type LibraryTab = (typeof LIBRARY_TABS)[number]

/** Texts of everything that stands in the library. */
export type AllTexts = Pick<Texts, 'library' | 'frame' | 'versions' | 'share' | 'errors'>

/** Addresses of other pages in this language; `reader`, `story`, `advent`, `player` and `shop` hold `{id}`. */
export interface LibraryPaths {
  readonly reader: string
  readonly story: string
  readonly advent: string
  /** Missing where nothing can be listened to, or bought, yet: then nothing leads there. */
  readonly player?: string
  readonly shop?: string
  readonly tabs: Readonly<Record<LibraryTab, string>>
  readonly login: string
  readonly start: string
  /** Where stories begin, by language and category. */
  readonly beginnings: BeginningPaths
}

/** What every part of the library is drawn with. */
export interface Shelves {
  /** Of the page. */
  readonly language: Language
  readonly texts: AllTexts
  readonly paths: LibraryPaths
  /** Called when a story has changed, or is no longer on the shelf. */
  readonly onChanged: () => void
}

export interface StoryProps {
  readonly story: StorySummary
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

/** A complete story opens in the reader, any other on the page where it is made. */
export const storyHref = (
  { id, state }: Pick<StorySummary, 'id' | 'state'>,
  paths: Pick<LibraryPaths, 'reader' | 'story'>,
) => fill(state === 'complete' ? paths.reader : paths.story, { id })

/** What the link to a story is called. */
export function storyAction({ state }: StorySummary, texts: LibraryTexts): string {
  if (state === 'complete') return texts.read
  return state === 'failed' ? texts.repair : texts.watch
}

export const titleOf = ({ title }: StorySummary, texts: LibraryTexts): string => title || texts.untitled

/** What a tab is drawn with. */
export interface RoomProps extends Shelves {
  /** From new to old. */
  readonly stories: readonly [StorySummary, ...StorySummary[]]
  /** Whether editions that were bought take longer than we look. */
  readonly isLate: boolean
  /** What was just bought. */
  readonly fresh: FreshPurchase | undefined
}
