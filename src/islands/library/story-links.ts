import { isAdvent } from '../../contract/advent.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import { fill } from '../../lib/fill.ts'
import { filesOf, hasSound } from '../../stores/library/editions.ts'
import type { LibraryPaths, LibraryTexts } from './library-props.ts'

/** Somewhere a story leads beside its own page. A `file` is kept, the others are pages. */
export interface StoryLink {
  readonly kind: 'calendar' | 'listen' | 'file' | 'shop'
  readonly icon: string
  readonly label: string
  readonly href: string
}

type Texts = Pick<LibraryTexts, 'actions'>

/** What there really is for a story: nothing leads to what was not made, or to a page that this site has not. */
export function storyLinks(
  story: StorySummary,
  { actions }: Texts,
  paths: Pick<LibraryPaths, 'advent' | 'player' | 'shop'>,
): StoryLink[] {
  if (story.state !== 'complete') return []
  const { advent, player, shop } = paths
  const files = filesOf(story, 'ebook').map(({ format, href }) => ({
    kind: 'file' as const,
    icon: 'download',
    label: fill(actions.file, { format }),
    href,
  }))
  return [
    ...(isAdvent(story.chapters.length)
      ? [{ kind: 'calendar' as const, icon: 'gift', label: actions.calendar, href: fill(advent, { id: story.id }) }]
      : []),
    ...(player && hasSound(story)
      ? [{ kind: 'listen' as const, icon: 'headphones', label: actions.listen, href: fill(player, { id: story.id }) }]
      : []),
    ...files,
    ...(shop && story.role === 'owner'
      ? [{ kind: 'shop' as const, icon: 'shopping-bag', label: actions.shop, href: fill(shop, { id: story.id }) }]
      : []),
  ]
}

/** The whole audiobook as a file, in each kind there is. */
export const audiobookFileLinks = (
  story: StorySummary,
  { audiobooks }: Pick<LibraryTexts, 'audiobooks'>,
): StoryLink[] =>
  filesOf(story, 'audiobook').map(({ format, href }) => ({
    kind: 'file',
    icon: 'download',
    label: fill(audiobooks.file, { format }),
    href,
  }))

/** What stands beside reading itself; the others are done more rarely. */
export const isLarge = ({ kind }: StoryLink): boolean => kind === 'calendar' || kind === 'listen'
