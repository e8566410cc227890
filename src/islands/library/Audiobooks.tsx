import { fill } from '../../lib/fill.ts'
import { hasFailed, hasSound, isBeingSpoken } from '../../stores/library/editions.ts'
import { EditionRow } from './EditionRow.tsx'
import { LibraryNotice } from './LibraryNotice.tsx'
import type { RoomProps } from './library-props.ts'
import { SilentStories } from './SilentStories.tsx'
import { StoryLinkView } from './StoryLinkView.tsx'
import { audiobookFileLinks, storyLinks } from './story-links.ts'

/** Stories that can be listened to, those that are being read aloud, and those that could be. */
export function Audiobooks({ stories, isLate, fresh, texts: { library: texts }, paths }: RoomProps) {
  const bought = fresh?.edition === 'audiobook' ? fresh.story.id : undefined
  const spoken = stories.filter(
    story => hasSound(story) || isBeingSpoken(story) || hasFailed(story, 'audiobook') || story.id === bought,
  )
  const silent = stories.filter(story => !spoken.includes(story))
  return (
    <>
      {spoken.length === 0 && (
        <LibraryNotice {...texts.audiobooks.empty}>
          <a className="btn gold" href={paths.tabs.overview}>
            {texts.toOverview}
          </a>
        </LibraryNotice>
      )}
      <ul className="lib-rows">
        {spoken.map(story => (
          <EditionRow key={story.id} {...{ story, texts }} isFresh={story.id === bought}>
            {hasSound(story) ? (
              [
                ...storyLinks(story, texts, paths).filter(({ kind }) => kind === 'listen'),
                ...audiobookFileLinks(story, texts),
              ].map(link => (
                <StoryLinkView
                  key={link.href}
                  link={link}
                  className={link.kind === 'listen' ? 'btn paper' : 'btn quiet sm'}
                />
              ))
            ) : hasFailed(story, 'audiobook') ? (
              <a className="lib-state failed" href={fill(paths.player ?? paths.reader, { id: story.id })}>
                {texts.audiobooks.failed}
              </a>
            ) : (
              <p className="lib-state">
                {!isLate && <span className="spin" />}
                {isLate ? texts.audiobooks.late : texts.audiobooks.speaking}
              </p>
            )}
          </EditionRow>
        ))}
      </ul>
      <SilentStories stories={silent} texts={texts} paths={paths} />
    </>
  )
}
