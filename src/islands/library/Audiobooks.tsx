import { hasSound, isBeingSpoken } from '../../stores/editions.ts'
import { EditionRow } from './EditionRow.tsx'
import { LibraryNotice } from './LibraryNotice.tsx'
import type { RoomProps } from './library-props.ts'
import { StoryLinkView } from './StoryLinkView.tsx'
import { storyLinks } from './story-links.ts'

/** Stories that can be listened to, and those that are being read aloud. */
export function Audiobooks({ stories, isLate, fresh, texts: { library: texts }, paths }: RoomProps) {
  const bought = fresh?.edition === 'audiobook' ? fresh.story.id : undefined
  const spoken = stories.filter(story => hasSound(story) || isBeingSpoken(story) || story.id === bought)
  if (spoken.length === 0)
    return (
      <LibraryNotice {...texts.audiobooks.empty}>
        <a className="btn gold" href={paths.tabs.overview}>
          {texts.toOverview}
        </a>
      </LibraryNotice>
    )
  return (
    <ul className="lib-rows">
      {spoken.map(story => (
        <EditionRow key={story.id} {...{ story, texts }} isFresh={story.id === bought}>
          {hasSound(story) ? (
            storyLinks(story, texts, paths)
              .filter(({ kind }) => kind === 'listen')
              .map(link => <StoryLinkView key={link.href} link={link} className="btn paper" />)
          ) : (
            <p className="lib-state">
              {!isLate && <span className="spin" />}
              {isLate ? texts.audiobooks.late : texts.audiobooks.speaking}
            </p>
          )}
        </EditionRow>
      ))}
    </ul>
  )
}
