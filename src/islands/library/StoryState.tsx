import type { StoryProps } from './library-props.ts'

/** Category of a complete story, otherwise how far it is. */
export function StoryState({ story, texts }: Pick<StoryProps, 'story' | 'texts'>) {
  if (story.state === 'complete') return <span className="cat">{texts.categories[story.category]}</span>
  return (
    <span className={`lib-state ${story.state}`}>
      {story.state !== 'failed' && <span className="spin" />}
      {texts.states[story.state]}
    </span>
  )
}
