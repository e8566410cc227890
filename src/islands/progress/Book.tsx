import type { StoryStatus } from '../../contract/story.ts'
import { BlankCover } from '../book/BlankCover.tsx'
import type { ProgressTexts } from './progress-props.ts'
import { useCoverIndex } from './use-cover.ts'

export function Book({ status, texts }: { readonly status: StoryStatus; readonly texts: ProgressTexts }) {
  const covers = status.coverImages
  const index = useCoverIndex(covers)
  const card = covers?.cards[index]
  return (
    <div className="book">
      {card ? (
        <img src={card} alt={covers?.alts[index] ?? ''} width={600} height={800} />
      ) : (
        <BlankCover text={texts.covers.binding} />
      )}
    </div>
  )
}
