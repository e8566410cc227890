import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import type { createSharedStory, Shared } from '../../stores/shared/shared-story.ts'

interface SharedTexts extends Pick<Texts, 'sharedStory' | 'frame'> {
  readonly reader: Pick<Texts['reader'], 'unreachable' | 'cover' | 'binding' | 'untitled' | 'notes' | 'place'>
  readonly categories: Texts['library']['categories']
  readonly calendar: string
}

/** Paths in this language; `reader` and `advent` hold `{id}`. */
interface SharedPaths {
  readonly reader: string
  readonly advent: string
  readonly library: string
  readonly login: string
  readonly start: string
}

export interface SharedProps {
  readonly language: Language
  readonly texts: SharedTexts
  readonly paths: SharedPaths
}
export interface SheetProps extends SharedProps {
  readonly now: Extract<Shared, { state: 'open' }>
  readonly store: ReturnType<typeof createSharedStory>
}
