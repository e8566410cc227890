import type { StoryStatus } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'
import { ClaimStory } from './ClaimStory.tsx'
import type { ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly texts: ProgressTexts
  readonly library: string
}

/** Whoever waits need not, nor stay: the first chapter can be read as soon as it is written. */
export function Leave({ status, texts, library }: Props) {
  const isReadable = status.story.chapters.some(({ number }) => number === 1)
  return (
    <section className="progress-note">
      <h2>{texts.leave.heading}</h2>
      {isReadable && (
        <p>
          <a className="button gold" href="#story">
            <Icon name="book-open" />
            {texts.leave.read}
          </a>
        </p>
      )}
      <p>{texts.leave.text}</p>
      <ClaimStory at="waiting" isSecond={isReadable} />
      <p>
        <a href={library}>{texts.leave.library}</a>
      </p>
    </section>
  )
}
