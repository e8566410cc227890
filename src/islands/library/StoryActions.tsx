import type { ReactNode } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { Icon } from '../icon/Icon.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { ImproveButton } from '../versions/ImproveButton.tsx'
import { RecreateButton } from '../versions/RecreateButton.tsx'
import { isCalendar, type StoryListOptions, storyAction, storyHref, titleOf } from './library-props.ts'
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

function QuietActions({ story, language, texts, paths, onChanged }: Props) {
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
  className,
}: Pick<Props, 'story' | 'texts' | 'language'> & { readonly className: string }) =>
  story.role === 'owner' && story.state === 'complete' ? (
    <ShareButton {...{ id: story.id, title: titleOf(story, texts.library), language, texts, className }} />
  ) : null

/** What a book of the shelf is for, in words; the rest behind `more`. */
export function BookActions(props: Props & { readonly more: ReactNode }) {
  const { story, texts, paths, more } = props
  const title = titleOf(story, texts.library)
  const action = storyAction(story, texts.library)
  return (
    <div className="library-words">
      <a className="button quiet small" href={storyHref(story, paths)} aria-label={`${action}: ${title}`}>
        <Icon name={isCalendar(story) ? 'gift' : 'book-open'} />
        {action}
      </a>
      {storyLinks(story, texts.library, paths)
        .filter(isLarge)
        .map(({ href, icon, label }) => (
          <a key={href} className="button quiet small" href={href} aria-label={`${label}: ${title}`}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      {more}
    </div>
  )
}

/** Behind `more`. */
export const FoldedActions = (props: Props) => (
  <>
    <Share {...props} className="button quiet small" />
    <QuietActions {...props} />
  </>
)
