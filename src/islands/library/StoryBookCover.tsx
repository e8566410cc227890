import { BlankCover } from '../book/BlankCover.tsx'
import { Bow } from '../book/Bow.tsx'
import type { StoryProps } from './library-props.ts'

interface Props extends Pick<StoryProps, 'story' | 'texts'> {
  readonly isFresh?: boolean
}

/** The title beside it names the link. */
export function StoryBookCover({ story, texts, isFresh = false }: Props) {
  const classes = ['book', story.state !== 'complete' && 'unlit', isFresh && 'bought'].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {story.cover ? <img src={story.cover} alt="" width={600} height={800} /> : <BlankCover text={texts.binding} />}
      {story.present && story.role === 'owner' && <Bow />}
      {isFresh && <span className="badge">{texts.purchase.badge}</span>}
    </div>
  )
}
