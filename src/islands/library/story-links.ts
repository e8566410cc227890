import type { StorySummary } from '../../contract/story-summary.ts'
import { fill } from '../../lib/fill.ts'
import { filesOf, hasSound } from '../../stores/library/editions.ts'
import { isCalendar, type LibraryPaths, type LibraryTexts } from './library-props.ts'

/** A `file` is downloaded, the others are pages. */
export interface StoryLink {
  readonly kind: 'chapters' | 'listen' | 'file' | 'give' | 'shop'
  readonly icon: string
  readonly label: string
  readonly href: string
}

type Texts = Pick<LibraryTexts, 'actions'>

/** Only what was made for the story and is served by this site. */
export function storyLinks(
  story: StorySummary,
  { actions }: Texts,
  paths: Pick<LibraryPaths, 'reader' | 'player' | 'give' | 'shop'>,
): StoryLink[] {
  if (story.state !== 'complete') return []
  const { reader, player, give, shop } = paths
  const files = filesOf(story, 'ebook').map(({ format, href }) => ({
    kind: 'file' as const,
    icon: 'download',
    label: fill(actions.file, { format }),
    href,
  }))
  return [
    ...(player && hasSound(story)
      ? [{ kind: 'listen' as const, icon: 'headphones', label: actions.listen, href: fill(player, { id: story.id }) }]
      : []),
    ...files,
    ...(isCalendar(story)
      ? [
          {
            kind: 'chapters' as const,
            icon: 'book-open',
            label: actions.chapters,
            href: fill(reader, { id: story.id }),
          },
        ]
      : []),
    ...(give && story.role === 'owner'
      ? [{ kind: 'give' as const, icon: 'gift', label: actions.give, href: fill(give, { id: story.id }) }]
      : []),
    ...(shop && story.role === 'owner'
      ? [{ kind: 'shop' as const, icon: 'shopping-bag', label: actions.shop, href: fill(shop, { id: story.id }) }]
      : []),
  ]
}

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

export const isLarge = ({ kind }: StoryLink): boolean => kind === 'listen'
