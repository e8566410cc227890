import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { BeginningPaths } from '../../stores/recreate.ts'
import type { OfStory } from '../versions/versions-props.ts'

export type LibraryTexts = Texts['library']

/** Addresses of other pages in this language; `reader` and `story` hold `{id}`. */
export interface LibraryPaths {
  readonly reader: string
  readonly story: string
  readonly start: string
  /** Where stories begin, by language and category. */
  readonly beginnings: BeginningPaths
}

export interface StoryProps {
  readonly story: Story
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

/** What the actions of a story's card work with; `onImproved` is called when a wish has come true. */
export interface ActionsProps extends Omit<OfStory, 'id'> {
  readonly story: Story
  readonly paths: LibraryPaths
  readonly onImproved: () => void
}

/** A complete story opens in the reader, any other on the page where it is made. */
export const storyHref = ({ id, state }: Story, paths: LibraryPaths) =>
  fill(state === 'complete' ? paths.reader : paths.story, { id })

/** What the link to a story is called. */
export function storyAction({ state }: Story, texts: LibraryTexts): string {
  if (state === 'complete') return texts.read
  return state === 'failed' ? texts.repair : texts.watch
}
