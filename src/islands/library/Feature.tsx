import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { type StoryProps, storyAction, storyHref } from './library-props.ts'
import { ShelfBook } from './ShelfBook.tsx'
import { StoryState } from './StoryState.tsx'

/** The newest story, large; `children` are further things to do with it. */
export function Feature({ story, texts, paths, children }: StoryProps & { readonly children: ReactNode }) {
  const href = storyHref(story, paths)
  const complete = story.state === 'complete'
  return (
    <article className="lib-feature" data-cat={story.category}>
      <a className="lib-book" href={href} aria-label={story.title || texts.untitled}>
        <ShelfBook story={story} texts={texts} />
      </a>
      <div>
        {complete && (
          <span className="pill">
            <Icon name="lantern" />
            {texts.fresh}
          </span>
        )}
        <h2 lang={story.language}>{story.title || texts.untitled}</h2>
        <StoryState story={story} texts={texts} />
        {story.teaser && (
          <p className="lead" lang={story.language}>
            {story.teaser}
          </p>
        )}
        <div className="lib-acts">
          <a className="btn gold" href={href}>
            <Icon name={complete ? 'book-open' : 'eye'} />
            {storyAction(story, texts)}
          </a>
          <a className="btn paper" href={paths.start}>
            <Icon name="plus" />
            {texts.begun}
          </a>
          {children}
        </div>
      </div>
    </article>
  )
}
