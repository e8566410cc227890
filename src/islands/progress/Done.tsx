import { useStore } from '@nanostores/react'
import { isAdvent } from '../../contract/advent.ts'
import type { StoryStatus } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { ClaimStory } from './ClaimStory.tsx'
import { useClaim } from './claim-context.ts'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

export function StoryLinks({ status, texts, paths }: Props) {
  const id = status.storyId
  const { state } = useStore(useClaim().claiming.$claiming, { ssr: 'initial' })
  const isIn = state === 'kept' || state === 'signed-in'
  return (
    <>
      <div className="progress-actions">
        {isAdvent(status.status.totalChapters) ? (
          <a className="button gold" href={fill(paths.advent, { id })}>
            <Icon name="gift" />
            {texts.dialog.calendar}
          </a>
        ) : (
          <a className="button gold" href={fill(paths.reader, { id })}>
            <Icon name="book-open" />
            {texts.dialog.read}
          </a>
        )}
        <a className="button paper" href={`${fill(paths.shop, { id })}?only=audiobook&listen`}>
          <Icon name="headphones" />
          {texts.dialog.listen}
        </a>
        <a className="button paper" href={fill(paths.shop, { id })}>
          <Icon name="shopping-bag" />
          {texts.dialog.shop}
        </a>
        {isIn && (
          <a className="button paper" href={paths.library}>
            {texts.dialog.library}
          </a>
        )}
        {isAdvent(status.status.totalChapters) && (
          <a className="button quiet" href={fill(paths.reader, { id })}>
            {texts.dialog.chapters}
          </a>
        )}
      </div>
      <ClaimStory at="complete" />
    </>
  )
}

export const Done = (props: Props) => (
  <section className="progress-note">
    <h2>{props.texts.dialog.heading}</h2>
    <p>{props.texts.dialog.text}</p>
    <StoryLinks {...props} />
  </section>
)
