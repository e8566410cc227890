import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { StoryProps } from './library-props.ts'

export function StoryState({ story, texts }: Pick<StoryProps, 'story' | 'texts'>) {
  if (story.state === 'complete')
    return (
      <span className="library-kind">
        <span className="category-label">{texts.categories[story.category]}</span>
        {(story.present || story.role === 'recipient') && (
          <span className="library-shared">
            <Icon name={story.present ? 'gift' : 'users'} />
            {story.present ? fill(texts.present[story.role], { name: story.present }) : texts.shared}
          </span>
        )}
      </span>
    )
  return (
    <span className={`library-state ${story.state}`}>
      {story.state !== 'failed' && <Spinner />}
      {texts.states[story.state]}
    </span>
  )
}
