import { fill } from '../../lib/fill.ts'
import { hasFailed, hasSound, isBeingSpoken } from '../../stores/library/editions.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { EditionRow } from './EditionRow.tsx'
import { LibraryNotice } from './LibraryNotice.tsx'
import type { StoryProps, TabViewProps } from './library-props.ts'
import { SilentStories } from './SilentStories.tsx'
import { StoryLinkView } from './StoryLinkView.tsx'
import { audiobookFileLinks, storyLinks } from './story-links.ts'

export function Audiobooks({ stories, isLate, fresh, texts: { library: texts }, paths }: TabViewProps) {
  const bought = fresh?.edition === 'audiobook' ? fresh.story.id : undefined
  const spoken = stories.filter(
    story => hasSound(story) || isBeingSpoken(story) || hasFailed(story, 'audiobook') || story.id === bought,
  )
  const silent = stories.filter(story => !spoken.includes(story))
  return (
    <>
      {spoken.length === 0 && (
        <LibraryNotice {...texts.audiobooks.empty}>
          <a className="button gold" href={paths.tabs.overview}>
            {texts.toOverview}
          </a>
        </LibraryNotice>
      )}
      <ul className="library-rows">
        {spoken.map(story => (
          <EditionRow key={story.id} {...{ story, texts }} isFresh={story.id === bought}>
            <Sound {...{ story, isLate, texts, paths }} />
          </EditionRow>
        ))}
      </ul>
      <SilentStories stories={silent} texts={texts} paths={paths} />
    </>
  )
}

function Sound({ story, isLate, texts, paths }: StoryProps & Pick<TabViewProps, 'isLate'>) {
  if (hasSound(story)) {
    const heard = storyLinks(story, texts, paths).filter(({ kind }) => kind === 'listen')
    return [...heard, ...audiobookFileLinks(story, texts)].map(link => (
      <StoryLinkView
        key={link.href}
        link={link}
        className={link.kind === 'listen' ? 'button paper' : 'button quiet small'}
      />
    ))
  }
  if (hasFailed(story, 'audiobook')) {
    return (
      <a className="library-state failed" href={fill(paths.player ?? paths.reader, { id: story.id })}>
        {texts.audiobooks.failed}
      </a>
    )
  }
  return (
    <p className="library-state">
      {!isLate && <Spinner />}
      {isLate ? texts.audiobooks.late : texts.audiobooks.speaking}
    </p>
  )
}
