import type { ReactNode } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { Icon } from '../icon/Icon.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { ImproveButton } from '../versions/ImproveButton.tsx'
import { RecreateButton } from '../versions/RecreateButton.tsx'
import { type StoryListOptions, titleOf } from './library-props.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { StoryLinkView } from './StoryLinkView.tsx'
import { isLarge, storyLinks } from './story-links.ts'

interface Props extends StoryListOptions {
  readonly story: StorySummary
}

export function FeatureActions({ children, ...props }: Props & { readonly children: ReactNode }) {
  const { story, texts, language, paths } = props
  const links = storyLinks(story, texts.library, paths)
  return (
    <>
      <div className="library-actions">
        {children}
        {links.filter(isLarge).map(link => (
          <StoryLinkView key={link.href} link={link} className="button paper" />
        ))}
        <Share {...{ story, texts, language }} className="button paper" />
      </div>
      <div className="library-quiet">
        <QuietActions {...props} />
      </div>
    </>
  )
}

export function QuietActions({ story, language, texts, paths, onChanged }: Props) {
  const title = titleOf(story, texts.library)
  const own = { id: story.id, title, language, texts, className: 'button quiet small' }
  const isOwn = story.role === 'owner'
  const isOwnBook = isOwn && story.state === 'complete'
  return (
    <>
      {storyLinks(story, texts.library, paths)
        .filter(link => !isLarge(link))
        .map(link => (
          <StoryLinkView key={link.href} link={link} className={own.className} />
        ))}
      {isOwnBook && <ImproveButton {...own} resumes={false} onDone={onChanged} />}
      {isOwnBook && <RecreateButton {...own} paths={paths.beginnings} />}
      {!isOwn && <RemoveButton id={story.id} title={title} texts={texts} onRemoved={onChanged} />}
    </>
  )
}

/** For the owner of a finished story. */
const Share = ({
  story,
  texts,
  language,
  ...looks
}: Pick<Props, 'story' | 'texts' | 'language'> & { readonly className: string; readonly isBare?: boolean }) =>
  story.role === 'owner' && story.state === 'complete' ? (
    <ShareButton {...{ id: story.id, title: titleOf(story, texts.library), language, texts }} {...looks} />
  ) : null

export function LedgeActions(props: Props & { readonly more: ReactNode }) {
  const { story, texts, language, paths, more } = props
  const title = titleOf(story, texts.library)
  return (
    <div className="library-icons">
      <a
        className="icon-button"
        href={paths.reader.replace('{id}', story.id)}
        aria-label={`${texts.library.read}: ${title}`}
      >
        <Icon name="book-open" />
      </a>
      {storyLinks(story, texts.library, paths)
        .filter(isLarge)
        .map(({ href, icon, label }) => (
          <a key={href} className="icon-button" href={href} aria-label={`${label}: ${title}`}>
            <Icon name={icon} />
          </a>
        ))}
      <Share {...{ story, texts, language }} className="icon-button" isBare />
      {more}
    </div>
  )
}
