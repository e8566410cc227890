import type { ComponentProps } from 'react'
import { hasFailed, isBeingBound } from '../../stores/library/editions.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EditionRow } from './EditionRow.tsx'
import { LibraryNotice } from './LibraryNotice.tsx'
import { type StoryProps, storyAction, storyHref, type TabViewProps, titleOf } from './library-props.ts'
import { RetryEdition } from './RetryEdition.tsx'
import { StoryLinkView } from './StoryLinkView.tsx'
import { storyLinks } from './story-links.ts'

export function Ebooks({ stories, fresh, onChanged, texts: { library: texts, errors }, paths }: TabViewProps) {
  const bought = fresh?.edition === 'ebook' ? fresh.story.id : undefined
  const books = stories.filter(({ state }) => state === 'complete')
  if (books.length === 0)
    return (
      <LibraryNotice {...texts.ebooks.empty}>
        <a className="button gold" href={paths.tabs.overview}>
          {texts.toOverview}
        </a>
      </LibraryNotice>
    )
  return (
    <ul className="library-rows">
      {books.map(story => (
        <EditionRow key={story.id} {...{ story, texts }} isFresh={story.id === bought}>
          <Book {...{ story, texts, errors, paths, onChanged }} />
        </EditionRow>
      ))}
    </ul>
  )
}

type BookProps = StoryProps & ComponentProps<typeof RetryEdition>

const Book = ({ story, texts, errors, paths, onChanged }: BookProps) => (
  <>
    <a
      className="button paper"
      href={storyHref(story, paths)}
      aria-label={`${storyAction(story, texts)}: ${titleOf(story, texts)}`}
    >
      <Icon name="book-open" />
      {storyAction(story, texts)}
    </a>
    {storyLinks(story, texts, paths)
      .filter(({ kind }) => kind === 'file')
      .map(link => (
        <StoryLinkView key={link.href} link={link} className="button quiet small" />
      ))}
    {isBeingBound(story) && (
      <p className="library-state">
        <Spinner />
        {texts.ebooks.binding}
      </p>
    )}
    {hasFailed(story, 'ebook') && <RetryEdition {...{ story, texts, errors, onChanged }} />}
  </>
)
